import { TILES, type Scenario, type Special } from '@nightfall/firefighters-on-duty';
import { changeTile, moveSpecial, tileAt, turnTile } from './edit.ts';

type Props = { readonly scenario: Scenario; readonly change: (scenario: Scenario) => void };
const COLUMNS = [0, 1, 2, 3];
const ROWS = [0, 1, 2];
const EDGES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

/** Which tile lies where, how it is turned, and where the stations and the hospital stand. */
export function Tiles(props: Props) {
  return (
    <>
      <div className="fd-tiles" role="group" aria-label="Tiles">
        {ROWS.flatMap((row) => COLUMNS.map((col) => <Place key={`${col},${row}`} {...props} col={col} row={row} />))}
      </div>
      <div className="workbench-row">
        <Where {...props} id="S1" name="Station 1" />
        <Where {...props} id="S2" name="Station 2" />
        <Where {...props} id="HOS" name="Hospital" />
      </div>
    </>
  );
}

function Place({ scenario, change, col, row }: Props & { readonly col: number; readonly row: number }) {
  const tile = tileAt(scenario, col, row);
  const name = tile ? `${tile.side[0]} ${TILES[tile.side].name}` : 'no tile';
  return (
    <div className="fd-tile-place">
      <button
        type="button"
        className="button"
        aria-label={`Column ${col + 1}, row ${row + 1}: ${name}. Change`}
        onClick={() => change(changeTile(scenario, col, row))}
      >
        {tile ? name : '+'}
      </button>
      {tile && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={`Turn ${name}`}
          onClick={() => change(turnTile(scenario, col, row))}
        >
          ↻
        </button>
      )}
    </div>
  );
}

function Where({ scenario, change, id, name }: Props & { readonly id: Special['id']; readonly name: string }) {
  const now = scenario.specials.find((one) => one.id === id);
  const places = scenario.tiles.flatMap(({ side }) =>
    (Object.keys(EDGES) as Special['edge'][]).map((edge) => ({ tile: side[0]!, edge })),
  );
  return (
    <label>
      {name}
      <select
        className="input"
        value={now ? `${now.tile}${now.edge}` : ''}
        onChange={(e) =>
          change(moveSpecial(scenario, id, places.find(({ tile, edge }) => tile + edge === e.target.value) ?? null))
        }
      >
        <option value="">none</option>
        {places.map(({ tile, edge }) => (
          <option key={tile + edge} value={tile + edge}>
            {EDGES[edge]} of {tile}
          </option>
        ))}
      </select>
    </label>
  );
}
