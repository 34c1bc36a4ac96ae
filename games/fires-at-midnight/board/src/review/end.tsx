import { isVillager, villagerName, type Fires, type View, integrityIn } from '@nightfall/fires-at-midnight';
import { Facts, type BoardProps } from '@nightfall/ui';

type Piece = { readonly id: string; readonly state: string };
const namesIn = (pieces: readonly Piece[], ...states: readonly string[]): string =>
  pieces
    .filter(({ state }) => states.includes(state))
    .map(({ id }) => (isVillager(id) ? villagerName(id) : id))
    .join(', ');

const houseWords = ({ id, integrity }: View['houses'][number], full: number): string =>
  integrity === 0 ? `${id} fallen` : integrity === full ? `${id} whole` : `${id} damaged (${integrity} of ${full} left)`;

/** FM-14.5 What became of everybody and everything, in lines; one that would be empty is left out. */
export function fates(v: View): readonly (readonly [what: string, who: string])[] {
  const lines: [string, string][] = [
    ['Saved', namesIn(v.villagers, 'saved')],
    ['Dead', namesIn(v.villagers, 'dead')],
    ['Still on the table', namesIn(v.villagers, 'table', 'carried')],
    ['Never came', namesIn(v.villagers, 'pool')],
    ['Houses', v.houses.map((house) => houseWords(house, integrityIn(v.settings))).join(', ')],
    ['Chests saved', namesIn(v.chests, 'saved')],
    ['Chests exploded', namesIn(v.chests, 'exploded')],
    ['Trees burnt', namesIn(v.trees, 'burnt')],
    ['Burning squares', String(v.marks.filter((mark) => mark === 2).length)],
  ];
  return lines.filter(([, who]) => who !== '');
}

/** After the night: who was saved, who was not, and what is left of the village. */
export const Review = ({ view }: BoardProps<Fires>) => <Facts facts={fates(view)} className="fm-fates" />;
