import { goesRound, isOnePerson, type Seat } from '@nightfall/kernel';
import { print } from '../command.ts';
import { askPerson } from './dialog.ts';
import { goOn, nameOf, type Table, teller } from './table.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\u001B[2J\u001B[3J\u001B[H';
/** What the terminal shows while it is passed to someone with a different view. */
const coverFor = (name: string) => `${CLEAR}Pass the keyboard to ${name}. ${name}: press Enter when you are ready.`;

/** Asks until the game is over or the player leaves; false if someone left. */
export async function talk(table: Table, lines: AsyncIterator<string, undefined>): Promise<boolean> {
  let holder: Seat | null = null;
  for (goOn(table); !table.match.isOver; goOn(table)) {
    const seat = nextAsked(table, holder);
    if (seat !== undefined && goesRound(table.match, holder, seat)) {
      print(coverFor(nameOf(table)(seat)));
      if ((await lines.next()).done) return false;
      print(CLEAR);
    }
    holder = seat ?? holder;
    const question = seat === undefined ? askDice(table) : askPerson(table, seat);
    for (let answer = 'again'; answer === 'again';) {
      process.stdout.write('> ');
      const line = await lines.next();
      answer = line.done ? 'quit' : question.say(line.value);
      if (answer === 'quit') return false;
    }
  }
  return true;
}

/** The person who is asked: whoever has the keyboard goes on. */
function nextAsked({ match, bots }: Table, holder: Seat | null): Seat | undefined {
  const persons = match.waiting.for === 'seats' ? match.waiting.seats.filter((seat) => !bots[seat]) : [];
  return persons.find((seat) => isOnePerson(match, holder, seat)) ?? persons[0];
}

/** Dice that people throw themselves and type in. */
function askDice(table: Table) {
  const asked = table.match.waiting;
  print(asked.for === 'dice' ? `Roll ${asked.sides.map((sides) => `d${sides}`).join(' ')} and type the faces.` : 'Press Enter.');
  return {
    say(line: string): 'played' | 'again' | 'quit' {
      if (line.trim() === 'quit') return 'quit';
      const no = table.match.play({ type: 'dice', faces: line.trim().split(/\s+/).map(Number) }, undefined, teller(table));
      if (no) print(`  No: ${no.text} (${no.rule})`);
      return no ? 'again' : 'played';
    },
  };
}
