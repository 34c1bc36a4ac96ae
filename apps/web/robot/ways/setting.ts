import type { Player } from '../player.ts';
import { find, press } from '../way.ts';

/** The page of a new game, with its kind first game laid out. */
export async function layFirst(player: Player, name: string): Promise<void> {
  await press(player, `Play ${name}`);
  await find(player, 'First game');
}

const ADD = { 'Person here': 'Add a person', 'Friend online': 'Add a friend online' } as const;

export const chairsOf = ({ page }: Player) => page.getByRole('combobox', { name: /^Who sits in/ });

/** Puts somebody into a seat that is not the player's own, or adds one; `side` says which where there are several. */
export async function addSomebody(player: Player, who: keyof typeof ADD, side: number): Promise<void> {
  const taken = await chairsOf(player).locator('option:checked').allTextContents();
  const free = taken.flatMap((sitter, seat) => (sitter === 'Person here' ? [] : [seat]));
  if (free.length === 0) return press(player, ADD[who]);
  await seatSomebody(player, who, free[side % free.length]!);
}
/** Puts somebody into this seat. */
async function seatSomebody(player: Player, who: string, seat: number): Promise<void> {
  player.diary.step(`seat ${seat + 1}: ${who}`);
  const chair = chairsOf(player).nth(seat);
  const label = await chair.locator('option').filter({ hasText: who }).first().textContent();
  await chair.selectOption({ label: label! });
}
