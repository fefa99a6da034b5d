"""One module per migration; none is changed after a release."""
