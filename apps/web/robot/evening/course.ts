import { playOn } from '../play.ts';
import type { Player } from '../player.ts';
import { comeToClub, NAMES, sitDown } from '../ways/evening.ts';
import { comeBack, dropOut, hearRemoved, joinNext, letABotPlay, offerNext, offerRematch, remove } from './deeds.ts';

const NEXT = 'Firefighters on Duty';
const NEWCOMER = 'Eve';
/** Decisions after which something happens at the table, in the middle of its game. */
const SOME = 12;

/**
 * Four people play together for an evening. In the first game one drops out, and a bot plays for her. She is back for the next game, where another
 * one is removed and somebody new comes in from the open tables. Then those who are there have a rematch. Says whether all of it came to its end.
 */
export async function playEvening(four: readonly Player[], most: number, friend: () => Promise<Player>): Promise<boolean> {
  const [ada, ben, cleo, dan] = four as readonly [Player, Player, Player, Player];
  await playSome(four);
  await dropOut(cleo);
  await letABotPlay(ben, NAMES[2]);
  if (!(await playOn([ada, ben, dan], most))) return false;

  await offerNext(ada, NEXT);
  for (const other of [ben, dan]) await joinNext(other);
  await comeBack(cleo, ada, NEXT);
  await playSome([ada, ben, cleo, dan]);
  await remove(ada, NAMES[3]);
  await hearRemoved(dan, NAMES[0]);
  const eve = await friend();
  await comeToClub(eve, ada, NEWCOMER);
  await sitDown(eve);
  const now = [ada, ben, cleo, eve];
  if (!(await playOn(now, most))) return false;

  await offerRematch(ada);
  for (const other of [ben, cleo, eve]) await joinNext(other);
  return playOn(now, most);
}

const playSome = (players: readonly Player[]): Promise<boolean> => playOn(players, players[0]!.diary.decisions + SOME);
