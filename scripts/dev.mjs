// npm run dev: pages with hot reload and the server from its sources, at one address. A changed rule or word reloads the page; the match goes on.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, STAY, install, say } from './workspace.mjs';

install();
const port = Number(process.env.PORT ?? 8080);
const behind = port + 1;
const bin = (path) => join(ROOT, 'node_modules', path);

const programs = [
  // The server, started again whenever one of its sources changes. It listens on this machine only.
  [bin('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], { PORT: behind, HOST: '127.0.0.1' }],
  // The pages, and everything else through them.
  [bin('vite/bin/vite.js'), ['apps/web', '--port', port, '--strictPort', '--host', 'localhost'], { SERVER_PORT: behind }],
];
const children = programs.map(([entry, args, env]) =>
  spawn(process.execPath, [...STAY, entry, ...args.map(String)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  }),
);

let isEnding = false;
function end(code) {
  if (isEnding) return;
  isEnding = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(0));
for (const child of children) child.on('exit', (code) => end(code ?? 1));
say(`open http://localhost:${port}; the server behind it is on port ${behind}. Ctrl+C ends both.`);
