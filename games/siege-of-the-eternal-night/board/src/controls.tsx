import type { BoardProps } from '@nightfall/ui';
import { useKeys } from '@nightfall/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { type Siege, type SiegeState, dialHour, heroesWaiting, isRolling, phaseOf } from './engine.ts';
import { type Desk, change, clearHand, takeUp, useDesk } from './hand/desk.ts';
import { mirrored, turned } from './hand/ghost.ts';
import { commit, refusalOf, squaresInHand } from './hand/offer.ts';
import { type Tool, isFixed, isSnake, toolInHand, toolsOf, waysOf } from './night.ts';
import { DieFace, FORM_NAMES, FormIcon } from './picture/tray.tsx';

type Props = BoardProps<Siege>;
type Choice = {
  readonly id: string;
  readonly name: string;
  readonly act: () => void;
  readonly key?: string;
  readonly icon?: ReactNode;
  readonly note?: string;
  /** Is this the tool in hand? Left out for what is done at once. */
  readonly isChosen?: boolean;
  readonly isMain?: boolean;
  readonly isOff?: boolean;
};

const dieIcon = (value: number) => (
  <svg viewBox="-2 -2 52 54" width={34} height={34} aria-hidden="true">
    <DieFace value={value} status="open" isChosen={false} tilt={0} isRolling={false} />
  </svg>
);
const formIcon = (form: string) => (
  <svg viewBox="0 0 34 40" width={26} height={30} aria-hidden="true">
    <FormIcon form={form} size={10} fill="currentColor" />
  </svg>
);

const squares = (n: number) => (n === 1 ? '1 square' : `${n} squares`);

function toolName(v: SiegeState, tool: Tool): string {
  if (isFixed(tool)) return tool.form === 'hammer' ? 'Hammer' : FORM_NAMES[tool.form]!;
  if (tool.type === 'troop') return `Troop of ${tool.max}`;
  if (tool.type === 'hero') return heroesWaiting(v) === 1 ? 'Hero' : `Hero (${heroesWaiting(v)} wait)`;
  return tool.type === 'last' ? `Last troop, up to ${squares(tool.max)}` : 'Free mark';
}

function toolNote(tool: Tool, ways: number): string {
  if (ways === 0) return 'fits nowhere';
  if (isFixed(tool)) return ways === 1 ? '1 place' : `${ways} places`;
  if (tool.type === 'troop') return `die ${tool.die}`;
  return tool.type === 'hero' ? '1 to 5' : '';
}

function toolIcon(v: SiegeState, tool: Tool): ReactNode {
  if (isFixed(tool)) return formIcon(tool.form);
  return tool.type === 'troop' ? dieIcon(v.dice![tool.die === 'A' ? 0 : 1]!.value) : undefined;
}

/** The cards one takes up to draw with. */
function toolChoices(props: Props, inHand: Tool | undefined): Choice[] {
  return toolsOf(props.view)
    .filter(({ type }) => type !== 'mark')
    .map((tool) => {
      const ways = waysOf(props.view, tool);
      const why = () =>
        props.explain({ rule: 'SN-18.8', code: 'NO_PLACE', text: `${toolName(props.view, tool)} fits nowhere now: pass it.` });
      return {
        id: tool.id,
        name: toolName(props.view, tool),
        note: toolNote(tool, ways),
        icon: toolIcon(props.view, tool),
        isChosen: inHand?.id === tool.id,
        isOff: ways === 0,
        act: ways === 0 ? why : () => takeUp(tool.id),
      };
    });
}

/** Everything else the phase allows (SN-4.3). */
function deeds({ view, seat, play }: Props): Choice[] {
  const by = seat ?? 0;
  const phase = phaseOf(view);
  const roll: Choice = {
    id: 'roll',
    name: view.turn === 0 ? 'Begin the night: roll' : phase === 'REROLL' ? 'Roll again' : 'Roll the dice',
    key: ' ',
    isMain: true,
    act: () => play({ type: 'roll', seat: by }),
  };
  if (isRolling(view)) return [];
  if (phase === 'READY' || phase === 'REROLL') return [roll];
  if (phase === 'VOLLEY') return [{ id: 'hold', name: 'Hold the volley', key: 'e', act: () => play({ type: 'hold', seat: by }) }];
  if (phase === 'BONUS')
    return [{ id: 'decline', name: 'Decline the free mark', key: 'e', act: () => play({ type: 'decline', seat: by }) }];
  if (phase === 'HOUR')
    return [
      {
        id: 'hour',
        name: 'Sound the Last Call',
        isMain: true,
        key: ' ',
        act: () => play({ type: 'hour', seat: by, hour: dialHour(new Date().getHours()) }),
      },
    ];
  if (phase === 'LAST') return [{ id: 'stand', name: 'Stand down', key: 'e', act: () => change({ asks: 'stand' }) }];
  return phase === 'ACT' ? [...passes(view, by, play), ending(view)] : [];
}

function passes(view: SiegeState, seat: number, play: Props['play']): Choice[] {
  return (['A', 'B'] as const).flatMap((die, i) => {
    if (view.dice?.[i]?.status !== 'open') return [];
    const isStuck = toolsOf(view).every((tool) => !('die' in tool && tool.die === die) || waysOf(view, tool) === 0);
    return [{ id: `pass ${die}`, name: `Pass ${die}`, isMain: isStuck, act: () => play({ type: 'passDie', seat, die }) }];
  });
}

/** One button that passes what is left and ends (SN-4.6); it asks before it closes the night (SN-14.6). */
function ending(view: SiegeState): Choice {
  const open = view.dice?.filter(({ status }) => status === 'open').length ?? 0;
  const isLast = view.turn === 9 && !view.lastCall;
  const what = isLast ? 'End the night' : 'End the turn';
  return {
    id: 'end',
    name: open === 0 ? what : 'Pass and end',
    key: 'e',
    isMain: open === 0,
    act: () => (isLast ? change({ asks: 'end' }) : change({ wishes: 'end' })),
  };
}

/** "Pass and end" is several moves: each is made when its time has come. */
function useWish({ view, seat, legal, play }: Props) {
  const { wishes } = useDesk();
  useEffect(() => {
    if (wishes !== 'end' || seat === null || legal.length === 0) return;
    if (phaseOf(view) !== 'ACT') return change({ wishes: null });
    const open = view.dice?.findIndex(({ status }) => status === 'open') ?? -1;
    if (open < 0) change({ wishes: null });
    play(open < 0 ? { type: 'end', seat } : { type: 'passDie', seat, die: open === 0 ? 'A' : 'B' });
  }, [wishes, view, legal]);
}

export function Controls(props: Props) {
  const { view, seat, legal } = props;
  const desk = useDesk();
  useWish(props);
  if (seat === null || phaseOf(view) === 'OVER') return null;
  if (isRolling(view) && view.seed === '-') return <TypedDice {...props} />;
  if (legal.length === 0) return <div className="siege-bar" />;
  if (desk.asks) return <Sure {...props} />;
  const tool = toolInHand(view, desk.tool);
  const isBusy = tool !== undefined && holdsSomething(tool, desk);
  const tools = toolChoices(props, tool);
  return (
    <div className="siege-bar">
      {tools.length > 0 && (
        <div className="siege-row">
          <Choices choices={tools} from={1} />
        </div>
      )}
      <div className="siege-row">
        {tool && <InHand {...props} tool={tool} />}
        {!isBusy && <Choices choices={deeds(props)} from={tools.length + 1} />}
        {view.turn > 0 && <Forecast />}
      </div>
    </div>
  );
}

/** Is something half drawn or laid down, so that a yes or a no is due? */
const holdsSomething = (tool: Tool, desk: Desk): boolean => (isSnake(tool) ? desk.draft.path.length > 0 : desk.isLaid);

function Choices({ choices, from }: { choices: readonly Choice[]; from: number }) {
  const keyOf = (choice: Choice, i: number) => choice.key ?? String(from + i);
  useKeys(Object.fromEntries(choices.map((choice, i) => [keyOf(choice, i), choice.act])));
  return choices.map((choice, i) => (
    <button
      key={choice.id}
      type="button"
      data-choice={choice.id}
      className={`button siege-choice${choice.isMain ? ' button-ember' : ''}${choice.icon ? ' siege-card' : ''}`}
      aria-pressed={choice.isChosen}
      aria-disabled={choice.isOff}
      onClick={choice.act}
    >
      {choice.icon}
      <span>
        {choice.name}
        {choice.note && <small>{choice.note}</small>}
      </span>
      <kbd className="key">{keyOf(choice, i) === ' ' ? 'Space' : keyOf(choice, i).toUpperCase()}</kbd>
    </button>
  ));
}

/** ✓ and ✗ for what is in the hand, turn and mirror for a fixed shape (SN-18.1, SN-18.3). */
function InHand(props: Props & { tool: Tool }) {
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
            ⟳ Turn <kbd className="key">R</kbd>
          </button>
          <button type="button" className="button" onClick={flip} data-choice="mirror">
            ⇋ Mirror <kbd className="key">F</kbd>
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

/** What will be forbidden next turn (SN-18.4). */
function Forecast() {
  const { showsNext } = useDesk();
  const flip = () => change({ showsNext: !showsNext });
  useKeys({ n: flip });
  return (
    <button type="button" role="switch" aria-checked={showsNext} className="button button-quiet siege-forecast" onClick={flip}>
      <span className="siege-dots" aria-hidden="true" /> Next turn <kbd className="key">N</kbd>
    </button>
  );
}

/** Asked once before the night is closed; nothing is undone after it (SN-14.6). */
function Sure(props: Props) {
  const desk = useDesk();
  const { view, seat, play } = props;
  const waiting = heroesWaiting(view);
  const yes = () => {
    const tool = toolInHand(view, desk.tool);
    if (desk.asks === 'end') return change({ asks: null, wishes: 'end' });
    if (desk.asks === 'stand') play({ type: 'stand', seat: seat ?? 0 });
    else if (tool) commit(props, tool, squaresInHand(props, tool, desk), true);
  };
  const heroes =
    waiting > 0 && phaseOf(view) === 'ACT'
      ? ` ${waiting === 1 ? 'A hero is' : `${waiting} heroes are`} still waiting and would be worth nothing.`
      : '';
  useKeys({ Escape: () => change({ asks: null }) });
  return (
    <div className="siege-sure" role="alertdialog" aria-label="End the night?">
      <p>This closes the night; nothing can be taken back after it.{heroes}</p>
      <button type="button" className="button button-ember" data-choice="sure" autoFocus onClick={yes}>
        {desk.asks === 'last' ? 'Send the last troop' : desk.asks === 'stand' ? 'Stand down' : 'End the night'}
      </button>
      <button type="button" className="button" data-choice="not-yet" onClick={() => change({ asks: null })}>
        Not yet
      </button>
    </div>
  );
}

/** The faces of the player's own dice, one row of buttons for each (SN-18.12). */
function TypedDice({ typeDice }: Props) {
  const [faces, setFaces] = useState<readonly (number | undefined)[]>([undefined, undefined]);
  const pick = (i: number, face: number) => {
    const next = faces.map((old, at) => (at === i ? face : old));
    setFaces(next);
    if (next.every((one) => one !== undefined)) typeDice(next.filter((one) => one !== undefined));
  };
  const rows = [0, 1].map((i) => (
    <div key={i} className="siege-typed" role="radiogroup" aria-label={`Die ${'AB'[i]}`}>
      <b>{'AB'[i]}</b>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <button
          key={face}
          type="button"
          role="radio"
          aria-checked={faces[i] === face}
          className="button button-icon"
          aria-label={`${face}`}
          onClick={() => pick(i, face)}
        >
          {dieIcon(face)}
        </button>
      ))}
    </div>
  ));
  return <div className="siege-bar">{rows}</div>;
}
