import { legal, Match, type Head } from '@nightfall/kernel';
import { game, type Rune, type RuneEvent, type RuneMove } from '@nightfall/runebound-midnight';

type Look = (match: Match<Rune>, events: readonly RuneEvent[]) => void;
/** Three people play whatever comes, rather this than that; the same at every run. Every position is looked at. */
export function wander(night: number, rather: readonly RuneMove['type'][], look: Look): void {
  const names = ['Ana', 'Bo', 'Cleo'];
  const setup = { players: names.length, options: {} };
  const head: Head = {
    game: game.id,
    version: game.version,
    setup,
    names,
    holders: names.map(() => 'person'),
    promise: null,
  };
  const match = Match.begin<Rune>(game, head, night.toString(16).repeat(64));
  if (!(match instanceof Match)) throw new Error('the table cannot be laid');
  const step = (act: (out: (event: RuneEvent) => void) => void) => {
    const events: RuneEvent[] = [];
    act((event) => events.push(event));
    match.settle(match.now, (event) => events.push(event));
    look(match, events);
  };
  step(() => undefined);
  let now = night;
  for (let n = 0; n < 1000 && match.waiting.for === 'seats'; n++) {
    const seat = match.waiting.seats[0]!;
    const moves = legal(game.book, match.view(seat), seat);
    now = (now * 48271) % 2147483647;
    const move = moves.find(({ type }) => rather.some((one) => one === type)) ?? moves[now % moves.length]!;
    step((out) => match.play(move, match.now, out));
  }
}
