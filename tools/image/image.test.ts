import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { closure } from './closure.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const MEGABYTE = 1_000_000;
/** Somebody without rights. */
const NOBODY = 65_534;

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-image-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

test('[D-12] no secret of the host goes into the image', () => {
  const ignored = text('.dockerignore').split('\n');
  for (const name of ['.env', '.env.*', '.git', '**/node_modules', 'data']) expect(ignored).toContain(name);
});

test('[D-12] the image installs from the lock file and ships no development packages', () => {
  const dockerfile = text('Dockerfile');
  expect(dockerfile).not.toMatch(/npm install/);
  expect(dockerfile).toMatch(/npm ci --omit=dev /);
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  expect(last.match(/^COPY --from=(\w+) .*node_modules/m)?.[1]).toBe('packages');
  expect(last).not.toContain('COPY . .');
});

/** The package files that a pattern with one star stands for. */
function packagesOf(pattern: string): string[] {
  const [base, rest = ''] = pattern.split('/*');
  const names = readdirSync(join(ROOT, base!), { withFileTypes: true }).filter((one) => one.isDirectory());
  return names.map(({ name }) => join(base!, name, rest, 'package.json')).filter((path) => existsSync(join(ROOT, path)));
}
type Locked = {
  packages: Record<string, { dependencies?: object; optionalDependencies?: object; devDependencies?: object; link?: boolean }>;
};
test('[D-host] the lock file is whole: npm ci finds every workspace, and every binary of every platform', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as Locked;
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
  for (const path of workspaces.flatMap(packagesOf)) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(text(path)) as {
      dependencies?: object;
      devDependencies?: object;
    };
    const { dependencies: locked = {}, devDependencies: alsoLocked = {} } = packages[dirname(path)] ?? {};
    expect([path, locked, alsoLocked]).toEqual([path, dependencies, devDependencies]);
  }
  const binaries = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  const names = Object.keys(packages);
  expect(binaries.filter((name) => !names.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
});

type Service = {
  ports?: string[];
  mem_limit?: string;
  cpus?: number;
  pids_limit?: number;
  read_only?: boolean;
  tmpfs?: string[];
  env_file?: readonly { readonly path: string; readonly required: boolean }[];
  environment?: Readonly<Record<string, string>>;
  volumes?: readonly string[];
};
test('[D-12] every service has its limits, and only the proxy has a port: nodes can be many', () => {
  const { services } = parse(text('compose.yaml')) as { services: Record<string, Service> };
  for (const service of Object.values(services))
    expect(service).toMatchObject({
      mem_limit: expect.any(String),
      cpus: expect.any(Number),
      pids_limit: expect.any(Number),
    });
  expect(Object.keys(services).filter((name) => services[name]!.ports)).toEqual(['proxy']);
  expect(services['nightfall']).toMatchObject({ read_only: true });
  expect(services['nightfall']).not.toHaveProperty('tmpfs');
});

test('[D-host] a host of containers sets what docs/hosting.md lists in a file, and brings a folder of their own', () => {
  const { services } = parse(text('compose.yaml')) as { services: Record<string, Service> };
  const { env_file, environment, volumes } = services['nightfall']!;
  expect(env_file).toEqual([{ path: 'nightfall.env', required: false }]);
  expect(volumes).toContain(`./branding:${environment!['NIGHTFALL_BRANDING']}:ro`);
  expect(environment).toHaveProperty('NIGHTFALL_DRAIN_SECONDS');
  const known = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
  expect(Object.keys(environment!).filter((name) => !known.includes(`\`${name}\``))).toEqual([]);
});

/** The folder of the image, put together as the Dockerfile does: what the lock file brings, and what was built. */
function assemble(): string {
  const app = newFolder();
  const { workspaces } = JSON.parse(text('package.json')) as { workspaces: string[] };
  const paths = closure(ROOT, workspaces.flatMap(packagesOf).map(dirname));
  for (const path of paths.filter(isPackage)) {
    const from = join(ROOT, path);
    const to = join(app, path);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to, {
      recursive: true,
      dereference: false,
      filter: (one) => one === from || !one.slice(from.length).includes('/node_modules'),
    });
  }
  for (const path of built()) cpSync(join(ROOT, path), join(app, path), { recursive: true });
  cpSync(join(ROOT, 'package.json'), join(app, 'package.json'));
  return app;
}
/** What the Dockerfile takes from the stage of the packages. Our own are in what was built. */
const isPackage = (path: string) => /^(apps\/server\/)?node_modules\//.test(path) && !path.startsWith('node_modules/@nightfall/');
/** What the Dockerfile takes from the stage that builds, where it has been built. */
function built(): string[] {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs'), 'server', 'cli'], { stdio: ['ignore', 2, 2] });
  expect(status).toBe(0);
  const paths = [...text('Dockerfile').matchAll(/^COPY --from=built \/app\/(\S+)/gm)].map(([, path]) => path!);
  expect(paths).toEqual(['apps/server/dist', 'apps/cli/dist', 'apps/web/dist']);
  return paths.filter((path) => existsSync(join(ROOT, path)));
}
/** The command of the image. */
const command = (): string[] => JSON.parse(/^CMD (.*)$/m.exec(text('Dockerfile'))![1]!) as string[];
const sizeOf = (path: string): number => {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found?.size ?? 0;
  return readdirSync(path, { withFileTypes: true }).reduce(
    (sum, one) => sum + (one.isSymbolicLink() ? 0 : sizeOf(join(path, one.name))),
    0,
  );
};

test('[D-host] the application is small, and starts from production packages on a file system that it cannot write', async () => {
  const app = assemble();
  chmodSync(app, 0o755);
  expect(sizeOf(app) / MEGABYTE).toBeLessThan(90);
  const data = newFolder();
  const isRoot = process.getuid?.() === 0;
  if (isRoot) [app, data].forEach((folder) => chownSync(folder, folder === data ? NOBODY : 0, 0));
  const [, ...args] = command();
  const child = spawn(process.execPath, args, {
    cwd: app,
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      PORT: '0',
      NIGHTFALL_DATA: data,
      SQLITE_TMPDIR: data,
      TMPDIR: '/there/is/none',
      HOME: '/there/is/none',
    },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk) => (said += chunk));
    child.stdout.on('data', (chunk) => /http:\S+/.exec(String(chunk)) && resolve(/http:\S+/.exec(String(chunk))![0]));
    child.on('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)));
  });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const { stdout } = spawnSync(process.execPath, ['apps/cli/dist/main.mjs', 'admin', '--help'], { cwd: app, encoding: 'utf8' });
  expect(stdout).toContain('admin');
  expect(((await (await fetch(`${url}/api/games`)).json()) as object[]).length).toBeGreaterThan(2);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
