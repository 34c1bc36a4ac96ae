import { isVillager, phaseOf, type Fires, type Firefighter, type View, savedCount, touches } from '@nightfall/fires-at-midnight';
import type { Guide } from '@nightfall/ui';
import { LAID_OUT, rig } from './guide-table.ts';
import { TITLE } from './title.ts';

const active = (v: View): Firefighter | undefined => v.crew.find(({ id }) => id === v.active);
const isActing = (v: View) => phaseOf(v) === 'turn.act';
const isAtTheWell = (v: View) => {
  const at = active(v)?.at;
  return at !== undefined && at !== null && touches(v, at, 'well');
};
const hasWater = (v: View) => (active(v)?.water ?? 0) > 0;
const firesLeft = (v: View) => v.marks.filter((mark) => mark === 2).length;
const isFireFought = (v: View) => firesLeft(v) < 4 || v.marks.includes(1);
const isFree = (v: View, id: string) => v.crew.some((one) => one.id === id && !one.acted);
const isOpen = (v: View) => v.houses[0]?.open === true;
const isCarrying = (v: View) => v.crew.some(({ load }) => isVillager(load));
/** What walking and throwing are for is under way, perhaps because a hint was followed. */
const isRescuing = (v: View) => isCarrying(v) || savedCount(v) > 0;
/** F1 holds water, and can still do something with it. */
const mayThrow = (v: View) => v.turn === 1 && isActing(v) && hasWater(v) && v.ap > 0;
const isOutside = (v: View) => v.crew.some(({ exit }) => exit !== null);

/** A first night in a prepared village, alone with two firefighters: each action turns up once. */
export const guide: Guide<Fires> = {
  title: TITLE,
  setup: { players: 1, options: { preset: 'drill', firefighters: 2 } },
  dice: LAID_OUT,
  rig,
  bots: [],
  isByHand: true,
  steps: [
    {
      id: 'village',
      text: 'A village burns, and two firefighters are yours. Carry seven villagers off the table before five of them die, the houses fall or the explosions run out.',
      rule: 'FM-1.2',
      at: '.fm-side',
      when: (v) => phaseOf(v) === 'setup.place',
      until: (v) => v.turn > 0,
    },
    {
      id: 'place',
      text: 'Everything is measured in real inches. Tap a ring at the well to place F1: the north side is near the fire. Put F2 on the south side, near the house H1.',
      rule: 'FM-8.40',
      at: '.fm-board',
      when: (v) => phaseOf(v) === 'setup.place',
      until: (v) => phaseOf(v) !== 'setup.place',
    },
    {
      id: 'start',
      text: 'Each round, both take one turn, in any order you like. Let F1 go first.',
      rule: 'FM-9.2',
      at: '.fm-controls',
      when: (v) => phaseOf(v) === 'round.choose' && v.turn === 0,
      until: (v) => v.turn > 0,
    },
    {
      id: 'water',
      text: 'F1 touches the well. Take three water for two action points; anything over two is spilt when the turn ends.',
      rule: 'FM-10.15',
      at: '.fm-controls',
      when: (v) => v.turn === 1 && isActing(v) && isAtTheWell(v),
      until: (v) => hasWater(v) || v.turn > 1,
    },
    {
      id: 'walk',
      text: 'Drag the firefighter, or tap a place: the tape measures the way around corners. Four inches cost one point. Firefighters may cross hatched ground, but not stop there.',
      rule: 'FM-10.22',
      at: '.fm-board',
      when: mayThrow,
      until: (v) => !isAtTheWell(v) || isRescuing(v) || v.turn > 1,
    },
    {
      id: 'heat',
      text: 'Now try a place next to the fire. Nobody may stop within three inches of smoke or fire: the ghost stays back, and the bar says how far. The Ruler measures any other way.',
      rule: 'FM-7.10',
      at: '.fm-board',
      when: mayThrow,
      until: (v) => isFireFought(v) || isRescuing(v) || v.turn > 1,
    },
    {
      id: 'douse',
      text: 'You can throw water up to six inches. Tap a fire that shows a drop: it becomes smoke, and a second water clears the square.',
      rule: 'FM-10.83',
      at: '.fm-board',
      when: mayThrow,
      until: (v) => isFireFought(v) || isRescuing(v) || v.turn > 1,
    },
    {
      id: 'end',
      text: 'Before you end the turn, press “Fire forecast”: every square shows what would happen if the dice named it. Then end the turn.',
      rule: 'FM-9.8',
      at: '.fm-end',
      when: (v) => v.turn === 1 && isActing(v) && (isFireFought(v) || v.ap === 0),
      until: (v) => !isActing(v) || v.turn > 1,
    },
    {
      id: 'upkeep',
      text: 'The fire had its turn. The dice name a square: bare ground gets smoke, smoke becomes fire, fire explodes. Then smoke next to fire turns to fire too, and people in fire are hurt.',
      rule: 'FM-11.12',
      at: '.fm-board',
      when: (v) => v.turn >= 1 && phaseOf(v) === 'round.choose',
      until: (v) => v.turn > 1,
    },
    {
      id: 'door',
      text: 'Start F2. Someone is in H1, south of the well. Walk F2 up to its door until they touch, then open it for one point.',
      rule: 'FM-10.101',
      at: '.fm-board',
      when: (v) => v.turn >= 1 && v.turn <= 4 && (isActing(v) ? v.turn > 1 && v.active === 'F2' : isFree(v, 'F2')),
      until: (v) => isOpen(v) || savedCount(v) > 0,
    },
    {
      id: 'lift',
      text: 'The door is open for good. Walk in until the bases touch, and pick up the villager. Your firefighter’s hands are full now; with light loads, moving still costs one point.',
      rule: 'FM-10.92',
      at: '.fm-board',
      when: isOpen,
      until: (v) => isCarrying(v) || savedCount(v) > 0,
    },
    {
      id: 'leave',
      text: 'Now carry the villager off the table. The border glows where this move can reach it; let go there, and the villager is safe. Fire does not stop you from leaving.',
      rule: 'FM-10.50',
      at: '.fm-board',
      when: isCarrying,
      until: (v) => savedCount(v) > 0,
    },
    {
      id: 'outside',
      text: 'One is saved. Your firefighter is outside; the next action is to enter again, near the spot where they left.',
      rule: 'FM-10.59',
      at: '.fm-board',
      when: (v) => savedCount(v) > 0 && isOutside(v),
    },
    {
      id: 'alone',
      isLast: true,
      text: 'That is the whole job: water, doors, villagers, and an eye on the chests, which explode in a fire. The rest of the night is yours.',
      rule: 'FM-11.24',
      at: '.fm-side',
      when: (v) => savedCount(v) > 0,
    },
  ],
};
