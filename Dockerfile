# Three stages: pages, server and command line are built, the packages they need installed from the lock file, and what runs is put together.
FROM node:22-bookworm-slim AS built
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN npm ci --omit=dev --omit=peer --no-audit --no-fund

FROM node:22-bookworm-slim
# No file is written but in /data: SQLite sorts there, or in memory.
ENV NODE_ENV=production PORT=8080 NIGHTFALL_DATA=/data NIGHTFALL_LOG=info SQLITE_TMPDIR=/data
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=packages /app/node_modules ./node_modules
COPY --from=packages /app/apps/server/node_modules ./apps/server/node_modules
COPY --from=built /app/apps/server/dist ./apps/server/dist
COPY --from=built /app/apps/cli/dist ./apps/cli/dist
COPY --from=built /app/apps/web/dist ./apps/web/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# As `npm start` does it (docs/adr/0016); node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "--enable-source-maps", "apps/server/dist/main.mjs"]
