# The pages are built and the packages installed in the first stage; the second has neither a compiler nor a package cache.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm install --no-save --no-audit --no-fund && node scripts/web-build.mjs

FROM node:22-bookworm-slim
ENV NODE_ENV=production PORT=8080 NIGHTFALL_DATA=/data NIGHTFALL_LOG=info
WORKDIR /app
COPY --from=build /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# Sources run as they are (docs/adr/0010); node itself is process 1, so that SIGTERM reaches it.
CMD ["node", "--import", "tsx", "apps/server/src/main.ts"]
