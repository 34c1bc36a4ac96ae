import type { Game, Setup } from '@nightfall/kernel';
import { heist } from '@nightfall/kernel/heist';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSetup, presetsOf } from './presets.ts';
import { usualSetup } from './usual-setup.ts';

const firstGame = { players: 2, options: { lasts: 0 }, text: 'No clock.' };
const CROWD = [{ where: 'players', code: 'RANGE', text: 'At most six.' }];
const setup = (wanted: Setup) => (wanted.players > 6 ? CROWD : heist.setup(wanted));
const game = { ...heist, firstGame, setup } as unknown as Game;
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('the first game of somebody new is the kind one; afterwards the last one comes first', () => {
  expect(presetsOf(game, '').map(({ id }) => id)).toEqual(['first', 'usual']);
  expect(presetsOf(game, '')[0]!.setup).toEqual({ players: 2, options: { ...usualSetup(game).options, lasts: 0 } });
  keepSetup(game.id, usualSetup(game));
  expect(presetsOf(game, '').map(({ id }) => id)).toEqual(['last', 'first', 'usual']);
});

test('what the game does not know any more is not offered', () => {
  keepSetup(game.id, { players: 99, options: {} });
  expect(presetsOf(game, '').map(({ id }) => id)).toEqual(['first', 'usual']);
});

test('a link lays the table it asks for, unless the game does not know it', () => {
  const asked = { players: 3, options: { ...usualSetup(game).options, lasts: 0 } };
  const link = (setup: unknown) => `#setup=${encodeURIComponent(JSON.stringify(setup))}`;
  expect(presetsOf(game, link(asked))[0]).toMatchObject({ id: 'linked', setup: asked });
  for (const wrong of [link({ players: 99, options: {} }), link({ players: 2, options: { moons: 1 } }), '#setup=%7B', '#key=1'])
    expect(presetsOf(game, wrong)[0]!.id).toBe('first');
});
