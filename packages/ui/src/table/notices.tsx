import { useEffect, useRef, type ReactNode } from 'react';
import { withYou } from '../names.ts';
import { Contain } from '../parts/contain.tsx';
import { Beside } from './beside.tsx';
import { Countdown } from './countdown.tsx';
import type { Desk } from './desk.ts';
import { End } from './end.tsx';
import { LastPage } from './guide.tsx';
import { HintGiven } from './hint.tsx';
import { Shared } from './shared.tsx';
import { SinceNote } from './since.tsx';
import { Tale } from './tale.tsx';
import { useClearOfTouch } from './use-clear-of.ts';
import { Why } from './why.tsx';

type Props = { readonly desk: Desk };

type Ending = { readonly endButtons: ReactNode; readonly endFigures?: ReactNode; readonly isTold: boolean };
/** What lies over the board for a while. `isTold`: the end has a place elsewhere, and is opened here only by hand. */
export function Notices({ desk, endButtons, endFigures, isTold }: Props & Ending) {
  const { words, since } = desk;
  usePlayersTouch(() => {
    words.makeRoom();
    if (since.text !== undefined) since.dismiss();
  });
  return (
    <>
      {desk.live.trouble && (
        <p className="trouble" role="alert">
          {desk.live.trouble}
        </p>
      )}
      <Others desk={desk} />
      <Beside>
        <WhyNot desk={desk} />
        <HintGiven desk={desk} />
      </Beside>
      {!desk.words.said && !desk.words.advice && (
        <Beside mayStandForGuide>
          <SinceNote since={desk.since} again={desk.commands.again} />
        </Beside>
      )}
      <Ended desk={desk} buttons={endButtons} figures={endFigures} isTold={isTold} />
      {desk.live.resumes !== undefined && <Countdown until={desk.live.resumes} />}
    </>
  );
}

/** When the player presses something at the table, other than these words themselves. */
function usePlayersTouch(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const touch = ({ target }: PointerEvent) =>
      target instanceof Element && target.closest('.camera-board, .bar-choices, .table-seats') && latest.current();
    addEventListener('pointerdown', touch, true);
    return () => removeEventListener('pointerdown', touch, true);
  }, []);
}

function WhyNot({ desk: { words, live, panes, deeds } }: Props) {
  const { said } = words;
  const place = useClearOfTouch(said);
  if (!said) return null;
  // Said again, it comes anew, also to those who listen.
  return (
    <Why key={said.time} text={said.no.text} rules={[said.no.rule]} openRule={panes.openRule} onClose={words.quiet} place={place}>
      {said.beyond && <PaperButton name={said.beyond} act={deeds.undoBeyond} />}
      {live.stop?.remedy && said.no.code === live.stop.no.code && <PaperButton name={live.stop.remedy} act={deeds.goOn} />}
    </Why>
  );
}

function PaperButton({ name, act }: { name: string; act: () => void }) {
  return (
    <button type="button" className="button button-paper" onClick={act}>
      {name}
    </button>
  );
}

function Others({ desk: { session, words, live, unread, panes, pointing, camera } }: Props) {
  if (!session.company) return null;
  return (
    <Shared
      company={session.company}
      camera={camera}
      question={words.said ? undefined : live.question}
      unread={unread}
      openTalk={panes.openTalk}
      isPointing={pointing.isOn}
      donePointing={pointing.end}
    />
  );
}

type EndedProps = Props & { readonly buttons: ReactNode; readonly figures: ReactNode; readonly isTold: boolean };
function Ended({ desk, buttons, figures, isTold }: EndedProps) {
  const { session, scene, board, panes } = desk;
  const { Review } = desk.module;
  const { result, seq } = scene.moment;
  const isOver = result !== undefined && !scene.playing;
  useClearTable(desk, isOver);
  if (!isOver) return null;
  return (
    <End
      key={seq}
      result={result}
      moment={scene.moment}
      name={board.name}
      openRule={panes.openRule}
      buttons={buttons}
      figures={figures}
      isTold={isTold}
      share={() => panes.openSheet('share')}
      tale={<Tale desk={desk} />}
      lesson={<LastPage desk={desk} />}
      review={
        Review && (
          <Contain what="The review" of={seq}>
            <Review {...board} name={withYou(scene.moment, board.name)} record={() => session.record()} />
          </Contain>
        )
      }
    />
  );
}

/** At the end nothing lies over the board, and all of it is in sight. */
function useClearTable({ words, since, camera }: Desk, isOver: boolean): void {
  const clear = useRef<() => void>(undefined);
  useEffect(() => {
    clear.current = () => {
      words.quiet();
      since.dismiss();
      camera.whole();
    };
  });
  useEffect(() => {
    if (isOver) clear.current!();
  }, [isOver]);
}
