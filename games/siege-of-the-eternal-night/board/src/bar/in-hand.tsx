import { BarButton, type BoardProps, KeySign } from '@nightfall/ui';
import type { Siege } from '@nightfall/siege-of-the-eternal-night';
import { type Holding, change, clearHand, useHolding } from '../hand/holding.ts';
import { mirrored, turned } from '../hand/ghost.ts';
import { commit, refusalOf, squaresInHand } from '../hand/offer.ts';
import { type Tool, isFixed, isSnake, longestFor } from '../picture/night.ts';

type Props = BoardProps<Siege>;

/** Is something half drawn or laid down, so that a yes or a no is due? */
export const holdsSomething = (tool: Tool, held: Holding): boolean => (isSnake(tool) ? held.draft.path.length > 0 : held.isLaid);

/** ✓ and ✗ for what is in the hand, turn and mirror for a fixed shape (SN-18.1, SN-18.3). */
export function InHand(props: Props & { tool: Tool }) {
  const { tool, memory } = props;
  const held = useHolding(memory);
  const cells = squaresInHand(props, tool, held);
  const isReady = cells.length > 0 && !refusalOf(props, tool, cells);
  const turn = () => change(memory, { ghost: turned(held.ghost) });
  const flip = () => change(memory, { ghost: mirrored(held.ghost) });
  const yes = () => commit(props, tool, cells);
  const isHeld = holdsSomething(tool, held);
  return (
    <span className="siege-hand">
      {isFixed(tool) && (
        <>
          <button type="button" className="button" onClick={turn} data-choice="turn">
            <span aria-hidden="true">⟳</span> <span className="siege-long">Rotate</span> <KeySign name="R" />
          </button>
          <button type="button" className="button" onClick={flip} data-choice="mirror">
            <span aria-hidden="true">⇋</span> <span className="siege-long">Mirror</span> <KeySign name="F" />
          </button>
        </>
      )}
      {isHeld && (
        <>
          <BarButton className={isReady ? 'button button-ember' : 'button'} aria-disabled={!isReady} act={yes} data-choice="yes">
            ✓{' '}
            {isReady
              ? YES[tool.type]
              : isSnake(tool)
                ? `${cells.length} of ${cells.length < tool.max ? tool.max : longestFor(props.view, tool)}`
                : 'Not here'}
          </BarButton>
          <BarButton className="button" act={() => clearHand(memory)} data-choice="no">
            ✗ Drop
          </BarButton>
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
