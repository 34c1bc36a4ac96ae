import { entry } from '@nightfall/catalog';
import type { Fault, Json, OptionSpec, Setup } from '@nightfall/kernel';
import type { BoardModule } from '@nightfall/ui';
import { use, useEffect, useRef, useState } from 'react';
import { scenes } from '../art/scenes.tsx';
import { begin, beginGuided, type Chair } from '../matches.ts';
import { boardOf } from '../modules.ts';
import { Link, navigate } from '../router.tsx';
import { create, isFault, me, rename } from '../server.ts';
import { Chairs, firstChairs, isOnline, keepName } from './chairs.tsx';
import { Frame, TopNav } from './frame.tsx';
import { OptionField } from './option-field.tsx';

const usualOptions = (specs: readonly OptionSpec[]): Setup['options'] =>
  Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));

export default function NewGamePage({ game }: { game: string }) {
  const module = use(boardOf(game));
  const known = entry(game);
  if (!module)
    return (
      <Frame title={known?.name ?? 'No such game'}>
        <p>{known ? 'This game is in preparation. It will stand here when it is whole.' : 'There is no game with this name.'}</p>
        <Link className="button button-ember" to="/">
          To the games
        </Link>
      </Frame>
    );
  return <NewGame module={module} />;
}

function NewGame({ module }: { module: BoardModule }) {
  const { game, guide, SetupExtra } = module;
  const known = entry(game.id)!;
  const [chairs, setChairs] = useState(() => firstChairs(game));
  const [options, setOptions] = useState(() => usualOptions(game.options));
  const [isWatched, setWatched] = useState(false);
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const setup: Setup = { players: chairs.length, options };
  const Scene = scenes[game.id];
  useEffect(() => {
    document.title = `${game.name} · Nightfall`;
  }, [game]);
  const go = (begun: string | readonly Fault[]) => {
    if (typeof begun !== 'string') return setFaults(begun);
    navigate(`/table/${begun}`);
  };
  useGuideAtOnce(module);
  const change = (id: string, value: Json) => {
    setFaults([]);
    setOptions({ ...options, [id]: value });
  };
  const fine = game.options.filter((spec) => spec.fine);
  const changed = fine.filter((spec) => options[spec.id] !== spec.default).length;
  const field = (spec: OptionSpec) => (
    <OptionField
      key={spec.id}
      spec={spec}
      game={game.id}
      value={options[spec.id] ?? spec.default}
      change={(value) => change(spec.id, value)}
    />
  );
  return (
    <div className="site" style={{ '--accent': known.accent } as object}>
      <TopNav />
      <main id="main" className="new-game">
        <div className="picture new-game-picture">
          {Scene && <Scene />}
          <div className="picture-words">
            <h1>{game.name}</h1>
            <p>{known.tagline}</p>
            <Link to={`/rules/${game.id}`}>Read the rules</Link>
          </div>
        </div>
        <form
          onSubmit={(e) => {
            e.preventDefault();
            keepName(chairs);
            if (isWatched || isOnline(chairs))
              void beginOnline(module.game.id, setup, chairs).then((begun) =>
                typeof begun === 'string' ? navigate(begun) : setFaults([begun]),
              );
            else go(begin(module, setup, named(chairs)));
          }}
        >
          {guide && (
            <section className="notice guide-offer">
              <h2>{guide.title}</h2>
              <p>A prepared game that explains itself while you play. You can leave the guide at any time and play on.</p>
              <button type="button" className="button" onClick={() => go(beginGuided(module, guide))}>
                Begin the guided game
              </button>
            </section>
          )}
          {game.players.max > 1 && <Chairs game={game} chairs={chairs} change={setChairs} />}
          {SetupExtra && <SetupExtra setup={setup} change={(to) => (setFaults([]), setOptions(to.options))} />}
          {game.options.filter((spec) => !spec.fine && !module.ownOptions?.includes(spec.id)).map(field)}
          {fine.length > 0 && (
            <details className="fine-points">
              <summary>
                Fine points <small>{changed > 0 ? `${changed} changed` : `${fine.length} more, as usual`}</small>
              </summary>
              {fine.map(field)}
            </details>
          )}
          {!isOnline(chairs) && (
            <label className="choice watched">
              <input type="checkbox" checked={isWatched} onChange={(e) => setWatched(e.target.checked)} />
              <span>Friends may watch</span>
              <small>The table stands on the server; the link to watch waits there under Share.</small>
            </label>
          )}
          <div className="begin">
            <button type="submit" className="button button-ember">
              Begin
            </button>
            <Faults faults={faults} />
          </div>
        </form>
      </main>
    </div>
  );
}

/** Who asks to be guided begins at once; the way back does not lead here again. */
function useGuideAtOnce(module: BoardModule): void {
  const isAsked = useRef(location.search === '?guide');
  useEffect(() => {
    if (!module.guide || !isAsked.current) return;
    isAsked.current = false;
    const begun = beginGuided(module, module.guide);
    if (typeof begun === 'string') navigate(`/table/${begun}`, true);
  }, [module]);
}

/** Lays the table on the server and tells its path. */
async function beginOnline(game: string, setup: Setup, chairs: readonly Chair[]): Promise<string | Fault> {
  const known = await me();
  if (isFault(known)) return known;
  const own = chairs.find((chair) => chair.holder === 'person')?.name.trim();
  if (own && own !== 'Player 1') await rename(own);
  const links = await create(
    game,
    setup,
    chairs.map(({ holder }) => (holder === 'person' ? 'me' : holder)),
  );
  return isFault(links) ? links : `/t/${links.id}`;
}

const named = (chairs: readonly Chair[]) =>
  chairs.map((chair, seat) => ({ ...chair, name: chair.name.trim() || `Player ${seat + 1}` }));

function Faults({ faults }: { faults: readonly Fault[] }) {
  if (faults.length === 0) return null;
  return (
    <div className="notice notice-bad" role="alert">
      {faults.map((fault) => (
        <div key={fault.where + fault.code}>
          <b>{fault.where}</b> {fault.text}
        </div>
      ))}
    </div>
  );
}
