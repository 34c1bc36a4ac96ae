import { engineOf, phaseOf, VEHICLE_IDS, type DieName, type Fd, type FdMove } from '@nightfall/firefighters-on-duty';
import type { BoardCommand, BoardKey, BoardProps } from '@nightfall/ui';
import { handOf, type Picked } from '../hand/hand.ts';
import { looksOf, showsForecast } from '../hand/looks.ts';
import { litPieces, meantAt } from '../hand/meaning.ts';
import { knownOf, waterFor } from '../hand/water.ts';
import { freeDeeds } from './free-deeds.ts';
import { tryMove } from './try-move.ts';

type Props = BoardProps<Fd> & { readonly moves: readonly FdMove[]; readonly picked: Picked };

/** FD-28.6 The keys of what ends something, and of deeds that need no place on the map. */
export const DEED_KEYS: { readonly [type in FdMove['type']]?: BoardKey } = {
  ready: 'e',
  unready: 'e',
  done: 'e',
  endBeat: 'e',
  addReserve: 'r',
  loadKit: 'k',
  loadWater: 'q',
  acceptWater: 'y',
  declineWater: 'n',
};
const FREE_DEEDS = [
  ['loadKit', 'load kit'],
  ['loadWater', 'fill up with water'],
  ['addReserve', 'add water to the reserve'],
  ['acceptWater', 'accept an offer of water'],
  ['declineWater', 'decline it'],
] as const;

/** FD-28.6 What is done on the map, free deeds whether they have a button now or not, and what the player asks to see. */
export function crewCommands(props: Props): readonly BoardCommand[] {
  const { view, seat, moves, picked, event } = props;
  const phase = phaseOf(view);
  const isAtWork = seat !== null && event === undefined && (phase === 'action' || phase === 'bell');
  const looks = looksOf(props);
  const spray = () => urgent(props, ({ type }) => type === 'quickExtinguish' || type === 'extinguish');
  const gear = () => urgent(props, ({ type }) => /Axe|Shutoff/.test(type));
  const fighter = () => nextOf(litPieces(moves, { ...picked, piece: null }), picked);
  const found = (find: () => unknown) => () => isAtWork && find() !== undefined;
  const take = (piece: string) => {
    handOf(props).pick({ piece });
    props.camera.reveal([piece]);
  };
  const roll = (die: DieName) => () => tryMove(props, { type: 'roll', seat: seat!, dice: [die] });
  return [
    { id: 'left', keys: ['a'], label: 'roll the left die alone', isOn: isAtWork, run: roll('A') },
    { id: 'right', keys: ['d'], label: 'roll the right die alone', isOn: isAtWork, run: roll('B') },
    {
      id: 'vehicle',
      keys: ['v'],
      label: 'your engine, then the truck and the carrier',
      isOn: isAtWork,
      run: () => take(nextVehicle(seat!, picked)),
    },
    { id: 'firefighter', keys: ['f'], label: 'your next firefighter', isOn: found(fighter), run: () => take(fighter()!) },
    { id: 'spray', keys: ['x'], label: 'spray the worst fire', isOn: found(spray), run: () => tryMove(props, spray()!) },
    { id: 'gear', keys: ['g'], label: 'use an axe or a shut-off', isOn: found(gear), run: () => tryMove(props, gear()!) },
    ...FREE_DEEDS.map(([type, label]): BoardCommand => {
      const deed = () => freeDeeds(moves, null).find((move) => move.type === type);
      return { id: type, keys: [DEED_KEYS[type]!], label, isOn: found(deed), run: () => tryMove(props, deed()!) };
    }),
    { id: 'drop', keys: ['Escape'], isOn: isAtWork && (picked.die ?? picked.piece) !== null, run: () => handOf(props).drop() },
    {
      id: 'forecast',
      keys: ['o'],
      label: 'fire forecast',
      run: () => looks.pick({ forecast: !showsForecast(view, looks.now()) }),
    },
    { id: 'aid', keys: ['m'], label: 'player aid', run: () => looks.pick({ aid: true }) },
  ];
}

const nextVehicle = (seat: number, { piece }: Picked): string => {
  const own = [engineOf(seat), 0, 1].map((index) => VEHICLE_IDS[index]!);
  return own[(own.findIndex((id) => id === piece) + 1) % own.length]!;
};
function nextOf(lit: Iterable<string>, { piece }: Picked): string | undefined {
  const own = [...lit].filter((mark) => mark.endsWith('-ff'));
  return own[(own.indexOf(piece ?? '') + 1) % Math.max(1, own.length)];
}

/** The place that burns most among those where it can be done. */
function urgent(props: Props, fits: (move: FdMove) => boolean): FdMove | undefined {
  const open = props.moves.filter(fits);
  const places = [...new Set(open.flatMap((move) => ('space' in move && move.space !== null ? [move.space] : [])))];
  const water = (space: string) => waterFor(props.view, props.seat, space);
  const [most] = places.toSorted((a, b) => water(b) - water(a));
  return most === undefined
    ? undefined
    : meantAt(most, open, { ...props.picked, piece: null, die: null }, knownOf(props.view, props.seat));
}
