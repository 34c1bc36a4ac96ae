import type { Card, Madness } from '@nightfall/midnight-madness';
import { ARROWS, type BoardCommand, type BoardKey, type BoardProps } from '@nightfall/ui';
import type { Held } from '../hand/choosing.ts';
import { hold } from '../hand/hold.ts';
import { pick } from '../hand/pick.ts';

/** The keys that no button of the bar has: cards, targets, and what puts a card down again. */
export function handCommands(props: BoardProps<Madness>, hand: readonly Card[], held: Held | null): readonly BoardCommand[] {
  const isMine = props.seat !== null && props.legal.length > 0;
  const cardOf = (key: string): Card | undefined => hand[Number(key) - 1];
  return [
    {
      id: 'card',
      keys: CARD_KEYS,
      label: 'pick a card',
      isOn: isMine,
      run: (key) => {
        const card = cardOf(key);
        if (card) pick(props, card, hand, held);
      },
    },
    {
      id: 'target',
      keys: ARROWS,
      label: 'go through the lit targets; Enter plays the card there',
      isOn: () => isMine && litTargets().length > 0,
      run: (key) => focusNext(key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1),
    },
    { id: 'put-down', keys: ['Escape'], isOn: isMine && held !== null, run: () => hold(props.memory, null) },
  ];
}
const CARD_KEYS = [...'123456789'] as readonly BoardKey[];

const litTargets = () => [...document.querySelectorAll<SVGGElement>('.mm-board [role=button][tabindex="0"]')];
function focusNext(step: number): void {
  const lit = litTargets();
  const now = lit.findIndex((target) => target === document.activeElement);
  lit[(now + step + lit.length) % lit.length]!.focus();
}
