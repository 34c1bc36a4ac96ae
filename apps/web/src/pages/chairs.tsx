import type { Game } from '@nightfall/kernel';
import { Icon } from '@nightfall/ui';
import type { Chair } from '../matches.ts';

const NAME = 'nightfall.name';
const BOT_NAMES = ['Wick', 'Ash', 'Flint', 'Sable', 'Rook', 'Linden'];

const firstLevel = (game: Game): string => {
  const levels = Object.keys(game.bots);
  return levels.find((level) => level === 'good') ?? levels.at(-1) ?? 'random';
};
const person = (seat: number): Chair => ({
  name: (seat === 0 && localStorage.getItem(NAME)) || `Player ${seat + 1}`,
  holder: 'person',
});
const bot = (seat: number, level: string): Chair => ({ name: BOT_NAMES[seat % BOT_NAMES.length]!, holder: `bot:${level}` });

const chairOf = (seat: number, holder: string): Chair => {
  if (holder === 'open') return { name: 'A friend', holder };
  return holder === 'person' ? person(seat) : bot(seat, holder.slice(4));
};

/** Is there a seat for somebody on another device? Then the table stands on the server. */
export const isOnline = (chairs: readonly Chair[]): boolean => chairs.some((chair) => chair.holder === 'open');

/** You, and as many bots as the game needs. */
export const firstChairs = (game: Game): readonly Chair[] =>
  Array.from({ length: game.players.min }, (_, seat) => (seat === 0 ? person(0) : bot(seat, firstLevel(game))));

export function keepName(chairs: readonly Chair[]): void {
  const mine = chairs[0];
  if (mine?.holder === 'person' && mine.name !== 'Player 1') localStorage.setItem(NAME, mine.name);
}

const gathering = (chairs: readonly Chair[]): string => {
  const people = chairs.filter((chair) => chair.holder === 'person').length;
  if (isOnline(chairs)) return 'Online: links for your friends wait at the table.';
  if (people === 0) return 'Only bots: you watch.';
  return people === 1 ? 'You, with bots in the other seats if you like.' : `${people} people round this device.`;
};

type Props = { readonly game: Game; readonly chairs: readonly Chair[]; readonly change: (chairs: readonly Chair[]) => void };

/** Who plays: people round this device, and bots of any level. */
export function Chairs({ game, chairs, change }: Props) {
  const set = (seat: number, chair: Chair) => change(chairs.map((old, i) => (i === seat ? chair : old)));
  const sit = (seat: number, holder: string) => set(seat, chairOf(seat, holder));
  return (
    <fieldset className="field">
      <legend>Who plays</legend>
      <span className="field-text">{gathering(chairs)}</span>
      <ol className="chair-list">
        {chairs.map((chair, seat) => (
          <li key={seat} className="chair">
            <input
              className="input"
              aria-label={`Name of seat ${seat + 1}`}
              maxLength={24}
              value={chair.name}
              onChange={(e) => set(seat, { ...chair, name: e.target.value })}
            />
            <select
              className="input"
              aria-label={`Who sits in seat ${seat + 1}`}
              value={chair.holder}
              onChange={(e) => sit(seat, e.target.value)}
            >
              <option value="person">Person here</option>
              <option value="open">Friend by a link</option>
              {Object.entries(game.bots).map(([level, { name }]) => (
                <option key={level} value={`bot:${level}`}>
                  Bot: {name}
                </option>
              ))}
            </select>
            <button
              type="button"
              className="button button-icon button-quiet"
              aria-label={`Take seat ${seat + 1} away`}
              aria-disabled={chairs.length <= game.players.min}
              onClick={() => chairs.length > game.players.min && change(chairs.filter((_, i) => i !== seat))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
      {chairs.length < game.players.max && (
        <div className="segments">
          <button type="button" className="button" onClick={() => change([...chairs, person(chairs.length)])}>
            Add a person
          </button>
          <button type="button" className="button" onClick={() => change([...chairs, chairOf(chairs.length, 'open')])}>
            Add a friend online
          </button>
          <button type="button" className="button" onClick={() => change([...chairs, bot(chairs.length, firstLevel(game))])}>
            Add a bot
          </button>
        </div>
      )}
    </fieldset>
  );
}
