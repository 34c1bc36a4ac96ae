import { CHOICE_KEYS, isOn, nameOf, names, SCOPES, type Command, type Scope } from './command.ts';

/** The one table of commands of this page, and the one listener. */

type Registered = { readonly scope: Scope; readonly commands: () => readonly Command[] };
const registered = new Set<Registered>();

const inScope = (scope: Scope): readonly Command[] =>
  [...registered].filter((one) => one.scope === scope).flatMap(({ commands }) => commands());

/** Everything the list of keys names, in its order. */
export const commandsIn = (...scopes: readonly Scope[]): readonly Command[] => scopes.flatMap(inScope);

/** The first command that is on has the key. One of the table that is off answers as well: it says why not. */
function commandFor(key: string, scopes: readonly Scope[]): Command | undefined {
  const claims = scopes.flatMap((scope) =>
    inScope(scope).flatMap((command) => (names(command, key) ? [{ scope, command }] : [])),
  );
  return (claims.find(({ command }) => isOn(command)) ?? claims.find(({ scope }) => scope === 'table'))?.command;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
/** Enter and Space belong to whatever has the focus and can be pressed. */
const isPressed = ({ key, target }: KeyboardEvent): boolean =>
  (key === ' ' || key === 'Enter') && target instanceof Element && target.closest('button, a, summary, [role=button]') !== null;

const hear = (scopes: readonly Scope[], isFirst: boolean) => (e: KeyboardEvent) => {
  if (e.defaultPrevented || isTyping(e.target) || document.querySelector('dialog[open]')) return;
  const command = !isFirst && isPressed(e) ? undefined : commandFor(nameOf(e), scopes);
  if (!command) return;
  e.preventDefault();
  if (isFirst) e.stopPropagation();
  command.run(nameOf(e) as Command['keys'][number]);
};
/** A question is heard before whatever has the focus; everything else after it. */
const hearQuestion = hear(SCOPES.slice(0, 1), true);
const hearRest = hear(SCOPES.slice(1), false);

/** Returns how to take them out again. */
export function register(one: Registered): () => void {
  if (registered.size === 0) {
    addEventListener('keydown', hearQuestion, { capture: true });
    addEventListener('keydown', hearRest);
  }
  registered.add(one);
  return () => {
    registered.delete(one);
    if (registered.size > 0) return;
    removeEventListener('keydown', hearQuestion, { capture: true });
    removeEventListener('keydown', hearRest);
  };
}

/** Which key each choice has, first to last: the one it asks for, if nobody before it has it; else the next that is free. */
export function allot(wishes: readonly (string | undefined)[], taken: ReadonlySet<string>): readonly (string | undefined)[] {
  const granted = wishes.map((wish, i) => (wish !== undefined && wishes.indexOf(wish) === i ? wish : undefined));
  const used = new Set([...taken, ...granted]);
  const free = CHOICE_KEYS.filter((key) => !used.has(key)).values();
  return granted.map((wish) => wish ?? free.next().value);
}
