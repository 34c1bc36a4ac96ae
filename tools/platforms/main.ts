import { readFileSync, writeFileSync } from 'node:fs';

type Package = {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { packages: Record<string, Package | object> };

const FILE = new URL('../../package-lock.json', import.meta.url);
const PLATFORM = /(android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|ppc64|riscv64|s390x|x64)(?:-(gnu|musl))?/;
const EXACT = /^\d+\.\d+\.\d+$/;

/** Where a binary runs, by its name. */
function platformOf(name: string): object | undefined {
  // WebAssembly runs anywhere and is named by its processor alone; no machine of ours is one.
  if (name.endsWith('-wasm32-wasi')) return { cpu: ['wasm32'] };
  const [, os, cpu, libc] = PLATFORM.exec(name) ?? [];
  if (!os || !cpu) return undefined;
  return { cpu: [cpu], os: [os], ...(libc && { libc: [libc === 'gnu' ? 'glibc' : 'musl'] }) };
}

/** The binaries that a package may use and the lock file does not know. */
function missing(lock: Lock): [path: string, entry: object][] {
  return Object.values(lock.packages).flatMap(({ dev, optionalDependencies = {} }: Package) =>
    Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const [path, platform] = [`node_modules/${name}`, platformOf(name)];
      if (path in lock.packages || !platform || !EXACT.test(version)) return [];
      return [[path, { version, ...platform, ...(dev && { dev }), optional: true }] as [string, object]];
    }),
  );
}

/**
 * Names the binaries of all platforms in the lock file. npm writes down only those that the registry at hand has, and would
 * install none of the others later: the build would then fail on another kind of machine.
 */
const lock = JSON.parse(readFileSync(FILE, 'utf8')) as Lock;
const added = missing(lock);
lock.packages = Object.fromEntries([...Object.entries(lock.packages), ...added].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
if (added.length > 0) writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added.length} binaries of other platforms added to the lock file\n`);
