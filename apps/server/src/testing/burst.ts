import type { Export, Line } from '@nightfall/protocol';
import type { Client, OnlineTable } from '@nightfall/protocol/client';
import { expect, onTestFinished } from 'vitest';
import { anyMove, ask, clientOf, createMatch, follow, newcomer, type Person } from './harness.ts';

/** They are closed when the test is over. */
export const closeAfter = (...clients: readonly Client[]): void =>
  onTestFinished(() => clients.forEach((client) => client.close()));

export type Burst = {
  readonly match: string;
  readonly tables: readonly OnlineTable[];
  readonly acked: string[];
  stop(): Promise<void>;
};

/** Two people at one table who play as quickly as they can. What has been acknowledged is written down. */
export async function burst(people: readonly [Person, Person], urls: readonly string[]): Promise<Burst> {
  const links = await createMatch(people[0], 'open-watch', ['me', 'open'], { gates: 12 });
  const acked: string[] = [];
  let isOn = true;
  const own = people.map((person) => clientOf(person, ...urls));
  closeAfter(...own);
  const tables = await Promise.all(own.map((client, i) => follow(client, links.seats[i]!)));
  const play = async (table: OnlineTable) => {
    while (isOn) {
      const move = anyMove(table);
      if (!move) await new Promise((go) => setTimeout(go, 1));
      else if (!(await table.play(move))) acked.push(JSON.stringify(move));
      if (table.mirror.result) break;
    }
  };
  const playing = tables.map(play);
  return { match: links.id, tables, acked, stop: () => ((isOn = false), Promise.all(playing).then(() => undefined)) };
}

export async function people(url: string): Promise<[Person, Person]> {
  return Promise.all([newcomer(url, 'Ada'), newcomer(url, 'Ben')]);
}
/** The moves among the lines of a log. */
export const movesAmong = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => (line.type === 'input' && 'seat' in line.input ? JSON.stringify(line.input) : []));
/** The moves in the log, as the server exports it. */
export async function movesOf(person: Person, url: string, match: string): Promise<string[]> {
  const { lines } = await ask<Export>({ ...person, url }, 'GET', `/api/matches/${match}/export`);
  return movesAmong(lines as unknown as Line[]);
}
/** Nothing acknowledged is missing, nothing is there twice: the log has exactly the moves that were acknowledged, in order of each seat. */
export function expectSame(log: readonly string[], acked: readonly string[]): void {
  for (const seat of ['"seat":0', '"seat":1'])
    expect(log.filter((move) => move.includes(seat))).toEqual(acked.filter((move) => move.includes(seat)));
}
