import { Sheet } from '../parts/sheet.tsx';
import { signsOf, type Command } from './command.ts';
import { commandsIn } from './registry.ts';

/** What the keys of the choices do stands on their buttons. */
const CHOICES: readonly (readonly [keys: string, does: string])[] = [
  ['1 – 9', 'the choices in the bar, from left to right; each button shows its key'],
  ['E', 'pass or end, where the bar offers it'],
];
const row = ({ keys, label }: Command): readonly (readonly [string, string])[] => (label ? [[signsOf(keys), label]] : []);

/** The keys of this game, then those of every table. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const rows = [...commandsIn('board').flatMap(row), ...CHOICES, ...commandsIn('table', 'part', 'camera').flatMap(row)];
  return (
    <Sheet title="Keys" onClose={onClose}>
      <table className="key-list">
        <tbody>
          {rows.map(([key, does]) => (
            <tr key={does}>
              <th scope="row">{key}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
