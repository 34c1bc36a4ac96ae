import { type BoardProps, useKeys } from '@nightfall/ui';
import type { Siege } from '../engine.ts';
import { type Desk, change, clearHand, useDesk } from '../hand/desk.ts';
import { mirrored, turned } from '../hand/ghost.ts';
import { commit, refusalOf, squaresInHand } from '../hand/offer.ts';
import { type Tool, isFixed, isSnake } from '../night.ts';

type Props = BoardProps<Siege>;

/** Is something half drawn or laid down, so that a yes or a no is due? */
export const holdsSomething = (tool: Tool, desk: Desk): boolean => (isSnake(tool) ? desk.draft.path.length > 0 : desk.isLaid);

/** ✓ and ✗ for what is in the hand, turn and mirror for a fixed shape (SN-18.1, SN-18.3). */
export function InHand(props: Props & { tool: Tool }) {
  const { tool } = props;
  const desk = useDesk();
  const cells = squaresInHand(props, tool, desk);
  const isReady = cells.length > 0 && !refusalOf(props, tool, cells);
  const turn = () => change({ ghost: turned(desk.ghost) });
  const flip = () => change({ ghost: mirrored(desk.ghost) });
  const yes = () => commit(props, tool, cells);
  const held = holdsSomething(tool, desk);
  useKeys(isFixed(tool) ? { r: turn, f: flip } : {});
  return (
    <span className="siege-hand">
      {isFixed(tool) && (
        <>
          <button type="button" className="button" onClick={turn} data-choice="turn">
            <span aria-hidden="true">⟳</span> <span className="siege-long">Turn</span>{' '}
            <kbd className="key" aria-hidden="true">
              R
            </kbd>
          </button>
          <button type="button" className="button" onClick={flip} data-choice="mirror">
            <span aria-hidden="true">⇋</span> <span className="siege-long">Mirror</span>{' '}
            <kbd className="key" aria-hidden="true">
              F
            </kbd>
          </button>
        </>
      )}
      {held && (
        <>
          <button
            type="button"
            className={isReady ? 'button button-ember' : 'button'}
            aria-disabled={!isReady}
            onClick={yes}
            data-choice="yes"
          >
            ✓ {isReady ? YES[tool.type] : isSnake(tool) ? `${cells.length} of ${tool.max}` : 'Not here'}
          </button>
          <button type="button" className="button" onClick={clearHand} data-choice="no">
            ✗ Drop
          </button>
        </>
      )}
    </span>
  );
}
const YES: Record<Tool['type'], string> = {
  troop: 'Deploy',
  hero: 'Deploy',
  last: 'Deploy',
  spell: 'Cast',
  volley: 'Fire',
  mark: 'Strike',
};
