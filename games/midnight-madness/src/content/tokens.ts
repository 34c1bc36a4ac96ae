export type KindFacts = {
  readonly name: string;
  readonly copies: number;
  /** Hit points; 0 for a trap. */
  readonly life: number;
  readonly points: number;
  readonly text: string;
};

const creature = (name: string, copies: number, life: number, points: number, text = 'No ability.') => ({
  name,
  copies,
  life,
  points,
  text,
});
const trap = (name: string, copies: number, text: string) => ({ name, copies, life: 0, points: 0, text });

/** MM-3.2 The 49 monster tokens. The order of this table is the order of every bag of kinds. */
export const TOKENS = {
  goblin: creature('Goblin', 6, 1, 1),
  orc: creature('Orc', 11, 2, 2),
  troll: creature('Troll', 10, 3, 3),
  goblinKing: creature('Goblin King', 1, 2, 4, 'Three more tokens arrive.'),
  orcWarlord: creature('Orc Warlord', 1, 3, 4, 'All tokens in its colour step inward, itself included.'),
  trollMage: creature('Troll Mage', 1, 3, 4, 'All tokens step inward, itself included.'),
  healer: creature('Healer', 1, 2, 4, 'Every open creature regains one hit point.'),
  boulder: trap(
    'Giant Boulder',
    4,
    'Rolls towards the castle, crushes everything in its way and breaks the first structure it meets.',
  ),
  moveRed: trap('Red Monsters Move 1', 2, 'All tokens in the red arcs step inward.'),
  moveGreen: trap('Green Monsters Move 1', 2, 'All tokens in the green arcs step inward.'),
  moveBlue: trap('Blue Monsters Move 1', 2, 'All tokens in the blue arcs step inward.'),
  clockwise: trap('Monsters Move Clockwise', 1, 'Every token moves one arc clockwise within its ring.'),
  counterClockwise: trap('Monsters Move Counter-clockwise', 1, 'Every token moves one arc counter-clockwise within its ring.'),
  plagueArchers: trap('Plague! Archers', 1, 'Every player loses all Archer cards.'),
  plagueKnights: trap('Plague! Knights', 1, 'Every player loses all Knight cards.'),
  plagueSwordsmen: trap('Plague! Swordsmen', 1, 'Every player loses all Swordsman cards.'),
  discardOne: trap('All Players Discard 1 Card', 1, 'Every player discards one card of their choice.'),
  draw3: trap('Draw 3 Monsters', 1, 'Three more tokens arrive.'),
  draw4: trap('Draw 4 Monsters', 1, 'Four more tokens arrive.'),
} as const satisfies Record<string, KindFacts>;

export type Kind = keyof typeof TOKENS;
const FACTS: Readonly<Record<Kind, KindFacts>> = TOKENS;
export const KINDS = Object.keys(TOKENS) as readonly Kind[];
const ORDER = Object.fromEntries(KINDS.map((kind, i) => [kind, i])) as Readonly<Record<Kind, number>>;
const BOSSES: readonly Kind[] = ['goblinKing', 'orcWarlord', 'trollMage', 'healer'];

export const kindFacts = (kind: Kind): KindFacts => FACTS[kind];
export const kindName = (kind: Kind): string => FACTS[kind].name;
export const isKind = (word: string): word is Kind => Object.hasOwn(TOKENS, word);
export const isTrap = (kind: Kind): boolean => FACTS[kind].life === 0;
export const isBoss = (kind: Kind): boolean => BOSSES.includes(kind);
export const byKind = (a: Kind, b: Kind): number => ORDER[a] - ORDER[b];
export const allKinds = (): Kind[] => KINDS.flatMap((kind) => Array<Kind>(FACTS[kind].copies).fill(kind));
