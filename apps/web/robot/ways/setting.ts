import type { Player } from '../player.ts';
import { find, press } from '../way.ts';

/** The page of a new game, with its kind first game laid out. */
export async function layFirst(player: Player, name: string): Promise<void> {
  await press(player, `Play ${name}`);
  await find(player, 'First game');
}

/** Puts somebody into a seat; Heroes come before the Night King. */
export async function seatSomebody({ page, diary }: Player, who: 'Person here' | 'Friend online', seat: number): Promise<void> {
  const chair = page.getByRole('combobox', { name: /^Who sits in/ }).nth(seat);
  diary.step(`seat ${seat + 1}: ${who}`);
  await chair.selectOption({ label: who });
}
