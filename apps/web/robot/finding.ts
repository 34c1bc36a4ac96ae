/** What the robot may find. */
export const KINDS = [
  'error',
  'freeze',
  'dead end',
  'no way to a move',
  'covered',
  'cut',
  'small target',
  'small text',
  'beyond the edge',
  'jump',
  'guide covers',
  'guide dims',
  'names what is not there',
  'mouse words',
  'long press acts',
  'lingers',
] as const;
export type Kind = (typeof KINDS)[number];

/** A fault that a player would meet: what kind, in a sentence, and where on the screen. */
export type Finding = {
  readonly kind: Kind;
  readonly text: string;
  readonly place: string;
  /** What several findings of one fault have in common; the text, if left out. */
  readonly same?: string;
};

/** Numbers differ from one night to the next; the fault is the same. */
export const sameAs = ({ kind, text, place, same = text }: Finding): string =>
  `${kind} ${same} ${place}`.replaceAll(/\d+(\.\d+)?/g, '#');
