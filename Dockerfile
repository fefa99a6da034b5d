FROM python:3.13-slim AS build
COPY requirements/run.txt /tmp/run.txt
RUN python -m venv /venv \
    && /venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /tmp/run.txt
COPY tools/translations.py /tmp/tools/translations.py
COPY words/locale /tmp/words/locale
RUN /venv/bin/python /tmp/tools/translations.py compile

FROM python:3.13-slim
# FriBidi, which Pillow loads where it finds it: without it names in Hebrew, Arabic and Thai are not drawn.
RUN apt-get update && apt-get install -y --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
RUN useradd --uid 10001 --create-home mars && install -d -o mars -g mars /data
COPY --from=build /venv /venv
WORKDIR /app
COPY LICENSE ./
COPY engine engine
COPY words words
COPY --from=build /tmp/words/locale words/locale
COPY renderer renderer
COPY fonts fonts
COPY bot bot
RUN python -m compileall -q /app && /venv/bin/python -m renderer.tools.printing
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1 \
    MARS_DATABASE_URL=sqlite+aiosqlite:////data/mars.sqlite3 MARS_LOG_FORMAT=json \
    MARS_METRICS_HOST=0.0.0.0
USER 10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot.health"]
# Exec form: python is process 1 and gets the SIGTERM itself, so the bot can finish what it has begun.
CMD ["python", "-m", "bot"]
