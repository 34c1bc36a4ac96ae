/** What a table tells the robot that plays as people do (`npm run robot`): for reading only. */
export type Witness = {
  readonly game: string;
  readonly table: string;
  /** Inputs played so far, as this screen shows them. */
  readonly seq: number;
  /** Is it the decision of the seat whose hands these are? */
  readonly isMine: boolean;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
  readonly isTimed: boolean;
  /** The kinds of moves that are legal now. */
  readonly kinds: readonly string[];
  /** Where the rules stand: the frames of the stack. */
  readonly place: string;
  readonly record: () => string;
};
