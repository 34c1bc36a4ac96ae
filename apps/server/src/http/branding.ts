import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Branding } from '@nightfall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { neighbourhood } from '../address.ts';
import type { Context } from '../context.ts';
import { buckets } from '../rate-limits.ts';
import { isSame } from '../table/keys.ts';
import { VERSION } from '../version.ts';
import { Refused, serve } from './rest.ts';

/** The files a host may put into the `branding` folder. */
const FILES = ['logo.svg', 'logo.png', 'imprint.html', 'privacy.html'] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.html': 'text/html; charset=utf-8',
};
const NOTICE = 'notice.txt';

const hasIn = (folder: string, name: string) => folder !== '' && existsSync(join(folder, name));
/** The host's own title, logo, pages and notice. They are read each time, because the host may change them while the server runs. */
export function brandingOf(context: Context, { branding: { folder, title }, tonight }: Config): () => Branding {
  const has = (name: string) => hasIn(folder, name);
  return () => ({
    title,
    logo: FILES.slice(0, 2).find(has) ?? null,
    imprint: has('imprint.html'),
    privacy: has('privacy.html'),
    notice: has(NOTICE) ? readFileSync(join(folder, NOTICE), 'utf8').trim().slice(0, 500) : '',
    version: VERSION,
    announcement: context.announcements.current(),
    tables: context.hasOpenTables,
    tonight: tonight !== 'off',
    members: context.hasMembers,
  });
}
export function branding(app: FastifyInstance, context: Context, folder: string, told: () => Branding): void {
  serve(app, context, 'branding', async () => told());
  for (const name of FILES)
    app.get(`/branding/${name}`, async (_request, reply) => {
      if (!hasIn(folder, name)) throw new Refused(404, 'NOT_FOUND', 'There is nothing here.');
      return reply
        .type(TYPES[extname(name)]!)
        .header('cache-control', 'no-cache')
        .send(createReadStream(join(folder, name)));
    });
}

/** Where only members begin matches, they know the word, or the host's proxy vouches for them. */
function isMember({ headers }: FastifyRequest, { word, header }: Config['members']): boolean {
  const isVouchedFor = header !== '' && Boolean(headers[header]);
  const said = headers['x-nightfall-word'];
  return isVouchedFor || (word !== '' && typeof said === 'string' && isSame(decoded(said), word));
}
/** Wrong words from one address. */
const GUESSES = { perSecond: 0.1, burst: 10 };
/** Throws the reason why this request may not begin a match. Guessing the word is slow, and the host can see who tries. */
export function wordGuard({ log, metrics }: Context, members: Config['members']): (request: FastifyRequest) => void {
  const mayGuess = buckets(GUESSES);
  return (request) => {
    if (members.word === '' && members.header === '') return;
    const address = neighbourhood(request.ip);
    if (!mayGuess(address, undefined, 0)) {
      metrics.limited.words += 1;
      throw new Refused(429, 'TOO_MANY', 'Too many wrong passwords from your network. Wait a while.');
    }
    if (isMember(request, members)) return;
    if (request.headers['x-nightfall-word'] !== undefined) {
      mayGuess(address);
      metrics.counts.wrong_words_total += 1;
      log.warn({ address }, "a wrong members' word");
    }
    throw new Refused(403, 'MEMBERS', 'Only members can start matches here. Ask the host for the password.');
  };
}
/** Headers are ASCII, so a password with other characters arrives encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
