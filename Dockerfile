# The image of a server: docker build -t laar .
# How to run it stands in docs/operating.md; tests/packages carries these steps out.
ARG PYTHON=3.11-slim-bookworm

FROM python:${PYTHON} AS build
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev
WORKDIR /build
COPY requirements.lock requirements-nodes.lock ./
RUN python -m venv /tools && /tools/bin/python -m pip install --require-hashes --no-deps --requirement requirements.lock
RUN python -m venv /opt/laar && /opt/laar/bin/python -m pip install --require-hashes --no-deps --requirement requirements-nodes.lock
COPY pyproject.toml build_hook.py README.md LICENSE NOTICE ./
COPY scripts scripts
COPY web web
COPY src src
RUN /tools/bin/python -m hatchling build --target wheel --directory /wheels
RUN /opt/laar/bin/python -m pip install --no-deps --no-index /wheels/*.whl

FROM python:${PYTHON}
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/laar laar
COPY --from=build /opt/laar /opt/laar
ENV PATH=/opt/laar/bin:$PATH PYTHONDONTWRITEBYTECODE=1 LAAR_HOST=0.0.0.0 LAAR_DATA=/var/lib/laar LAAR_LOG=json
USER 10001
VOLUME /var/lib/laar
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz/ready', timeout=2)"]
CMD ["laar", "serve"]
