"""Files and receipts that hosts exchange: signed by one, and files readable by the other one alone (NaCl: Ed25519, sealed boxes)."""

from __future__ import annotations

from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from collections.abc import Collection
from typing import Final

from nacl.exceptions import CryptoError
from nacl.public import SealedBox
from nacl.signing import SigningKey, VerifyKey

from bot.tables.values import Refused

PREFIX: Final = "mars-"
FILE, RECEIPT = b"mars file 1", b"mars receipt 1"
"""What is signed begins with this and the key of the host whom it is for, so that no signature can serve another purpose or host."""
KEY: Final = 32
MOVE: Final = 16
SIGNATURE: Final = 64


class Identity:
    """The keys of one host: a secret, and the public key derived from it."""

    def __init__(self, secret: bytes) -> None:
        self._secret = SigningKey(secret)

    @property
    def key(self) -> str:
        """The public key, in the form in which hosts enter it in their settings."""
        return PREFIX + _written(bytes(self._secret.verify_key))

    def sealed(self, to: str, content: bytes) -> bytes:
        """Sign a content and encrypt it for the host with the key `to`. Raises `Refused`: bad-key."""
        reader = _public(to)
        signed = self._secret.sign(FILE + bytes(reader) + content).signature
        try:
            box = SealedBox(reader.to_curve25519_public_key())
        except CryptoError:
            raise Refused("bad-key") from None
        return box.encrypt(bytes(self._secret.verify_key) + signed + content)

    def opened(self, sealed: bytes, trusted: Collection[str]) -> tuple[str, bytes]:
        """Decrypt a content and check its signature; return the sender's key and the content.

        Refused: move-sealed, move-stranger (a key that is not in `trusted`), move-forged.
        """
        try:
            plain = SealedBox(self._secret.to_curve25519_private_key()).decrypt(sealed)
            author, signed, content = plain[:KEY], plain[KEY : KEY + SIGNATURE], plain[KEY + SIGNATURE :]
            sender = PREFIX + _written(author)
            if sender not in trusted:
                raise Refused("move-stranger", key=sender)
        except (CryptoError, ValueError, TypeError):
            raise Refused("move-sealed") from None
        try:
            VerifyKey(author).verify(FILE + bytes(self._secret.verify_key) + content, signed)
        except (CryptoError, ValueError, TypeError):
            raise Refused("move-forged") from None
        return sender, content

    def receipt(self, of: str, move: str) -> str:
        """Return a signed receipt for the host with the key `of`: this move has arrived here."""
        number = bytes.fromhex(move)
        return _written(number + self._secret.sign(RECEIPT + bytes(_public(of)) + number).signature)


def moved(receipt: str) -> str:
    """Return the number of the move in a receipt, without checking its signature. Refused: bad-receipt."""
    return _parts(receipt)[0].hex()


def check(receipt: str, by: str, of: str) -> None:
    """Raise `Refused` (bad-receipt) unless the host with the key `by` has given this receipt to the one with the key `of`."""
    number, signature = _parts(receipt)
    try:
        _public(by).verify(RECEIPT + bytes(_public(of)) + number, signature)
    except (CryptoError, ValueError, TypeError):
        raise Refused("bad-receipt") from None


def _parts(receipt: str) -> tuple[bytes, bytes]:
    try:
        found = _read(receipt.strip().strip("`"))
    except (Error, ValueError):
        raise Refused("bad-receipt") from None
    if len(found) != MOVE + SIGNATURE:
        raise Refused("bad-receipt")
    return found[:MOVE], found[MOVE:]


def _public(key: str) -> VerifyKey:
    try:
        return VerifyKey(_read(key.removeprefix(PREFIX)))
    except (CryptoError, Error, ValueError, TypeError):
        raise Refused("bad-key") from None


def _written(plain: bytes) -> str:
    return urlsafe_b64encode(plain).rstrip(b"=").decode()


def _read(text: str) -> bytes:
    return urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
