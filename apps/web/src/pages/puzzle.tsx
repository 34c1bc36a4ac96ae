import { entry } from '@nightfall/catalog';
import { layPuzzle, parseRecord, playLines, printRecord, type Game, type Puzzle } from '@nightfall/kernel';
import { Icon, pack, Sheet, Table, type BoardModule, type Session } from '@nightfall/ui';
import { sitDown } from '@nightfall/ui/own-table';
import { use, useEffect, useState, type ReactNode } from 'react';
import { useTitle } from '../branding.tsx';
import { boardOf } from '../modules.ts';
import type { Posed } from '../puzzles/all.ts';
import { changeSolved, withSolved } from '../puzzles/solved.ts';
import { Link, navigate } from '../router.tsx';
import { workerThinker } from '../thinker.ts';
import { useFailure } from '../use-failure.ts';

const NO_HELP = 'A puzzle gives no hints. Try again as often as you like; the solution is shown after a try.';

/** A fresh table for a puzzle. It is no game of this browser's nights, so nothing of it is kept. */
function layTable(game: Game, puzzle: Puzzle): Promise<Session> {
  const match = layPuzzle(game, puzzle);
  if ('where' in match) throw new Error(`the puzzle ${puzzle.id}: ${match.text}`);
  const record = parseRecord(puzzle.record);
  const seed = 'seed' in record ? record.seed : null;
  return sitDown({ id: `puzzle-${puzzle.id}`, match, seed, strict: NO_HELP, thinker: workerThinker(), keep: () => undefined });
}

function useTable({ game }: BoardModule, puzzle: Puzzle): Session | undefined {
  const [session, setSession] = useState<Session>();
  const fail = useFailure();
  useEffect(() => {
    let left = false;
    const coming = layTable(game, puzzle);
    coming.then((laid) => left || setSession(laid)).catch(fail);
    return () => {
      left = true;
      coming.then((laid) => laid.close()).catch(fail);
    };
  }, [game, puzzle, fail]);
  return session;
}

/** What became of this try. The first verdict stays. */
function useVerdict(session: Session, puzzle: Puzzle): boolean | undefined {
  const [verdict, setVerdict] = useState<boolean>();
  useEffect(() => session.listen(({ view }) => setVerdict((before) => before ?? puzzle.judge(view))), [session, puzzle]);
  return verdict;
}

type Props = { readonly posed: Posed; readonly next: Posed | undefined };
export default function PuzzleTable(props: Props) {
  const [tries, setTries] = useState(1);
  const { game, puzzle } = props.posed;
  return <OneTry key={`${game} ${puzzle.id} ${tries}`} {...props} again={() => setTries(tries + 1)} />;
}

type TryProps = Props & { readonly again: () => void };
function OneTry(props: TryProps) {
  const module = use(boardOf(props.posed.game))!;
  const session = useTable(module, props.posed.puzzle);
  useTitle(props.posed.puzzle.title);
  if (!session) return <output className="loading">Laying the table…</output>;
  return <Playing {...props} {...{ module, session }} />;
}

type PlayingProps = TryProps & { readonly module: BoardModule; readonly session: Session };
function Playing({ posed, next, again, module, session }: PlayingProps) {
  const { game, puzzle } = posed;
  const verdict = useVerdict(session, puzzle);
  useEffect(() => {
    if (verdict) changeSolved((solved) => withSolved(solved, game, puzzle.id));
  }, [verdict, game, puzzle]);
  return (
    <Table
      session={session}
      module={module}
      accent={entry(game)!.accent}
      note={`Puzzle: ${puzzle.title}`}
      renderBrief={(isShown) => (
        <Brief puzzle={puzzle} verdict={isShown ? verdict : undefined}>
          <Ways {...{ posed, next, again, module, verdict }} plain="button button-paper" />
        </Brief>
      )}
      lead={
        <Link to={`/puzzles/${game}`} className="button button-icon button-quiet" aria-label="All puzzles" title="All puzzles">
          <Icon name="home" />
        </Link>
      }
      renderShare={(done) => <SharePuzzle onClose={done} />}
      endButtons={<Ways {...{ posed, next, again, module, verdict }} plain="button" />}
    />
  );
}

const SharePuzzle = ({ onClose }: { readonly onClose: () => void }) => (
  <Sheet title="Share this puzzle" onClose={onClose}>
    <p>The link opens the same position with the same dice.</p>
    <label className="field">
      <span className="field-name">Link</span>
      <input className="input" readOnly value={location.origin + location.pathname} onFocus={(e) => e.target.select()} />
    </label>
  </Sheet>
);

type BriefProps = { readonly puzzle: Puzzle; readonly verdict: boolean | undefined; readonly children: ReactNode };
/** The question; once it is decided, what became of it and the ways on. */
function Brief({ puzzle, verdict, children }: BriefProps) {
  return (
    <div className="guide-place is-puzzle">
      <aside className={verdict === undefined ? 'guide' : 'guide is-last'} aria-live="polite" aria-label="Puzzle">
        <h2>{puzzle.title}</h2>
        <p>
          {verdict !== undefined && <b className="puzzle-verdict">{verdict ? 'Solved. ' : 'Not this time. '}</b>}
          {puzzle.question}
        </p>
        {verdict !== undefined && <div className="guide-deeds">{children}</div>}
      </aside>
    </div>
  );
}

type WaysProps = Pick<PlayingProps, 'posed' | 'next' | 'again' | 'module'> & {
  readonly verdict: boolean | undefined;
  /** How buttons look that are not the first choice. */
  readonly plain: string;
};
function Ways({ posed, next, again, module, verdict, plain }: WaysProps) {
  const show = async () => navigate(await solutionPath(module.game, posed.puzzle));
  return (
    <>
      {!verdict && (
        <button type="button" className={plain} onClick={() => void show()}>
          Show the solution
        </button>
      )}
      <button type="button" className={verdict ? plain : 'button button-ember'} onClick={again}>
        Try again
      </button>
      {verdict && next && (
        <Link className="button button-ember" to={`/puzzles/${next.game}/${next.puzzle.id}`}>
          Next puzzle
        </Link>
      )}
    </>
  );
}

/** The replay of the game with the moves that solve it, stopped where the puzzle begins. */
async function solutionPath(game: Game, puzzle: Puzzle): Promise<string> {
  const match = layPuzzle(game, puzzle);
  if ('where' in match) throw new Error(match.text);
  const from = match.inputs.length;
  const no = playLines(match, puzzle.solution);
  if (no) throw new Error(`the puzzle ${puzzle.id}, ${no.where}: ${no.text}`);
  return `/replay?at=${from}#r=${await pack(printRecord(match))}`;
}
