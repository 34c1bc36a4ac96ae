import {
  SYMBOL_NAMES,
  symbolOf,
  slotOfDie,
  SLOT_NAMES,
  type Die,
  type DieName,
  type FdMove,
} from '@nightfall/firefighters-on-duty';
import { BarButton, leadsTo } from '@nightfall/ui';

/** Silhouettes of the four symbols, on a field of 48 by 48: told apart without their colour. */
export const SYMBOL_PATHS = {
  vehicle: 'M6 30V18h22v-4h7l7 9v7h-4a5 5 0 0 1-10 0H20a5 5 0 0 1-10 0ZM31 18v5h7l-4-5Z',
  water: 'M24 5c8 10 13 16 13 23a13 13 0 0 1-26 0c0-7 5-13 13-23Z',
  firefighter: 'M13 21c1-11 21-11 22 0l4 3H9ZM15 26h18a9 9 0 0 1-18 0ZM8 44c1-7 7-9 16-9s15 2 16 9Z',
  gear: 'M21 5h6l1 5 4 2 5-3 4 4-3 5 2 4 5 1v6l-5 1-2 4 3 5-4 4-5-3-4 2-1 5h-6l-1-5-4-2-5 3-4-4 3-5-2-4-5-1v-6l5-1 2-4-3-5 4-4 5 3 4-2ZM24 18a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z',
} as const;

const KEYS = { A: '1', B: '2' } as const;

type Props = {
  readonly name: DieName;
  readonly die: Die;
  readonly isPicked: boolean;
  /** What can be done with it now. */
  readonly leads: readonly FdMove[];
  readonly isPending: boolean;
  readonly onPress: () => void;
};

/** One of the two big dice under the thumbs. */
export function BigDie({ name, die, isPicked, leads, isPending, onPress }: Props) {
  const symbol = symbolOf(die);
  const slot = slotOfDie(die);
  const words = symbol ? SYMBOL_NAMES[symbol] : slot ? `on ${SLOT_NAMES[slot]}` : 'to roll';
  return (
    <BarButton
      className={`fd-die fd-die-${symbol ?? (slot ? 'slot' : 'idle')}${leads.length > 0 ? ' is-usable' : ''}${isPending ? ' is-pending' : ''}`}
      aria-pressed={isPicked}
      {...leadsTo(leads)}
      hotkey={KEYS[name]}
      act={onPress}
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {symbol && <path d={SYMBOL_PATHS[symbol]} fillRule="evenodd" />}
        {slot && <path d="M14 22v-6a10 10 0 0 1 20 0v6h3v20H11V22Zm5 0h10v-6a5 5 0 0 0-10 0Z" fillRule="evenodd" />}
      </svg>
      <span className="unseen">Die {name}:</span>
      <span className="fd-die-word">{words}</span>
    </BarButton>
  );
}
