import { isThreatened, type Situation } from './situation.ts';

/** FD-26.5 What it is worth to have a Firefighter on this space, fires apart: calls, injured people, civilians, trapped ones. */
export function needAt(situation: Situation, space: number): number {
  const { v, isTight, wantsCivilians, wantsInjured } = situation;
  const here = v.spaces[space]!;
  const burns = here.active > 0;
  let need = 0;
  if (here.call > 0) {
    const rounds = here.call - v.round;
    need += (rounds <= 0 ? 10 : rounds === 1 ? 5 : 2.5) * (isTight ? 1.8 : 1);
  }
  if (here.inj + here.civ === 0) return need;
  const hurry = isThreatened(situation, space) ? 1 : situation.hurry;
  if (here.inj > 0) need += burns ? 40 : hurry * (wantsInjured ? 9 : 7);
  if (here.civ > 0) need += burns ? 14 : hurry * (wantsCivilians ? 5 : 1.5);
  return need;
}
