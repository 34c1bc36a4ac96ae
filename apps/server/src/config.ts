import { fileURLToPath } from 'node:url';
import { TIMING, type Timing } from './context.ts';
import { LIMITS, type Limits, UNLIMITED } from './limits.ts';

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly data: string;
  readonly databaseUrl: string | undefined;
  /** The module with the games. */
  readonly games: string;
  /** The folder with the built pages. */
  readonly web: string;
  /** Origins, besides the own, whose pages may connect. */
  readonly origins: readonly string[];
  readonly trustProxy: boolean;
  readonly logLevel: string;
  readonly limits: Limits;
  readonly timing: Timing;
};

const list = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || []);

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  return {
    host: env['HOST'] ?? '0.0.0.0',
    port: readPort(env['PORT'] ?? '8080'),
    data: env['NIGHTFALL_DATA'] ?? './data',
    databaseUrl: env['DATABASE_URL'] || undefined,
    games: env['NIGHTFALL_GAMES'] ?? '@nightfall/catalog',
    web: env['NIGHTFALL_WEB'] ?? fileURLToPath(new URL('../../web/dist', import.meta.url)),
    origins: list(env['NIGHTFALL_ORIGINS']),
    trustProxy: env['NIGHTFALL_TRUST_PROXY'] === '1',
    logLevel: env['NIGHTFALL_LOG'] ?? 'warn',
    limits: env['NIGHTFALL_LIMITS'] === 'off' ? UNLIMITED : LIMITS,
    timing: TIMING,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is a number from 0 to 65535, not "${text}".`);
  return port;
}
