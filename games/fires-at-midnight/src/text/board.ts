import { squareAt, squareName } from '../space/grid.ts';
import { FIRE, type Firefighter, type Point, SMOKE, type Square, type View } from '../state.ts';
import { deadCount, explosionCount, houseOn, ruinCount, savedCount } from '../queries/village.ts';
import { isRuin } from '../space/houses.ts';

const WIDTH = 9;
const cell = (text: string) => text.slice(0, WIDTH).padEnd(WIDTH);
const lies = (sq: Square) => (thing: { at: Point | null }) => thing.at !== null && squareAt(thing.at) === sq;

/** The upper line of a square: what burns or smokes, and the explosion marker. */
function groundOf(v: View, sq: Square): string {
  const mark = v.marks[sq] === FIRE ? 'FIRE' : v.marks[sq] === SMOKE ? 'smoke' : '.';
  return v.boom[sq] ? `${mark} X` : mark;
}
/** The lower line: a house with its integrity and door (small: open), things, people. */
function piecesOf(v: View, sq: Square): string {
  const house = houseOn(v, sq);
  const home = house
    ? [isRuin(house) ? `${house.id}†` : `${house.id}:${house.integrity}${house.open ? house.door.toLowerCase() : house.door}`]
    : [];
  const there = [...v.trees, ...v.chests, ...v.villagers, ...v.crew].filter(lies(sq)).map(({ id }) => id);
  return [...home, ...there].join('');
}
const ROWS = [5, 4, 3, 2, 1, 0];
const row = (v: View, b: number, of: (v: View, sq: Square) => string) =>
  [0, 1, 2, 3, 4, 5].map((w) => cell(of(v, 6 * w + b))).join('|');
const grid = (v: View): string[] => ROWS.flatMap((b) => [`B${b + 1} ${row(v, b, groundOf)}`, `   ${row(v, b, piecesOf)}`]);

/** To the mil, as a move has to name it. */
const exactly = (at: Point): string => at.map((mil) => `${(mil / 1000).toFixed(3)}″`).join(', ');
const where = (f: Firefighter) => {
  if (f.at) return `on ${squareName(squareAt(f.at))} (${exactly(f.at)})`;
  return f.exit ? `outside at (${exactly(f.exit)})` : 'not placed yet';
};
function card(v: View, f: Firefighter): string {
  const turn = v.active === f.id ? `, ${v.ap} AP` : f.acted ? ', has acted' : '';
  return `${f.id} ${where(f)}${f.down ? ', down' : ''}, water ${f.water}${f.load ? `, carries ${f.load}` : ''}${turn}`;
}

/** The whole table as plain text, north at the top. */
export const boardText = (v: View): string =>
  [
    `Round ${v.round}, turn ${v.turn}. Saved ${savedCount(v)} of ${v.settings.needSaved}, dead ${deadCount(v)} of ${v.settings.deadLimit}, ` +
      `explosions ${explosionCount(v)} of ${v.settings.explosionMarkers}, ruins ${ruinCount(v)} of 4, ` +
      `waiting ${v.villagers.filter(({ state }) => state === 'pool').length}.`,
    ...grid(v),
    `   ${[1, 2, 3, 4, 5, 6].map((w) => cell(`W${w}`)).join(' ')}`,
    ...v.crew.map((f) => card(v, f)),
  ].join('\n');
