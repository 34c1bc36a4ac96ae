import { FAINT, INK, SANS, SERIF } from './palette.ts';
import type { Layout } from './layout.ts';
import { Altar, AltarRow, DieFace, type DieStatus, EnemiesLeft, FORM_NAMES, FormIcon, ShapeCard } from './tray.tsx';

/** Dice, altar, count and cards, in the column of a wide sheet or the tray of a tall one (SN-18.6). */

type PanelDie = {
  readonly value: number;
  readonly status: DieStatus;
  readonly isChosen: boolean;
  readonly isStuck: boolean;
};
export type PanelProps = {
  readonly plan: Layout;
  readonly dice: readonly PanelDie[];
  readonly isRolling: boolean;
  readonly altar: number;
  readonly used: number;
  readonly left: number;
  readonly of: number;
  readonly cards: readonly { readonly form: string; readonly count: number | null; readonly isLit: boolean }[];
  readonly pickDie: (i: number) => void;
  readonly pickForm: (form: string) => void;
  readonly pickHero: () => void;
};

const STATUS: Record<DieStatus, string> = { open: 'open', used: 'used', passed: 'passed', locked: 'doubles' };

/** Up to this size words fit under a die or a card; on a smaller sheet, whose letters are larger, the pictures speak for themselves. */
const WORDS = 20;
const captionOf = (die: PanelDie, name: string, text: number): string => {
  if (text > WORDS) return name;
  return die.isStuck ? 'no place' : `${name} ${STATUS[die.status]}`;
};

const dieLabel = (die: PanelDie, i: number): string =>
  `Die ${'AB'[i]} shows ${die.value}, ${die.isStuck ? 'fits nowhere' : STATUS[die.status]}`;

function Dice({ dice, isRolling, pickDie, text }: Pick<PanelProps, 'dice' | 'isRolling' | 'pickDie'> & { text: number }) {
  if (dice.length === 0)
    return (
      <g fill="none" stroke={FAINT} strokeWidth={1.5} strokeDasharray="5 5" opacity={0.75} aria-hidden="true">
        <rect x={2} y={2} width={44} height={44} rx={10} />
        <rect x={76} y={2} width={44} height={44} rx={10} />
      </g>
    );
  const isDoubles = dice[0]?.status === 'locked';
  return (
    <>
      {dice.map((die, i) => (
        <g
          key={i}
          transform={`translate(${i * 74} 0)`}
          role="img"
          aria-label={dieLabel(die, i)}
          data-mark={`die:${i}`}
          className="siege-die"
          onPointerDown={() => pickDie(i)}
        >
          <rect x={-6} y={-6} width={66} height={74} fill="transparent" />
          <DieFace value={die.value} status={die.status} isChosen={die.isChosen} tilt={i + 3} isRolling={isRolling} />
          {!isDoubles && (
            <text
              x={24}
              y={52 + text}
              textAnchor="middle"
              fontFamily={SANS}
              fontSize={text}
              fontWeight={600}
              fill={die.isStuck ? '#8a1c12' : '#4a3a26'}
            >
              {captionOf(die, 'AB'[i]!, text)}
            </text>
          )}
        </g>
      ))}
      {isDoubles && (
        <text x={61} y={52 + text} textAnchor="middle" fontFamily={SANS} fontSize={text} fontWeight={700} fill="#8a1c12">
          Doubles
        </text>
      )}
    </>
  );
}

const Heading = ({ x, y, text, children }: { x: number; y: number; text: number; children: string }) => (
  <text x={x} y={y} fontFamily={SERIF} fontStyle="italic" fontSize={text} fill="#5c4a36">
    {children}
  </text>
);

export function Panel(props: PanelProps) {
  return props.plan.isTall ? <TallPanel {...props} /> : <WidePanel {...props} />;
}

function WidePanel({ plan, altar, used, left, of, cards, pickForm, pickHero, ...dice }: PanelProps) {
  const { text } = plan;
  return (
    <g transform={`translate(${plan.tray.x} ${plan.tray.y})`} data-part="panel">
      <g transform="translate(33 4)" data-part="dice">
        <Dice {...dice} text={text} />
      </g>
      <g transform="translate(24 112)" data-part="altar" data-mark="altar" onPointerDown={pickHero}>
        {text <= WORDS && (
          <Heading x={0} y={-8} text={text}>
            Altar and heroes
          </Heading>
        )}
        <Altar altar={altar} used={used} />
      </g>
      <g transform="translate(98 268)" data-part="left">
        <EnemiesLeft left={left} of={of} text={text} />
      </g>
      <g transform="translate(0 322)" data-part="cards">
        {cards.map(({ form, count, isLit }, i) => (
          <g
            key={form}
            transform={`translate(${i * 67} 0)`}
            role="img"
            aria-label={cardLabel(form, count)}
            data-mark={`card:${form}`}
            onPointerDown={() => pickForm(form)}
            className="siege-die"
          >
            <title>{cardLabel(form, count)}</title>
            <ShapeCard form={form} count={count} isLit={isLit} text={text} />
            {text <= WORDS && (
              <text x={31} y={74 + text} textAnchor="middle" fontFamily={SERIF} fontStyle="italic" fontSize={text} fill="#5c4a36">
                {SHORT_NAMES[form]}
              </text>
            )}
          </g>
        ))}
      </g>
    </g>
  );
}

const SHORT_NAMES: Record<string, string> = { flamestrike: 'Flame', hammer: 'Hammer', volley: 'Volley' };
const cardLabel = (form: string, count: number | null): string =>
  `${FORM_NAMES[form]}: ${count === null ? 'no turn is running' : `${count} legal positions`}`;

function TallPanel({ plan, altar, used, left, of, cards, pickForm, pickHero, ...dice }: PanelProps) {
  const text = plan.text / plan.tray.scale;
  const { width } = plan.tray;
  const third = (width - 16) / 3;
  return (
    <g transform={`translate(${plan.tray.x} ${plan.tray.y}) scale(${plan.tray.scale})`} data-part="panel">
      <g transform="translate(4 0)" data-part="dice">
        <Dice {...dice} text={text} />
      </g>
      <g transform={`translate(${width / 2 - 70} 2)`} data-part="altar" data-mark="altar" onPointerDown={pickHero}>
        <AltarRow altar={altar} used={used} />
      </g>
      <g transform={`translate(${width - Math.max(46, text * 2.75)} 40)`} data-part="left">
        <EnemiesLeft left={left} of={of} text={text} />
      </g>
      <g transform="translate(0 82)" data-part="cards">
        {cards.map(({ form, count, isLit }, i) => (
          <g
            key={form}
            transform={`translate(${i * (third + 8)} 0)`}
            opacity={count === 0 ? 0.45 : 1}
            role="img"
            aria-label={cardLabel(form, count)}
            data-mark={`card:${form}`}
            onPointerDown={() => pickForm(form)}
          >
            <rect
              width={third}
              height={44}
              rx={7}
              fill={isLit ? '#ffe6b8' : '#fbf4e3'}
              stroke={isLit ? '#d9541e' : FAINT}
              strokeWidth={isLit ? 3 : 1.4}
            />
            <g transform={`translate(${third * 0.2} ${form === 'volley' ? 5 : 8})`}>
              <FormIcon form={form} size={form === 'volley' ? 8.5 : 9.5} fill={isLit ? '#d9541e' : INK} />
            </g>
            <text x={third * 0.68} y={28} textAnchor="middle" fontFamily={SANS} fontSize={text} fontWeight={700} fill={INK}>
              {count ?? '–'}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
