# Three stages: the pages are built, the packages of the server installed from the lock file, and what runs is put together.
FROM node:22-bookworm-slim AS pages
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/web-build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=peer --no-audit --no-fund

FROM node:22-bookworm-slim
# No file is written but in /data: the runner of the sources keeps no cache, and SQLite sorts in memory.
ENV NODE_ENV=production PORT=8080 NIGHTFALL_DATA=/data NIGHTFALL_LOG=info TSX_DISABLE_CACHE=1 SQLITE_TMPDIR=/data
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/apps/server ./apps/server
COPY --from=packages /app/apps/cli ./apps/cli
COPY --from=packages /app/packages ./packages
COPY --from=packages /app/games ./games
COPY --from=pages /app/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Sources run as they are (docs/adr/0010); node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "--import", "tsx", "apps/server/src/main.ts"]
