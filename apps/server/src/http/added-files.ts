import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Added } from '../added/index.ts';

/** The files of games from outside, at addresses that change with them; and a service worker that keeps them too. */
export function addedFiles(app: FastifyInstance, web: string, added: readonly Added[]): void {
  for (const { root, files } of added)
    for (const { name, type, content } of files)
      app.get(`/${root}/${name}`, (_request, reply) =>
        reply.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(content),
      );
  const worker = join(web, 'sw.js');
  if (added.length === 0 || !existsSync(worker)) return;
  const code = withAdded(readFileSync(worker, 'utf8'), added);
  app.get('/sw.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(code),
  );
}

/** Another list of files is another version: browsers then fetch everything anew, and drop what was. */
function withAdded(worker: string, added: readonly Added[]): string {
  const files = JSON.stringify(added.flatMap(({ root, files: all }) => all.map(({ name }) => `${root}/${name}`)));
  const version = (was: string) => createHash('sha256').update(was).update(files).digest('hex').slice(0, 12);
  return worker
    .replace(/(?<=const NAME = 'nightfall-)[0-9a-f]+/, version)
    .replace('const ADDED = [];', () => `const ADDED = ${files};`);
}
