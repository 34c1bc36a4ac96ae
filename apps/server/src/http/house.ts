import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { House } from '@nightfall/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { isSame } from '../table/keys.ts';
import { Refused, serve } from './rest.ts';

/** The files a host may put into the `house` folder. */
const FILES = ['logo.svg', 'logo.png', 'imprint.html', 'privacy.html'] as const;
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.html': 'text/html; charset=utf-8',
};
const NOTICE = 'notice.txt';

/** The host's own title, logo, pages and notice. They are read each time, because the host may change them while the server runs. */
export function house(app: FastifyInstance, context: Context, { house: { folder, title }, members }: Config): void {
  const at = (name: string) => join(folder, name);
  const has = (name: string) => folder !== '' && existsSync(at(name));
  const told = (): House => ({
    title,
    logo: FILES.slice(0, 2).find(has) ?? null,
    imprint: has('imprint.html'),
    privacy: has('privacy.html'),
    notice: has(NOTICE) ? readFileSync(at(NOTICE), 'utf8').trim().slice(0, 500) : '',
    members: members.word !== '' || members.header !== '',
  });
  serve(app, context, 'house', async () => told());
  for (const name of FILES)
    app.get(`/house/${name}`, async (_request, reply) => {
      if (!has(name)) throw new Refused(404, 'NOT_FOUND', 'There is nothing here.');
      return reply
        .type(TYPES[extname(name)]!)
        .header('cache-control', 'no-cache')
        .send(createReadStream(at(name)));
    });
}

/** Where only members begin matches, they know the word, or the host's proxy vouches for them. */
export function refuseStrangers({ headers }: FastifyRequest, { word, header }: Config['members']): void {
  if (word === '' && header === '') return;
  const isVouchedFor = header !== '' && Boolean(headers[header]);
  const said = headers['x-nightfall-word'];
  if (isVouchedFor || (word !== '' && typeof said === 'string' && isSame(decoded(said), word))) return;
  throw new Refused(403, 'MEMBERS', 'Only members can start matches here. Ask the host for the password.');
}
/** Headers are ASCII, so a password with other characters arrives encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
