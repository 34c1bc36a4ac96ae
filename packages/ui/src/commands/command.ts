/** What a key does. Boards and table write theirs into tables like this one: buttons, their signs, the list and the one listener read them. */
export type Command<K extends string = Key> = {
  readonly id: string;
  readonly keys: readonly K[];
  /** What it does, in the list of keys; left out where a button says it. */
  readonly label?: string;
  /** Left out: always. A question about the focus is asked when the key is pressed. */
  readonly isOn?: boolean | (() => boolean);
  readonly run: (key: K) => void;
};

/** Who has a key first: a question on the screen, the story being played, the board, the bar's choices, the table, its parts, the camera. */
export const SCOPES = ['question', 'story', 'board', 'bar', 'table', 'part', 'camera'] as const;
export type Scope = (typeof SCOPES)[number];

export const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Mean the same at every table, whatever is being played. */
type TableLetter = 'u' | 't' | 'h' | 'l' | 'b' | 's' | 'c' | 'p' | 'w' | 'i';
type TableKey =
  | TableLetter
  | '?'
  | 'Shift+u'
  | 'Ctrl+z'
  | 'Ctrl+Shift+z'
  | 'Ctrl+y'
  | 'F6'
  | 'Shift+F6'
  | 'Home'
  | 'End'
  | '+'
  | '='
  | '-'
  | '0';

/** Given out to choices from left to right. */
export const CHOICE_KEYS = [...'123456789adfgjkmnoqrvxyz'] as readonly ChoiceKey[];
type Digit = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Letter = 'a' | 'd' | 'f' | 'g' | 'j' | 'k' | 'm' | 'n' | 'o' | 'q' | 'r' | 'v' | 'x' | 'y' | 'z';
export type ChoiceKey = Digit | Letter;

/** What a board may use: none of the table's own keys. E ends or passes, in every game. */
export type BoardKey = ChoiceKey | 'e' | ' ' | 'Enter' | 'Escape' | 'Backspace' | Arrow | `Shift+${Arrow}`;
type Key = BoardKey | TableKey;
export type BoardCommand = Command<BoardKey>;

export const isOn = <K extends string>({ isOn: on = true }: Command<K>): boolean => (typeof on === 'function' ? on() : on);
export const names = <K extends string>({ keys }: Command<K>, key: string): boolean => (keys as readonly string[]).includes(key);
/** Does what the key means in this table; false where it means nothing now. */
export function press<K extends string>(commands: readonly Command<K>[], key: K): boolean {
  const command = commands.find((one) => names(one, key) && isOn(one));
  command?.run(key);
  return command !== undefined;
}

/** The name of a key that was pressed: "u", "Shift+u", "Ctrl+z", "ArrowLeft". */
export function nameOf({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): string {
  if (altKey) return '';
  const isLetter = key.toLowerCase() !== key.toUpperCase() && key.length === 1;
  const shift = shiftKey && (isLetter || key.length > 1) ? 'Shift+' : '';
  return `${ctrlKey || metaKey ? 'Ctrl+' : ''}${shift}${isLetter ? key.toLowerCase() : key}`;
}
export type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const NAMES: { readonly [key: string]: string } = { ' ': 'Space', Escape: 'Esc' };
/** As it is written on a button: "U", "⇧U", "Space". */
export function signOf(key: string): string {
  const [, held = '', last = ''] = /^(.*\+)?(.+)$/.exec(key)!;
  return held.replace('Ctrl+', 'Ctrl ').replace('Shift+', '⇧') + (NAMES[last] ?? (last.length === 1 ? last.toUpperCase() : last));
}

/** As the list writes them: "1 – 9", "Arrows", "U or Ctrl Z". */
export function signsOf(keys: readonly string[]): string {
  const digits = keys.filter((key) => /^\d$/.test(key));
  const isRange = digits.length > 2 && digits.length === keys.length;
  if (isRange) return `${digits[0]} – ${digits.at(-1)}`;
  const [arrows, others] = [keys.filter((key) => key.startsWith('Arrow')), keys.filter((key) => !key.includes('Arrow'))];
  const signs = [...(arrows.length > 0 ? ['Arrows'] : []), ...others.map(signOf)];
  return signs.join(' or ');
}
