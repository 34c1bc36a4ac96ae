import { goesRound, isOnePerson, type Seat } from '@nightfall/kernel';
import { print } from '../command.ts';
import { answered, type Answer, askPerson } from './dialog.ts';
import type { Terminal } from './table.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';
/** What the terminal shows while it is passed to someone with a different view. */
const coverFor = (name: string) => `${CLEAR}Pass the keyboard to ${name}. ${name}: press Enter when you are ready.`;

/** Asks until the game is over or the player leaves; false if someone left. */
export async function talk(table: Terminal, lines: AsyncIterator<string, undefined>): Promise<boolean> {
  let holder: Seat | null = null;
  for (await table.begin(); !table.match.isOver;) {
    const seat = nextAsked(table, holder);
    if (seat !== undefined && goesRound(table.match, holder, seat)) {
      print(coverFor(table.name(seat)));
      if ((await lines.next()).done) return false;
      print(CLEAR);
    }
    holder = seat ?? holder;
    const question = seat === undefined ? askDice(table) : askPerson(table, seat);
    for (let answer = 'again'; answer === 'again';) {
      process.stdout.write('> ');
      const line = await lines.next();
      answer = line.done ? 'quit' : await question.say(line.value);
      if (answer === 'quit') return false;
    }
  }
  return true;
}

/** The person who is asked: whoever has the keyboard goes on. */
const nextAsked = ({ match, people }: Terminal, holder: Seat | null): Seat | undefined =>
  people.find((seat) => isOnePerson(match, holder, seat)) ?? people[0];

/** Dice that people throw themselves and type in. */
function askDice(table: Terminal) {
  const asked = table.match.waiting;
  print(asked.for === 'dice' ? `Roll ${asked.sides.map((sides) => `d${sides}`).join(' ')} and type the faces.` : 'Press Enter.');
  return {
    async say(line: string): Promise<Answer> {
      if (line.trim() === 'quit') return 'quit';
      return answered(await table.play({ type: 'dice', faces: line.trim().split(/\s+/).map(Number) }));
    },
  };
}
