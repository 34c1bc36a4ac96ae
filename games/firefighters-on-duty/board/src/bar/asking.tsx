import type { Fd, FdMove } from '@nightfall/firefighters-on-duty';
import type { Seat } from '@nightfall/kernel';
import { Icon, type BoardProps } from '@nightfall/ui';
import { handOf, type Picked } from '../hand/hand.ts';
import { tryMove } from './try-move.ts';

type Props = BoardProps<Fd> & { readonly moves: readonly FdMove[]; readonly picked: Picked };

/** The crews that can be asked for something. */
const othersOf = ({ moves }: Props): readonly Seat[] => [
  ...new Set(moves.flatMap((move) => (move.type === 'ask' ? [move.crew] : []))),
];
const nameOf = ({ name }: Props, crew: Seat) => name(crew);

/** FD-9.13 The way to a request: whom, then a touch on the map. */
export function AskDeed(props: Props) {
  const others = othersOf(props);
  const [only] = others;
  if (only === undefined) return null;
  const isOne = others.length === 1;
  return (
    <button type="button" className="button" data-deed="ask" onClick={() => handOf(props).pick({ asks: isOne ? only : 'whom' })}>
      {isOne ? `Ask ${nameOf(props, only)}` : 'Ask a crew'}
    </button>
  );
}

/** What stands in the line while a request is made. */
export function asking(props: Props) {
  const { asks } = props.picked;
  if (asks === null) return undefined;
  const never = (
    <button
      key="never"
      type="button"
      className="button fd-never"
      aria-label="Never mind"
      onClick={() => handOf(props).pick({ asks: null })}
    >
      <Icon name="close" size={18} />
    </button>
  );
  return asks === 'whom' ? [never, ...others(props)] : [never, ...request(props, asks)];
}
const others = (props: Props) =>
  othersOf(props).map((crew) => (
    <button key={crew} type="button" className="button" data-deed="ask" onClick={() => handOf(props).pick({ asks: crew })}>
      {nameOf(props, crew)}
    </button>
  ));
function request(props: Props, crew: Seat) {
  const { seat, view } = props;
  const ask = (space: string | null) => {
    handOf(props).pick({ asks: null });
    tryMove(props, { type: 'ask', seat: seat!, crew, space });
  };
  return [
    <output key="where" className="fd-ask">
      {nameOf(props, crew)}: tap a place
    </output>,
    <button key="carrier" type="button" className="button" data-deed="ask" onClick={() => ask('HOS')}>
      Take the carrier
    </button>,
    ...(view.crews[crew]!.plan === null
      ? []
      : [
          <button key="free" type="button" className="button" data-deed="ask" onClick={() => ask(null)}>
            As you like
          </button>,
        ]),
  ];
}
