import { expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { whenUp } from './patient.ts';
import { openPostgres } from './postgres.ts';

const heard: string[] = [];
const hear = (_facts: object, text: string) => void heard.push(text);
const log = { info: hear, warn: hear, error: hear };
const coded = (code: string) => Object.assign(new Error(code), { code });

test('a database that is not up yet is waited for, and said once', async () => {
  const faults = [coded('ECONNREFUSED'), new AggregateError([coded('ECONNREFUSED')]), coded('57P03')];
  const open = async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return 'store';
  };
  expect(await whenUp(open, log, async () => undefined)).toBe('store');
  expect(heard).toEqual(['waiting for PostgreSQL', 'PostgreSQL answers']);
});

test('a wrong password is final', async () => {
  const open = () => Promise.reject(coded('28P01'));
  await expect(whenUp(open, log, async () => undefined)).rejects.toThrow('28P01');
});

test('a server that starts before its PostgreSQL opens when that is up', async () => {
  const postgres = await startPostgres();
  await postgres.off();
  const store = await whenUp(() => openPostgres(postgres.url), log, postgres.on);
  await store.check(true);
  await store.close();
  await postgres.end();
});
