import type { Fires, Point } from '@nightfall/fires-at-midnight';
import { ARROWS, type Arrow, type BoardCommand, type BoardKey, type BoardProps } from '@nightfall/ui';
import { destinations } from '../hand/aim.ts';
import { isPointing, letGo, point } from '../hand/pointer.ts';
import type { Walking } from '../hand/use-aim.ts';

type Props = BoardProps<Fires>;

const WAYS: { readonly [key in Arrow]: Point } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
const LONG = ARROWS.map((arrow) => `Shift+${arrow}` as const);
const TENTH = 100;
const INCH = 1000;

/** The keys that no button of the bar has: a cursor on the table, and the places worth going to. */
export function walkCommands(props: Props, { reach, aim }: Walking): readonly BoardCommand[] {
  const { memory } = props;
  const step = (key: BoardKey) => {
    const [dx, dy] = WAYS[key.replace('Shift+', '') as Arrow];
    const size = key.startsWith('Shift+') ? INCH : TENTH;
    const [x, y] = aim?.wished ?? reach!.from;
    point(memory, { wished: [x + dx * size, y + dy * size] });
  };
  const isOn = reach !== undefined;
  return [
    {
      id: 'cursor',
      keys: [...ARROWS, ...LONG],
      label: 'move the cursor by a tenth of an inch, with Shift by an inch',
      isOn,
      run: step,
    },
    { id: 'next', keys: ['n'], label: 'go to the next useful place', isOn, run: () => nextPlace(props, reach!, aim?.at) },
    { id: 'let-go', keys: ['Escape'], isOn: () => isPointing(memory), run: () => letGo(memory) },
  ];
}

function nextPlace({ view, memory }: Props, reach: NonNullable<Walking['reach']>, now: Point | undefined): void {
  const list = destinations(view, reach);
  const i = list.findIndex(({ at }) => now && at[0] === now[0] && at[1] === now[1]);
  const next = list[(i + 1) % Math.max(1, list.length)];
  if (next) point(memory, { wished: next.at, mode: 'walk' });
}
