import { choices, isRefusal, printRecord, readInput, type Refusal, type Seat } from '@nightfall/kernel';
import { print } from '../command.ts';
import { writeText } from '../files.ts';
import { Choices } from './choices.ts';
import { nameOf, type Table, teller } from './table.ts';

const HELP = `  a number      plays that choice         a move        plays it as records write it
  Enter         turns the page             /word         shows the choices that hold the word
  hint          what a good player would do
  undo, redo    takes back, plays again    reset         takes back all of this turn that is free
  why           what is not possible now, and the rule against it
  board         shows the board again      bell          ends a phase against the clock
  save FILE     writes the record          quit          leaves`;

const sayNo = ({ text, rule }: Refusal) => print(`  No: ${text} (${rule})`);

/** What a line did: the game went on, the same question stands, or the player leaves. */
type Answer = 'played' | 'again' | 'quit';

/** The question that a person is asked, and what can be said to it. */
export function askPerson(table: Table, seat: Seat): { say(line: string): Answer } {
  const { match } = table;
  const { game } = match;
  const view = match.view(seat);
  const list = new Choices(game, view, seat);
  print(`\n${game.words.board(view)}\n\n${game.words.prompt(view, seat, nameOf(table)).text}`);
  print(list.page());

  const tryInput = (text: string): Answer => {
    const isNumber = /^\d+$/.test(text);
    const chosen = isNumber ? list.moves[Number(text) - 1] : undefined;
    const input = chosen ?? (text === 'bell' ? ({ type: 'bell' } as const) : readInput(game, `${seat} ${text}`, view));
    if (isNumber && isRefusal(input)) return show(`  No: choose a number from 1 to ${list.moves.length}.`);
    const no = isRefusal(input) ? input : match.play(input, undefined, teller(table));
    if (no) sayNo(no);
    return no ? 'again' : 'played';
  };
  const words: { readonly [word: string]: (rest: string) => Answer } = {
    '': () => showPage(() => list.more()),
    help: () => show(HELP),
    board: () => show(game.words.board(view)),
    why: () => show(whyNot(table, seat)),
    hint: () => show(hintFor(table, seat)),
    undo: () => takeBack(table, seat, match.inputs.length - 1),
    reset: () => takeBack(table, seat, match.turnStart(seat)),
    redo: () => playAgain(table),
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
    say(line) {
      const text = line.trim();
      if (text.startsWith('/')) return showPage(() => list.search(text.slice(1)));
      const [first = '', ...rest] = text.split(' ');
      const isWord = Object.hasOwn(words, first) && (rest.length === 0 || first === 'save');
      return isWord ? words[first]!(rest.join(' ')) : tryInput(text);
    },
  };
}

/** The options that are refused now, each reason once. */
function whyNot({ match }: Table, seat: Seat): string {
  const reasons = new Set(
    choices(match.game.book, match.view(seat), seat)
      .flatMap(({ no, options }) => (no ? [no] : options.flatMap((one) => one.no ?? [])))
      .map((no) => `  ${no.text} (${no.rule})`),
  );
  return reasons.size > 0 ? [...reasons].join('\n') : '  All your choices are possible now.';
}

function hintFor({ match, thoughts }: Table, seat: Seat): string {
  const { game } = match;
  const view = match.view(seat);
  const hint = game.hint?.(view, seat, thoughts);
  if (!hint) return '  There is no hint for this.';
  const moves = hint.moves.flatMap((move) => ('seat' in move ? [game.words.move(view, move)] : []));
  return `  ${moves.join(', then ')}\n  ${hint.text} (${hint.rules.join(', ')})`;
}

/** At one terminal nobody else must be asked; but what was learned cannot be unlearned. */
function takeBack({ match }: Table, seat: Seat, to: number): Answer {
  const no = match.refuseUndo(seat);
  if (no) {
    sayNo(no);
    return 'again';
  }
  match.undo(seat, to);
  print('  Taken back.');
  return 'played';
}
function playAgain(table: Table): Answer {
  const no = table.match.redo(undefined, teller(table));
  if (no) sayNo(no);
  return no ? 'again' : 'played';
}
function save({ match }: Table, path: string): Answer {
  if (path === '') print('  Name the file: save FILE');
  else {
    const no = writeText(path, printRecord(match));
    print(no ? `  Not written. ${no.trouble}` : `  Written to ${path}.`);
  }
  return 'again';
}
