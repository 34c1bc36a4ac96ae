import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Branding } from '@nightfall/protocol';
import { type Added, told } from '../added/index.ts';
import type { Config } from '../config.ts';
import { isApi } from './rest.ts';

const policy = (origins: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
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

/** Pages may talk to their own origin and to the other nodes that are named. */
const socketsToo = (origin: string) => [origin, origin.replace(/^http/, 'ws')];

/** Headers for everything that goes out. */
export function securityHeaders(app: FastifyInstance, origins: readonly string[]): void {
  const POLICY = policy(origins);
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
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
export async function pages(
  app: FastifyInstance,
  { base, web: folder, branding: { title } }: Config,
  branding: () => Branding,
  added: readonly Added[],
  kept: string | undefined,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const isOwn = base !== '/' || added.length > 0 || isHosted(branding());
  const own = isBuilt && isOwn ? ownPages(folder, base, title, added) : undefined;
  const sendPage = (reply: FastifyReply) =>
    own === undefined ? reply.sendFile('index.html', folder) : reply.type('text/html; charset=utf-8').send(own.page(branding()));
  if (base !== '/') app.get(base.slice(0, -1), (_request, reply) => reply.redirect(base));
  if (own)
    app.get(`/${MANIFEST}`, (_request, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'no-cache').send(own.manifest),
    );
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
  if (isBuilt) app.get('/', (_request, reply) => sendPage(reply.header('cache-control', 'no-cache')));
  app.setNotFoundHandler((request, reply) => {
    const asset = /^\/assets\/([\w.-]{1,100})$/.exec(request.url)?.[1];
    if (kept && asset && !asset.startsWith('.') && existsSync(join(kept, asset)))
      return reply.header('cache-control', 'public, max-age=86400').sendFile(asset, kept);
    if (isBuilt && isPage(request)) return sendPage(reply.header('cache-control', 'no-cache'));
    return reply.code(404).send({ code: 'NOT_FOUND', text: 'There is nothing here.' });
  });
}

/** A person's browser asks for a page; the robots that preview links in a chat ask for anything. */
function isPage(request: FastifyRequest): boolean {
  const wantsPage =
    (request.headers.accept ?? '').includes('text/html') || /^\/(t|play)\/[\w-]+$/.test(request.url.split('?')[0]!);
  return request.method === 'GET' && !isApi(request) && wantsPage;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const MANIFEST = 'manifest.webmanifest';
/** The title in our own pages. */
const OURS = 'Nightfall';
/** Does the host show anything of their own? */
const isHosted = ({ title, logo, imprint, privacy, notice, members, tables, tonight }: Branding): boolean =>
  title !== OURS || logo !== null || imprint || privacy || notice !== '' || members || tables || tonight;
/** An attribute of the page that its program reads. */
const written = (name: string, data: object): string => ` data-${name}="${escaped(JSON.stringify(data))}"`;
/** The page and the manifest with the host's title, so that previews and the installed app have it too; under another path the addresses in them begin there. */
function ownPages(folder: string, base: string, title: string, added: readonly Added[]) {
  const file = (name: string) => readFileSync(join(folder, name), 'utf8');
  const manifest = existsSync(join(folder, MANIFEST)) ? (JSON.parse(file(MANIFEST)) as object) : {};
  const games = added.length > 0 ? written('games', added.map(told)) : '';
  const page = file('index.html')
    .replaceAll('="/', `="${base}`)
    .replace(`<title>${OURS}</title>`, () => `<title>${escaped(title)}</title>`);
  const mark = `data-base="${base}"`;
  return {
    // Whoever opens the page sees at once what the host offers. An announcement is news: it comes later.
    page: (branding: Branding) =>
      page.replace(
        mark,
        () => mark + (isHosted(branding) ? written('branding', { ...branding, announcement: null }) : '') + games,
      ),
    manifest: JSON.stringify({ ...manifest, name: title, short_name: title }),
  };
}

/** Files with a hash in their name never change. */
function cache(response: { setHeader(name: string, value: string): void }, path: string): void {
  const isHashed = /[/\\]assets[/\\]/.test(path);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}
