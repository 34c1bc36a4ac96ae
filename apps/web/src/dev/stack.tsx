import type { Frame, Match } from '@nightfall/kernel';

/** Where each rule stands; the one that goes on is first. */
export function Stack({ match: { state, game, waiting } }: { match: Match }) {
  const rules = game.book.rules as { readonly [rule: string]: { readonly ref: string } };
  if (state.stack.length === 0) return <p>The stack is empty: the game is over.</p>;
  return (
    <>
      <ol className="dev-stack" aria-label="The stack, innermost rule first">
        {state.stack.toReversed().map((frame, depth) => (
          <li key={state.stack.length - depth}>
            <b>
              {frame.rule} · {frame.at}
            </b>{' '}
            <small>{rules[frame.rule]?.ref}</small> <Locals frame={frame} />
          </li>
        ))}
      </ol>
      <p>
        Waits for <code>{JSON.stringify(waiting)}</code>
      </p>
    </>
  );
}
function Locals({ frame: { rule: _, at: _at, ...locals } }: { frame: Frame }) {
  return Object.keys(locals).length > 0 && <code>{JSON.stringify(locals)}</code>;
}
