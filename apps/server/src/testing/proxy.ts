import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './postgres.ts';

/** The page for hosts. Its examples are tried as they are printed; only ports and names are put in. */
export const HOSTING = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8');
export const blocks = (language: string): string[] =>
  [...HOSTING.matchAll(new RegExp('```' + language + '\\n([\\s\\S]*?)```', 'g'))].map(([, text]) => text!);

export const has = (program: string): boolean =>
  spawnSync(program, ['-v']).error === undefined || spawnSync(program, ['version']).error === undefined;

/** The examples of each proxy, in the order of the page. */
export type Example = 'one node' | 'two nodes' | 'a path' | 'a sign-on';
const EXAMPLES: readonly Example[] = ['one node', 'two nodes', 'a path', 'a sign-on'];
const exampleOf = (sites: readonly string[], example: Example) => sites[EXAMPLES.indexOf(example)]!;

/** A proxy in front of nodes at these ports; `base` is the path under which they are, `signOn` the port where users sign on. */
export type Proxied = {
  readonly example: Example;
  readonly ports: readonly number[];
  readonly base?: string;
  readonly signOn?: number;
};
export type Proxy = { readonly url: string; readonly port: number; stop(): Promise<void> };

export async function startNginx(wish: Proxied): Promise<Proxy> {
  const nginx = blocks('nginx');
  const top = nginx.find((text) => text.includes('events {'))!;
  const site = exampleOf(
    nginx.filter((text) => text.includes('server {')),
    wish.example,
  );
  return start(wish, (port, folder) => {
    const http = ported(site, wish.ports)
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replaceAll('127.0.0.1:4180', `127.0.0.1:${wish.signOn}`);
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`);
    const text = `daemon off; pid ${folder}/pid; error_log stderr; ${top} http { access_log off; ${kept.join(' ')}\n${http}\n}`;
    return { program: 'nginx', text, args: (file) => ['-c', file, '-e', 'stderr'] };
  });
}
export const startCaddy = (wish: Proxied): Promise<Proxy> =>
  start(wish, (port) => {
    const site = ported(exampleOf(blocks('caddyfile'), wish.example), wish.ports);
    const text = `{\n  admin off\n}\n${site.replace('games.example.org', `http://127.0.0.1:${port}`)}`;
    return { program: 'caddy', text, args: (file) => ['run', '--adapter', 'caddyfile', '--config', file] };
  });

const ported = (config: string, ports: readonly number[]): string =>
  ports.length === 1
    ? config.replaceAll('127.0.0.1:8080', `127.0.0.1:${ports[0]}`)
    : config.replaceAll('127.0.0.1:8081', `127.0.0.1:${ports[0]}`).replaceAll('127.0.0.1:8082', `127.0.0.1:${ports[1]}`);

type Program = { readonly program: string; readonly text: string; readonly args: (file: string) => readonly string[] };
/** Starts it and waits until it leads to a node that is up. */
async function start({ base = '' }: Proxied, configured: (port: number, folder: string) => Program): Promise<Proxy> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-proxy-'));
  const { program, text, args } = configured(port, folder);
  const file = join(folder, 'config');
  writeFileSync(file, text);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, args(file), { stdio: 'ignore', env });
  const url = `http://127.0.0.1:${port}${base}`;
  while (!(await answers(`${url}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
    await pause(50);
  }
  const stop = async () => {
    await ended(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, port, stop };
}
const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
