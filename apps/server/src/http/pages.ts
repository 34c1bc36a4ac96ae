import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...origins.flatMap(socketsToo)].join(' ')}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Pages may talk to the own origin and to the other nodes that are named. */
const socketsToo = (origin: string) => [origin, origin.replace(/^http/, 'ws')];

/** Headers for everything that goes out. */
export function securityHeaders(app: FastifyInstance, origins: readonly string[]): void {
  const POLICY = policy(origins);
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
  });
}

/** The built pages; every path that is no file is the one page, which looks at the path itself. */
export async function pages(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt)
    await app.register(fastifyStatic, {
      cacheControl: false,
      root: folder,
      wildcard: true,
      preCompressed: true,
      setHeaders: (response, path) => cache(response, path),
      index: false,
    });
  // By name: as the index of a folder a compressed file is not found, and a service worker asks without `accept: text/html`.
  if (isBuilt) app.get('/', (_request, reply) => reply.sendFile('index.html', folder));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && (request.headers.accept ?? '').includes('text/html');
    if (isBuilt && isPage) return reply.header('cache-control', 'no-cache').sendFile('index.html', folder);
    return reply.code(404).send({ code: 'NOT_FOUND', text: 'There is nothing here.' });
  });
}

/** Files with a hash in their name never change. */
function cache(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = /[/\\]assets[/\\]/.test(path);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
