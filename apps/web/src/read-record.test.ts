import { expect, test } from 'vitest';
import { readRecord } from './read-record.ts';

const NIGHT = 'siege 1\nsheet last-gate\nseed -\nlastcall off\nroll 4 2\ntroop A f2 f3 f4 g4\nmark c3\npass B\nend\n';
const open = async (text: string) => {
  const read = await readRecord(text);
  if ('where' in read) throw new Error(`${read.where}: ${read.text}`);
  return read;
};

test('[SN-14.1] a game file opens as a match that can be watched and played on', async () => {
  const { match, module, older } = await open(`# my night\n${NIGHT}`);
  expect(module.game.id).toBe('siege-of-the-eternal-night');
  expect([match.inputs.length, match.head.holders, older]).toEqual([6, ['person'], undefined]);
  expect(match.waiting).toMatchObject({ for: 'seats', seats: [0] });
});

test.each([
  ['siege 2\n', { where: 'line 1', code: 'FORMAT', rule: 'SN-14.2' }],
  ['# mine\nsiege 1\nsheet last-gate\n', { where: 'line 4', code: 'FORMAT', rule: 'SN-14.2' }],
  [NIGHT.replace('f2 f3 f4 g4', 'b2 f3 f4 g4'), { where: 'line 6', code: 'OFF_SHEET', rule: 'SN-5.9' }],
  [NIGHT.replace('pass B', 'pass A'), { where: 'line 8', code: 'DIE_SPENT', rule: 'SN-13.4' }],
])('[SN-14.3] a faulty file tells the line, the reason and the clause', async (text, fault) => {
  expect(await readRecord(text)).toMatchObject(fault);
});
