# Images of Website, an example of a site with tips, and of TipSyncServer. Documentation/Containers.md says how to run them.
#
#     docker build --target website --tag website .
#     docker build --target sync-server --tag sync-server .

FROM swift:6.3-bookworm AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libsqlite3-dev zlib1g-dev libpq-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .

FROM build AS build-website
RUN swift build -c release --static-swift-stdlib --package-path Examples --scratch-path /build --product Website \
    && mkdir /program && cp -r /build/release/Website /build/release/*.resources /program

FROM build AS build-sync-server
RUN swift build -c release --static-swift-stdlib --package-path Server --traits PostgreSQL --scratch-path /build \
        --product TipSyncServer \
    && mkdir /program && cp /build/release/TipSyncServer /program

# Scripts/check-containers derives the packages of the next two stages from the programs.
FROM debian:bookworm-slim AS website
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libsqlite3-0 libstdc++6 zlib1g \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build-website /program /program
RUN useradd --system --create-home tips && mkdir /data && chown tips /data
USER tips
VOLUME /data
EXPOSE 8080
ENTRYPOINT ["/program/Website", "--host", "0.0.0.0", "--store", "/data"]

FROM debian:bookworm-slim AS sync-server
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libpq5 libsqlite3-0 libstdc++6 \
    && rm -rf /var/lib/apt/lists/*
COPY --from=build-sync-server /program /program
RUN useradd --system --create-home tips && mkdir /data && chown tips /data
USER tips
VOLUME /data
EXPOSE 8090
ENTRYPOINT ["/program/TipSyncServer"]
CMD ["--database", "/data/rows.db", "--keys", "/data/keys.json", "--host", "0.0.0.0"]
