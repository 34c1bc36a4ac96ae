import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

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

/** The built pages on a server of their own, and a browser. */
export type Site = { readonly url: string; readonly browser: Browser; readonly close: () => Promise<void> };

export async function openSite(): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-robot-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', NIGHTFALL_DATA: data, DATABASE_URL: '', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium', args: FLAGS });
  const close = async () => {
    await browser.close();
    child.kill();
    rmSync(data, { recursive: true, force: true });
  };
  return { url, browser, close };
}

/** The server prints its address when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout!.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /https?:\/\/\S+?:\d+/.exec(said);
      if (found) resolve(found[0].replace('localhost', '127.0.0.1'));
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
