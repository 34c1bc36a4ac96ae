import { entry } from '@nightfall/catalog';
import { later } from '@nightfall/ui';
import { use } from 'react';
import { allPuzzles, type Posed } from '../puzzles/all.ts';
import { isSolved, openSolved } from '../puzzles/solved.ts';
import { Link } from '../router.tsx';
import { Frame } from './frame.tsx';
import '../styles/puzzles.css';

const PuzzleTable = later(() => import('./puzzle.tsx'), <output className="loading">Laying the table…</output>);

/** All puzzles, those of one game first; or one of them at its table. */
export default function PuzzlesPage({ game, id }: { game: string; id: string }) {
  const all = use(allPuzzles());
  const posed = all.find((one) => one.game === game && one.puzzle.id === id);
  if (posed) return <PuzzleTable posed={posed} next={nextOf(all, posed)} />;
  const games = [...new Set(all.map((one) => one.game))].toSorted((a, b) => Number(b === game) - Number(a === game));
  return (
    <Frame title="Puzzles" className="puzzles">
      <p>
        Games stopped at a moment that matters. You play on, without hints; the dice are the same on every try. Our strongest bot
        has solved each of them.
      </p>
      {games.map((one) => (
        <OfGame key={one} game={one} posed={all.filter((puzzle) => puzzle.game === one)} />
      ))}
    </Frame>
  );
}

/** The next that is not solved, beginning after this one; else the one after it. */
function nextOf(all: readonly Posed[], posed: Posed): Posed | undefined {
  const at = all.indexOf(posed);
  const rest = [...all.slice(at + 1), ...all.slice(0, at)];
  const solved = openSolved();
  return rest.find(({ game, puzzle }) => !isSolved(solved, game, puzzle.id)) ?? rest[0];
}

function OfGame({ game, posed }: { game: string; posed: readonly Posed[] }) {
  const solved = openSolved();
  const known = entry(game)!;
  const done = posed.filter(({ puzzle }) => isSolved(solved, game, puzzle.id)).length;
  return (
    <section style={{ '--accent': known.accent } as object} aria-labelledby={`puzzles-${game}`}>
      <h2 id={`puzzles-${game}`}>
        {known.name}{' '}
        <small>
          {done} of {posed.length} solved
        </small>
      </h2>
      <ol>
        {posed.map(({ puzzle }, i) => (
          <OnePuzzle key={puzzle.id} {...{ game, puzzle }} isFirst={i === 0} isDone={isSolved(solved, game, puzzle.id)} />
        ))}
      </ol>
    </section>
  );
}

/** The first of a game takes the fewest moves. */
function OnePuzzle({ game, puzzle, isFirst, isDone }: Posed & { readonly isFirst: boolean; readonly isDone: boolean }) {
  return (
    <li data-solved={isDone}>
      <div>
        <h3>
          {puzzle.title} {isDone && <b>Solved</b>} {isFirst && !isDone && <small>Easy to begin with</small>}
        </h3>
        <p>{puzzle.question}</p>
      </div>
      <Link
        className={isDone ? 'button' : 'button button-ember'}
        to={`/puzzles/${game}/${puzzle.id}`}
        aria-label={`${isDone ? 'Again' : 'Try it'}: ${puzzle.title}`}
      >
        {isDone ? 'Again' : 'Try it'}
      </Link>
    </li>
  );
}
