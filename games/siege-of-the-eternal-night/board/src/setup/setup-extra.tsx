import { isFaults, type Json, type Setup } from '@nightfall/kernel';
import { Editor } from '../editor/editor.tsx';
import {
  SHEETS,
  type SheetDoc,
  docOf,
  enemiesAtFirst,
  game,
  isSheetId,
  readOwnSheet,
} from '@nightfall/siege-of-the-eternal-night';
import { Gallery } from './gallery.tsx';
import { sceneOf } from '../picture/night.ts';
import { Thumbnail } from '../picture/thumbnail.tsx';

type Props = { setup: Setup; change: (setup: Setup) => void };

/** A sheet of one's own begins as a copy of the classic one. */
const BLANK: SheetDoc = { ...SHEETS['last-gate'], id: 'own-sheet', name: 'Own sheet', grid: [...SHEETS['last-gate'].grid] };

function ownSheet(data: Json | undefined): SheetDoc {
  if (data === null || data === undefined) return BLANK;
  const doc = readOwnSheet(data);
  // A sheet that cannot be played yet is still being drawn: the editor names its faults.
  return 'grid' in doc ? doc : isDraft(data) ? data : BLANK;
}
const isDraft = (data: unknown): data is SheetDoc =>
  typeof data === 'object' && data !== null && 'grid' in data && Array.isArray(data.grid);

const plain = (doc: SheetDoc): Json => JSON.parse(JSON.stringify(doc));

/** On the page of a new night: the sheet as it looks, and the editor for own sheets (SN-18.11). */
export function SetupExtra({ setup, change }: Props) {
  const { options } = setup;
  const set = (part: { [id: string]: Json }) => change({ ...setup, options: { ...options, ...part } });
  const sheet = options['sheet'] ?? 'last-gate';
  return (
    <div className="siege-setup">
      <Gallery chosen={String(sheet)} choose={(id) => set({ sheet: id })} gridOf={(id) => gridOf(id, setup)} />
      <OwnDice isOn={options['seed'] === '-'} isDaily={sheet === 'daily'} turn={(isOn) => set({ seed: isOn ? '-' : '' })} />
      {sheet === 'inline' ? (
        <Editor doc={ownSheet(options['ownSheet'])} change={(doc) => set({ ownSheet: plain(doc) })} />
      ) : (
        <Preview setup={setup} copy={(doc) => set({ sheet: 'inline', ownSheet: plain(doc) })} />
      )}
    </div>
  );
}

/** SN-18.12 */
function OwnDice({ isOn, isDaily, turn }: { isOn: boolean; isDaily: boolean; turn: (isOn: boolean) => void }) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} disabled={isDaily} onChange={(e) => turn(e.target.checked)} />
      <span>
        <b>My own dice</b>{' '}
        <small>
          {isDaily
            ? 'The daily siege comes with its own dice.'
            : 'Roll real dice and enter what they show, with the number keys or by tapping.'}
        </small>
      </span>
    </label>
  );
}

/** What is known of a sheet before it is chosen: the daily one once there is a seed, the own one once it is drawn. */
function gridOf(id: string, { options }: Setup): readonly string[] | undefined {
  if (id === 'inline') return options['ownSheet'] ? ownSheet(options['ownSheet']).grid : undefined;
  if (id !== 'daily') return isSheetId(id) ? SHEETS[id].grid : undefined;
  const night = game.setup({ players: 1, options: { ...options, sheet: id } });
  return isFaults(night) ? undefined : night.sheet.grid;
}

function Preview({ setup, copy }: { setup: Setup; copy: (doc: SheetDoc) => void }) {
  const night = game.setup({ players: 1, options: setup.options });
  if (isFaults(night)) return null;
  const { sheet } = night;
  const own = { ...docOf(sheet), id: 'own-sheet', name: `${sheet.name}, changed`.slice(0, 40) };
  return (
    <figure className="siege-preview">
      <Thumbnail scene={sceneOf(night)} label={`The sheet ${sheet.name}`} />
      <figcaption>
        <b>{sheet.name}</b>
        <span>
          {enemiesAtFirst(night)} enemies{sheet.difficulty && ` · ${sheet.difficulty}`}
          {sheet.par !== null && ` · par ${sheet.par}`}
        </span>
        <button type="button" className="button" onClick={() => copy(own)}>
          Change a copy of it
        </button>
      </figcaption>
    </figure>
  );
}
