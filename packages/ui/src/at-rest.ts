import type { BoardProps } from './board.ts';

const nobody = (): void => undefined;

/** The props of a board where nobody acts and nothing happens: in a replay, in a picture, in a test. */
export const AT_REST = {
  table: '',
  seat: null,
  legal: [],
  play: nobody,
  typeDice: nobody,
  explain: nobody,
  look: nobody,
  noPauses: nobody,
  event: undefined,
  hint: undefined,
  flashes: [],
  clock: undefined,
  acting: [],
  hands: [],
  sit: nobody,
  pending: [],
  lit: [],
  changed: [],
} as const satisfies Partial<BoardProps>;
