import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium. */
export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: FLAGS });

export type Served = { readonly url: string; readonly data: string; readonly kill: (signal?: NodeJS.Signals) => Promise<void> };

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-'));
  folders.push(folder);
  return folder;
}

/** The real server over the built pages, on a free port, with a data folder of its own. */
type Serving = {
  readonly data?: string;
  readonly port?: number;
  readonly database?: string;
  readonly env?: Readonly<Record<string, string>>;
};
export async function serve(how: Serving = {}): Promise<Served> {
  const { data = newFolder(), port = 0, database = '', env = {} } = how;
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), NIGHTFALL_DATA: data, DATABASE_URL: database, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(child);
  const kill = (signal: NodeJS.Signals = 'SIGKILL') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { url, data, kill };
}

/** The server prints one line with its address when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const found = /https?:\/\/\S+?:\d+/.exec(said);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    };
    child.stdout!.setEncoding('utf8').on('data', hear);
    child.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said.slice(-2000)}`)));
  });
}

export const WIDE: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
export const NARROW: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A page whose errors fail the test that looks at them. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = WIDE,
  /** Runs in the page before its own scripts. */
  first?: () => void,
): Promise<Page & { readonly faults: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  if (first) await context.addInitScript(first);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(url);
  return Object.assign(page, { faults });
}
