import { SPREAD, SYMBOL_NAMES, type Sym } from '@nightfall/firefighters-on-duty';
import { Sheet } from '@nightfall/ui';
import { SYMBOL_PATHS } from '../bar/die.tsx';
import { STEPS } from '../review/steps.ts';

const SYMBOLS: { readonly [K in Sym]: string } = {
  vehicle: 'Drive a vehicle one space: your engine, the truck or the carrier.',
  water: 'Spray a fire with your engine’s water, or add one water to a station’s reserve.',
  firefighter: 'Walk a firefighter one space, with hose and axe; or lead a person who is on a firefighter’s space.',
  gear: 'Swing the axe at debris. Two gears together shut off live electricity.',
};
const ROUND = [
  ['Briefing', 'Talk, plan, and press Ready.'],
  ['Action', 'Everyone rolls and acts at once until the bell. Loading and filling up cost nothing.'],
  ['Bell', 'Dice on a slot still count.'],
  ['Fire', 'The nine steps below.'],
] as const;
const ROWS = { easy: 'Easy', hard: 'Hard', inferno: 'Inferno', firefighter: 'Firefighter there' } as const;
export const HAZARDS = [
  [
    'Explosives',
    'In the flames they go off: one new fire here, and one each on the two neighbouring spaces with the highest numbers.',
  ],
  ['Gas tank', 'In the flames it explodes: three new fires here.'],
  ['Live electricity', 'No water here until the power is shut off.'],
  ['Thick smoke', '+2 to the roll that a fire here needs, +1 after a round; never more than 6.'],
  ['Debris', 'Nobody gets out until it is cleared.'],
] as const;

type Pairs = readonly (readonly [string, string])[];
const Table = ({ caption, rows }: { caption: string; rows: Pairs }) => (
  <table>
    <caption>{caption}</caption>
    <tbody>
      {rows.map(([name, text]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** FD-28.19 The card that lies beside every player: dice, phases, the table of spread, hazards. */
export default function Aid({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title="Player aid" onClose={onClose}>
      <div className="fd-aid">
        <ul className="fd-aid-dice">
          {(Object.keys(SYMBOLS) as Sym[]).map((symbol) => (
            <li key={symbol}>
              <svg viewBox="0 0 48 48" aria-hidden="true">
                <path d={SYMBOL_PATHS[symbol]} fillRule="evenodd" />
              </svg>
              <span>
                <b>{SYMBOL_NAMES[symbol]}</b> {SYMBOLS[symbol]}
              </span>
            </li>
          ))}
        </ul>
        <Table caption="A round" rows={ROUND} />
        <Table caption="The Fire Phase" rows={STEPS.map(({ name, text }, i) => [`${i + 1}. ${name}`, text])} />
        <Spread />
        <Table caption="Hazards" rows={HAZARDS} />
      </div>
    </Sheet>
  );
}

/** FD-19.2 Fire that a building beside a fire catches, by the die. */
function Spread() {
  return (
    <table>
      <caption>Spread: new fires by the die</caption>
      <thead>
        <tr>
          <th scope="col">Die</th>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <th key={face} scope="col">
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(ROWS) as (keyof typeof ROWS)[]).map((row) => (
          <tr key={row}>
            <th scope="row">{ROWS[row]}</th>
            {SPREAD[row].map((fire, i) => (
              <td key={i}>{fire === 0 ? '–' : fire}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
