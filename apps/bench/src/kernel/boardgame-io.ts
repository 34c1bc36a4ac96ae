import type { Random } from '@nightfall/kernel';
import { type Guard, type Hero, isOver, setUp } from './night-attack.ts';
import { rival } from '../rivals.ts';
import { noteEnd, type Runner } from './runners.ts';

/** The state as a user of boardgame.io would keep it: no frames; what is pending lies in `assault`. */
export type G = { heroes: Hero[]; guards: Guard[]; assault: { guard: number; faces: number[] } | null };
type Context = {
  G: G;
  ctx: { currentPlayer: string; gameover?: unknown };
  events: { endTurn(): void; endGame(value: unknown): void };
};
export type Client = { getState(): { G: G; ctx: Context['ctx'] }; moves: Record<string, (arg: number) => void>; start(): void };

export const makeClient = (options: object): Client =>
  rival<{ Client: (options: object) => Client }>('boardgame.io/client').Client(options);
/** As `boardgame.io/core` has it. */
const INVALID_MOVE = 'INVALID_MOVE';

const sum = (g: G, hero: Hero) => g.assault!.faces[0]! + g.assault!.faces[1]! + hero.strength;
const isStrike = (g: G, hero: Hero) => sum(g, hero) >= g.guards[g.assault!.guard]!.toughness;

/** The same rules as moves of boardgame.io. Its dice come from the same stream as everybody's here. */
export function gameWith(random: Random) {
  const d6 = () => 1 + random.int(6);
  const settle = ({ G, ctx, events }: Context) => {
    const hero = G.heroes[Number(ctx.currentPlayer)]!;
    if (isStrike(G, hero)) G.guards[G.assault!.guard]!.slain = true;
    else if (hero.torches > 0) return;
    else hero.wounds += 1;
    finish({ G, ctx, events });
  };
  const finish = ({ G, events }: Context) => {
    G.assault = null;
    if (isOver(G)) events.endGame(true);
    else events.endTurn();
  };
  return {
    name: 'night-attack',
    setup: (): G => ({ heroes: setUp().heroes, guards: setUp().guards, assault: null }),
    moves: {
      attack(context: Context, guard: number) {
        const target = context.G.guards[guard];
        if (context.G.assault || !target || target.slain) return INVALID_MOVE;
        target.faceUp = true;
        context.G.assault = { guard, faces: [d6(), d6()] };
        return settle(context);
      },
      reroll(context: Context, die: number) {
        const { assault, heroes } = context.G;
        const hero = heroes[Number(context.ctx.currentPlayer)]!;
        if (!assault || hero.torches === 0 || assault.faces[die] === undefined) return INVALID_MOVE;
        hero.torches -= 1;
        assault.faces.splice(die, 1);
        assault.faces.push(d6());
        return settle(context);
      },
      pass(context: Context) {
        if (!context.G.assault) return INVALID_MOVE;
        context.G.heroes[Number(context.ctx.currentPlayer)]!.wounds += 1;
        return finish(context);
      },
    },
  };
}

/** One game through boardgame.io's client: list the moves as its bots do, choose, play. */
export const byBoardgameIo: Runner = (random, tally) => {
  const client = makeClient({ game: gameWith(random), numPlayers: 4, debug: false });
  client.start();
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const { assault, guards } = state.G;
    if (assault) {
      const die = random.int(3);
      if (die < 2) client.moves['reroll']!(die);
      else client.moves['pass']!(0);
    } else {
      const standing = guards.flatMap(({ slain }, i) => (slain ? [] : [i]));
      client.moves['attack']!(standing[random.int(standing.length)]!);
    }
    tally.moves += 1;
    tally.steps += 1;
  }
  noteEnd(tally, client.getState().G);
};
