import { engineOf, phaseOf, VEHICLE_IDS, type Fd, type FdMove } from '@nightfall/firefighters-on-duty';
import type { BoardProps } from '@nightfall/ui';
import { useEffect } from 'react';
import { handOf, type Picked } from '../hand/hand.ts';
import { looksOf, showsForecast } from '../hand/looks.ts';
import { litPieces, meantAt } from '../hand/meaning.ts';
import { knownOf, waterFor } from '../hand/water.ts';
import { tryMove } from './try-move.ts';
import { freeDeeds } from './free-deeds.ts';

type Props = BoardProps<Fd> & {
  readonly moves: readonly FdMove[];
  readonly picked: Picked;
  readonly obvious: FdMove | undefined;
};

/** FD-28.6 One key for every deed; Tab and Enter go through the lit places. */
export function useBarKeys(props: Props): void {
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      // What is being told belongs to the table: its keys skip it or go on.
      if (props.event !== undefined || e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target instanceof HTMLElement && e.target.closest('input, textarea, select, dialog')) return;
      if (!pressed(e.key === ' ' ? 'Space' : e.key.toUpperCase(), props)) return;
      e.preventDefault();
      e.stopImmediatePropagation();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  });
}

/** True if the key meant something. */
function pressed(key: string, props: Props): boolean {
  if (helps(key, props)) return true;
  if (props.seat === null) return false;
  const phase = phaseOf(props.view);
  if (phase === 'setup' || phase === 'briefing')
    return key === 'E' && first(props, (move) => move.type === 'ready' || move.type === 'unready');
  if (phase !== 'action' && phase !== 'bell') return false;
  return rolls(key, props) || picks(key, props) || deeds(key, props);
}

/** FD-28.18, FD-28.19 What the player asks to see, in every phase. */
function helps(key: string, props: Props): boolean {
  const looks = looksOf(props);
  if (key === 'O') looks.pick({ forecast: !showsForecast(props.view, looks.now()) });
  else if (key === '?') looks.pick({ aid: true });
  return key === 'O' || key === '?';
}

function rolls(key: string, props: Props): boolean {
  const seat = props.seat!;
  const { dice } = props.view.crews[seat]!;
  const loose = (['A', 'B'] as const).filter((_, i) => !dice[i as 0 | 1].startsWith('on'));
  const wanted = key === 'Space' ? loose : key === 'Q' ? (['A'] as const) : key === 'W' ? (['B'] as const) : undefined;
  if (!wanted) return false;
  tryMove(props, { type: 'roll', seat, dice: wanted.length > 0 ? wanted : ['A', 'B'] });
  return true;
}

function picks(key: string, props: Props): boolean {
  const hand = handOf(props);
  const { picked, moves } = props;
  if (key === '1' || key === '2') {
    const die = key === '1' ? 'A' : 'B';
    hand.pick({ die: picked.die === die ? null : die, piece: null });
    return true;
  }
  if (key === 'ESCAPE' && (picked.die ?? picked.piece) !== null) {
    hand.drop();
    return true;
  }
  const vehicle = key === 'V' ? VEHICLE_IDS[engineOf(props.seat!)] : key === 'T' ? 'TRUCK' : key === 'P' ? 'CARRIER' : undefined;
  if (vehicle) {
    hand.pick({ piece: vehicle });
    props.camera.reveal([vehicle]);
    return true;
  }
  return key === 'F' && nextFirefighter(props, [...litPieces(moves, { ...picked, piece: null })]);
}
function nextFirefighter(props: Props, lit: readonly string[]): boolean {
  const own = lit.filter((mark) => mark.endsWith('-ff'));
  const next = own[(own.indexOf(props.picked.piece ?? '') + 1) % Math.max(1, own.length)];
  if (!next) return false;
  handOf(props).pick({ piece: next });
  props.camera.reveal([next]);
  return true;
}

function deeds(key: string, props: Props): boolean {
  switch (key) {
    case 'A':
      if (props.obvious) tryMove(props, props.obvious);
      return props.obvious !== undefined;
    case 'X':
      return urgent(props, (move) => move.type === 'quickExtinguish' || move.type === 'extinguish');
    case 'G':
      return urgent(props, (move) => /Axe|Shutoff/.test(move.type));
    case 'R':
      return first(props, (move) => move.type === 'addReserve');
    case 'L':
      return first(props, (move) => move.type === 'loadKit');
    case 'H':
      return best(props, (move) => move.type === 'loadWater');
    case 'Y':
      return first(props, (move) => move.type === 'acceptWater');
    case 'N':
      return first(props, (move) => move.type === 'declineWater');
    case 'E':
      return first(props, (move) => move.type === 'done' || move.type === 'endBeat');
    default:
      return false;
  }
}

function first(props: Props, fits: (move: FdMove) => boolean): boolean {
  const move = props.moves.find(fits);
  if (move) tryMove(props, move);
  return move !== undefined;
}
const best = (props: Props, fits: (move: FdMove) => boolean): boolean =>
  first({ ...props, moves: freeDeeds(props.moves, null) }, fits);

/** The place that burns most among those where it can be done. */
function urgent(props: Props, fits: (move: FdMove) => boolean): boolean {
  const open = props.moves.filter(fits);
  const places = [...new Set(open.flatMap((move) => ('space' in move && move.space !== null ? [move.space] : [])))];
  const water = (space: string) => waterFor(props.view, props.seat, space);
  const [most] = places.toSorted((a, b) => water(b) - water(a));
  const move =
    most === undefined
      ? undefined
      : meantAt(most, open, { ...props.picked, piece: null, die: null }, knownOf(props.view, props.seat));
  if (move) tryMove(props, move);
  return move !== undefined;
}
