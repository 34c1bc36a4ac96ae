import { choices, isRefusal, quickRandom, readInput, type Refusal, type Seat } from '@nightfall/kernel';
import { print } from '../command.ts';
import { writeText } from '../files.ts';
import { Choices } from './choices.ts';
import type { Terminal } from './table.ts';

const HELP = `  a number      plays that choice         a move        plays it as records write it
  Enter         turns the page             /word         shows the choices that hold the word
  hint          what a good player would do
  undo, redo    takes back, plays again    reset         takes back all of this turn that is free
  why           what is not possible now, and the rule against it
  board         shows the board again      bell          lets the time run out
  wait          lets the bots go first, where anyone may
  save FILE     writes the record          quit          leaves`;

/** What a line did: the game went on, the same question stands, or the player leaves. */
export type Answer = 'played' | 'again' | 'quit';
/** A refusal is told, and the same question stands. */
export function answered(no: Refusal | undefined): Answer {
  if (no) print(`  No: ${no.text} (${no.rule})`);
  return no ? 'again' : 'played';
}

/** The question that a person is asked, and what can be said to it. */
export function askPerson(table: Terminal, seat: Seat): { say(line: string): Promise<Answer> } {
  const { match } = table;
  const { game } = match;
  const view = match.view(seat);
  const list = new Choices(game, view, seat);
  print(`\n${game.words.board(view)}\n\n${game.words.prompt(view, seat, table.name).text}`);
  print(list.page());

  const tryInput = async (text: string): Promise<Answer> => {
    const isNumber = /^\d+$/.test(text);
    const chosen = isNumber ? list.moves[Number(text) - 1] : undefined;
    const input = chosen ?? readInput(game, `${seat} ${text}`, view);
    if (isNumber && isRefusal(input)) return show(`  No: choose a number from 1 to ${list.moves.length}.`);
    return answered(isRefusal(input) ? input : await table.play(input));
  };
  const words: { readonly [word: string]: (rest: string) => Answer | Promise<Answer> } = {
    '': () => showPage(() => list.more()),
    help: () => show(HELP),
    board: () => show(game.words.board(view)),
    why: () => show(whyNot(table, seat)),
    hint: () => show(hintFor(table, seat)),
    undo: () => takeBack(table, seat, 'undo'),
    reset: () => takeBack(table, seat, 'reset'),
    redo: async () => answered(await table.ask({ t: 'redo' })),
    bell: async () => answered(await table.ring()),
    wait: async () => answered(await table.letOthers()),
    save: (path) => save(table, path),
    quit: () => 'quit',
  };
  const show = (text: string): Answer => {
    print(text);
    return 'again';
  };
  const showPage = (change: () => void): Answer => {
    change();
    return show(list.page());
  };
  return {
    async say(line) {
      const text = line.trim();
      if (text.startsWith('/')) return showPage(() => list.search(text.slice(1)));
      const [first = '', ...rest] = text.split(' ');
      const isWord = Object.hasOwn(words, first) && (rest.length === 0 || first === 'save');
      return isWord ? words[first]!(rest.join(' ')) : tryInput(text);
    },
  };
}

/** The options that are refused now, each reason once. */
function whyNot({ match }: Terminal, seat: Seat): string {
  const reasons = new Set(
    choices(match.game.book, match.view(seat), seat)
      .flatMap(({ no, options }) => (no ? [no] : options.flatMap((one) => one.no ?? [])))
      .map((no) => `  ${no.text} (${no.rule})`),
  );
  return reasons.size > 0 ? [...reasons].join('\n') : '  All your choices are possible now.';
}

function hintFor({ match }: Terminal, seat: Seat): string {
  const { game } = match;
  const view = match.view(seat);
  const hint = game.hint?.(view, seat, quickRandom(match.inputs.length));
  if (!hint) return '  There is no hint for this.';
  const moves = hint.moves.flatMap((move) => ('seat' in move ? [game.words.move(view, move)] : []));
  return `  ${moves.join(', then ')}\n  ${hint.text} (${hint.rules.join(', ')})`;
}

/** At one terminal nobody else must be asked; but what was learned cannot be unlearned. */
async function takeBack(table: Terminal, seat: Seat, t: 'undo' | 'reset'): Promise<Answer> {
  const answer = answered(table.match.refuseUndo(seat) ?? (await table.ask({ t })));
  if (answer === 'played') print('  Taken back.');
  return answer;
}
async function save(table: Terminal, path: string): Promise<Answer> {
  if (path === '') print('  Name the file: save FILE');
  else {
    const no = writeText(path, await table.record());
    print(no ? `  Not written. ${no.trouble}` : `  Written to ${path}.`);
  }
  return 'again';
}
