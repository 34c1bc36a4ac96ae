import { entry } from '@nightfall/catalog';
import { houseInWords, isFaults, type Fault, type Json, type Laying, type OptionSpec, type Setup } from '@nightfall/kernel';
import type { BoardModule, Lesson, SetupModule } from '@nightfall/ui';
import { use, useCallback, useEffect, useRef, useState } from 'react';
import { beginOnline } from '../begin-online.ts';
import { chairOf, chairsInstead, chairsOf, firstChairs, isOnline, keepName, unnamed, type Chair } from '../chairs.ts';
import { Cover } from '../cover.tsx';
import { MembersWord, useBranding, useTitle } from '../branding.tsx';
import { begin, beginGuided, beginNight } from '../matches.ts';
import { boardOf, setupOf } from '../modules.ts';
import { subjectOf, whyNotOption } from '../possible.ts';
import { hasPuzzles } from '../puzzles/all.ts';
import { Link, navigate } from '../router.tsx';
import { keepSetup, presetsOf, type Preset } from '../presets.ts';
import { refuseDate } from '../tonight/calendar.ts';
import { Chairs } from './chairs.tsx';
import { DeadEnd } from './dead-end.tsx';
import { TopNav } from './frame.tsx';
import { GuideOffer, useAtOnce } from './guide-offer.tsx';
import { OptionField } from './option-field.tsx';

function Picture({ game }: { readonly game: Laying }) {
  const known = entry(game.id);
  return (
    <div className="picture new-game-picture">
      {known && <Cover game={known} />}
      <div className="picture-words">
        <h1>{game.name}</h1>
        <p>{known?.tagline}</p>
        <Besides game={game.id} />
      </div>
    </div>
  );
}
/** What else there is of this game. */
const Besides = ({ game }: { readonly game: string }) => (
  <>
    <Link to={`/rules/${game}`}>Read the rules</Link>
    {hasPuzzles(game) && ' · '}
    {hasPuzzles(game) && <Link to={`/puzzles/${game}`}>Puzzles</Link>}
  </>
);

export default function NewGamePage({ game }: { game: string }) {
  const module = use(setupOf(game));
  const known = entry(game);
  if (!module)
    return (
      <DeadEnd
        title={known?.name ?? 'No such game'}
        text={known ? 'This game is not ready yet. It will appear here when it is.' : 'There is no game with this name.'}
      />
    );
  return <NewGame module={module} />;
}

/** Chairs and options of the game that is being set up. */
function useNewGame({ game }: SetupModule) {
  const [presets] = useState(() => presetsOf(game));
  const [first] = useState(() => presets.find(({ id }) => `?${id}` === location.search) ?? presets[0]!);
  const [taken, setTaken] = useState(first);
  const [chairs, setChairs] = useState<readonly Chair[]>(() => chairsToBegin(game, first));
  const [options, setOptions] = useState(first.setup.options);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const setup: Setup = { players: chairs.length, options };
  const change = (to: Setup['options']) => {
    setFaults([]);
    setOptions(to);
  };
  const take = (preset: Preset) => {
    change(preset.setup.options);
    setTaken(preset);
    setChairs(chairsInstead(chairsIn(game, taken), chairsIn(game, preset), chairs));
  };
  return { presets, chairs, setChairs, setup, change, take, faults, setFaults };
}
type Setting = ReturnType<typeof useNewGame>;
type Begun = string | readonly Fault[];
const chairsIn = (game: Laying, { id, setup }: Pick<Preset, 'id' | 'setup'>) =>
  (id === 'first' ? firstChairs : chairsOf)(game, setup);
/** An open table, and one for friends, begins with its other seats free. */
const chairsToBegin = (game: Laying, { id, setup }: Preset): readonly Chair[] => {
  const isForOthers = ['?open', '?friends'].includes(location.search);
  const chairs = chairsIn(game, { id, setup: { ...setup, players: Math.max(setup.players, isForOthers ? 2 : 1) } });
  if (!isForOthers) return chairs;
  return chairs.map((chair, seat) => (chair.holder === 'person' ? chair : chairOf(seat, 'open')));
};

function NewGame({ module }: { module: SetupModule }) {
  const { game, guides = [], SetupExtra } = module;
  const setting = useNewGame(module);
  const { chairs, setup, change } = setting;
  const [isWatched, setWatched] = useState(false);
  const { tables } = useBranding();
  const [isOpen, setOpen] = useState(location.search === '?open');
  useTitle(game.name);
  const board = useBoardSoon(game.id, setting.setFaults);
  useAtOnce(board);
  const go = (begun: Begun) => (typeof begun === 'string' ? navigate(`/table/${begun}`) : setting.setFaults(begun));
  const isLaying = useRef(false);
  const lay = async (begun: (whole: BoardModule) => Begun | Promise<Begun>) => {
    if (isLaying.current) return;
    isLaying.current = true;
    const whole = await board();
    if (whole) go(await begun(whole));
    isLaying.current = false;
  };
  const start = async (of: Setup) => {
    keepName(chairs);
    const date = nightIn(game, of);
    if (date !== undefined) return lay(async (whole) => (await beginNight(whole, date)) ?? []);
    keepSetup(game.id, of);
    if (!isWatched && !isOnline(chairs)) return lay((whole) => begin(whole, of, named(chairs)));
    const begun = await beginOnline(game.id, of, named(chairs), isOpen && tables);
    return typeof begun === 'string' ? navigate(begun) : setting.setFaults([begun]);
  };
  // Whoever knows the game finds what they came for first.
  const isNew = setting.presets.every(({ id }) => id !== 'last');
  const lead = (guide: Lesson) => void lay((whole) => beginGuided(whole, guide));
  const lessons = guides.length > 0 && <GuideOffer guides={guides} isNew={isNew} begin={lead} />;
  return (
    <div className="site" style={{ '--accent': entry(game.id)?.accent ?? 'var(--ember)' } as object}>
      <TopNav />
      <main id="main" className="new-game">
        <Picture game={game} />
        <form onSubmit={(e) => (e.preventDefault(), void start(setup))}>
          {isNew && lessons}
          <Presets setting={setting} house={houseInWords(game.dials, setup.options)} />
          {game.players.max > 1 && <Chairs game={game} setup={setup} chairs={chairs} change={setting.setChairs} />}
          {SetupExtra && <SetupExtra setup={setup} change={(to) => change(to.options)} />}
          <Options module={module} setting={setting} />
          {!isNew && lessons}
          {!isOnline(chairs) && <MayWatch isWatched={isWatched} change={setWatched} />}
          {isOnline(chairs) && tables && <WhoComes isOpen={isOpen} change={setOpen} />}
          {(isOnline(chairs) || isWatched) && <MembersWord />}
          <div className="begin">
            <button type="submit" className="button button-ember">
              Begin
            </button>
            <Faults faults={setting.faults} specs={game.options} />
          </div>
        </form>
      </main>
    </div>
  );
}

const MayWatch = ({ isWatched, change }: { readonly isWatched: boolean; readonly change: (to: boolean) => void }) => (
  <label className="choice watched">
    <input type="checkbox" checked={isWatched} onChange={(e) => change(e.target.checked)} />
    <span>Friends can watch</span>
    <small>The game runs on the server. You will find the link for watching under Share.</small>
  </label>
);

/** Loads the board and the rules while the player chooses. A player who begins waits for them, and learns if they cannot come. */
function useBoardSoon(game: string, fail: (faults: readonly Fault[]) => void): () => Promise<BoardModule | undefined> {
  useEffect(() => void boardOf(game).catch(() => undefined), [game]);
  return useCallback(
    () =>
      boardOf(game).catch(() => {
        fail([NOT_LOADED]);
        return undefined;
      }),
    [game, fail],
  );
}
const NOT_LOADED: Fault = {
  where: '',
  code: 'NOT_LOADED',
  text: 'The game could not be loaded. Check your connection and try again.',
};

/** Who may take the seats for friends: those with a link, or everyone on this server. */
function WhoComes({ isOpen, change }: { readonly isOpen: boolean; readonly change: (isOpen: boolean) => void }) {
  return (
    <fieldset className="field">
      <legend>Who comes to the free seats</legend>
      <label className="choice">
        <input type="radio" name="who-comes" checked={!isOpen} onChange={() => change(false)} />
        <span>Friends with a link</span>
      </label>
      <label className="choice">
        <input type="radio" name="who-comes" checked={isOpen} onChange={() => change(true)} />
        <span>Anyone here</span>
        <small>An open table: everyone on this server sees it, can sit down and can watch.</small>
      </label>
    </fieldset>
  );
}

/** The night that a setup names by itself; it is begun as such. */
function nightIn(game: Laying, setup: Setup): string | undefined {
  const date = game.nightly?.dateOf?.(setup);
  return date === undefined || refuseDate(date, Date.now()) || isFaults(game.setup(setup)) ? undefined : date;
}

const named = (chairs: readonly Chair[]) => chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || unnamed(seat) }));

const isSame = (a: Setup, b: Setup) => a.players === b.players && JSON.stringify(a.options) === JSON.stringify(b.options);

/** Whole games to begin with; the one that is laid out says what it is. */
function Presets({ setting: { presets, setup, take }, house }: { setting: Setting; house: string | undefined }) {
  const now = presets.find((preset) => isSame(preset.setup, setup));
  if (presets.length < 2) return null;
  return (
    <section className="field presets" aria-label="Begin with">
      <div className="segments">
        {presets.map((preset) => (
          <button key={preset.id} type="button" className="button" aria-pressed={preset === now} onClick={() => take(preset)}>
            {preset.name}
          </button>
        ))}
      </div>
      <p className="field-text">
        {now?.id === 'first' ? <b>An easy game to start with. </b> : null}
        {now?.text ?? 'A game of your own.'} {house && <b>{house}.</b>}
      </p>
    </section>
  );
}

/** The options, the finer ones folded away. */
function Options({ module, setting: { setup, change } }: { module: SetupModule; setting: Setting }) {
  const { game, ownOptions = [] } = module;
  const { options } = setup;
  const field = (spec: OptionSpec) => (
    <OptionField
      key={spec.id}
      spec={spec}
      game={game.id}
      value={options[spec.id] ?? spec.default}
      whyNot={(value: Json) => whyNotOption(game, setup, spec.id, value)}
      change={(value) => change({ ...options, [spec.id]: value })}
    />
  );
  const fine = game.options.filter((spec) => spec.fine);
  const changed = fine.filter((spec) => options[spec.id] !== spec.default).length;
  return (
    <>
      {game.options.filter((spec) => !spec.fine && !ownOptions.includes(spec.id)).map(field)}
      {fine.length > 0 && (
        <details className="fine-points">
          <summary>
            More options <small>{changed > 0 ? `${changed} changed` : `${fine.length}, all as usual`}</small>
          </summary>
          {fine.map(field)}
        </details>
      )}
    </>
  );
}

function Faults({ faults, specs }: { faults: readonly Fault[]; specs: readonly OptionSpec[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="notice notice-bad" role="alert">
      {faults.map((fault) => (
        <div key={fault.where + fault.code}>
          <b>{subjectOf(fault, specs)}</b> {fault.text}
        </div>
      ))}
    </div>
  );
}
