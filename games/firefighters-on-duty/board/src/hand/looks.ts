import { scenarioOf, type State } from '@nightfall/firefighters-on-duty';
import { cell, useCell, type BoardProps } from '@nightfall/ui';

/** What the player has asked to see beside the city itself. */
type Looks = {
  /** FD-28.18 Null: as the scenario suggests. */
  readonly forecast: boolean | null;
  readonly aid: boolean;
};
const LOOKS = cell<Looks>({ forecast: null, aid: false });

type Table = Pick<BoardProps, 'memory'>;
type Asking = { readonly now: () => Looks; readonly pick: (change: Partial<Looks>) => void };
export const looksOf = ({ memory }: Table): Asking => ({
  now: () => memory.get(LOOKS),
  pick: (change) => memory.set(LOOKS, { ...memory.get(LOOKS), ...change }),
});
export const useLooks = ({ memory }: Table): Looks => useCell(memory, LOOKS);

/** FD-28.18 On by default in the first scenario. */
export const showsForecast = (view: State, { forecast }: Looks): boolean => forecast ?? scenarioOf(view).id === 'SC-1';
