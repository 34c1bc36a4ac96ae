import { isVillager } from './box.ts';

/** The villagers by name: V1 is Ada. A name is for telling; the rules know the number. */
const NAMES = ['Ada', 'Bert', 'Cora', 'Dorn', 'Edda', 'Finn', 'Greta', 'Hugo', 'Ida', 'Jost', 'Kuno', 'Lena'];

export const villagerName = (id: string): string => NAMES[Number(id.slice(1)) - 1] ?? id;
/** "Ada (V1)"; things keep their number alone. */
export const calledBy = (id: string): string => (isVillager(id) ? `${villagerName(id)} (${id})` : id);
