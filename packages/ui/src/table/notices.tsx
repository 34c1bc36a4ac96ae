import { useState, type ReactNode } from 'react';
import type { Guide } from '../board.ts';
import { Cover } from './cover.tsx';
import type { Desk } from './desk.ts';
import { End } from './end.tsx';
import { GuideBubble, useGuide } from './guide.tsx';
import { Shared } from './shared.tsx';
import { Why } from './why.tsx';

type Props = { readonly desk: Desk };

/** What lies over the board for a while. */
export function Notices({ desk, endButtons }: Props & { readonly endButtons: ReactNode }) {
  return (
    <>
      <WhyNot desk={desk} />
      {desk.live.trouble && (
        <p className="trouble" role="alert">
          {desk.live.trouble}
        </p>
      )}
      <Others desk={desk} />
      <HintGiven desk={desk} />
      <Ended desk={desk} buttons={endButtons} />
      <Secrets desk={desk} />
      {desk.guide && <Guided desk={desk} guide={desk.guide} />}
    </>
  );
}

function WhyNot({ desk: { words, live, panes, deeds } }: Props) {
  const { said } = words;
  if (!said) return null;
  return (
    <Why text={said.no.text} rules={[said.no.rule]} openRule={panes.openRule} onClose={words.quiet}>
      {said.beyond && <PaperButton name={said.beyond} act={deeds.undoBeyond} />}
      {live.stop?.remedy && said.no.code === live.stop.no.code && <PaperButton name={live.stop.remedy} act={deeds.goOn} />}
    </Why>
  );
}

function HintGiven({ desk: { words, live, panes, deeds } }: Props) {
  const { hint } = words;
  if (!hint || words.said || live.question) return null;
  return (
    <Why text={hint.text} rules={hint.rules} openRule={panes.openRule} onClose={words.quiet} isHint>
      {hint.moves.length > 0 && <PaperButton name="Do that" act={() => deeds.follow(hint)} />}
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

function Others({ desk: { session, words, live, unread, panes, pointing } }: Props) {
  if (!session.company) return null;
  return (
    <Shared
      company={session.company}
      question={words.said ? undefined : live.question}
      unread={unread}
      openTalk={panes.openTalk}
      isPointing={pointing.isOn}
      donePointing={pointing.end}
    />
  );
}

function Ended({ desk, buttons }: Props & { readonly buttons: ReactNode }) {
  const { session, scene, board, panes } = desk;
  const { Review } = desk.module;
  const { result, seq } = scene.moment;
  if (!result || scene.playing) return null;
  return (
    <End
      key={seq}
      result={result}
      name={board.name}
      openRule={panes.openRule}
      buttons={buttons}
      review={Review && <Review {...board} record={() => session.record()} />}
    />
  );
}

/** Covers the table, once, when it goes to somebody who may not see what was shown before. */
function Secrets({ desk: { scene, board } }: Props) {
  const [uncovered, setUncovered] = useState<number>();
  const { handOver, seq, seat } = scene.moment;
  if (!handOver || uncovered === seq || seat === null) return null;
  return <Cover name={board.name(seat)} onOpen={() => setUncovered(seq)} />;
}

function Guided({ desk: { session, scene, panes }, guide }: Props & { readonly guide: Guide }) {
  const { step, number, next, leave } = useGuide(guide, session.id, scene.moment.view);
  if (!step || scene.playing || panes.sheet) return null;
  return (
    <GuideBubble
      step={step}
      title={guide.title}
      count={`${number} of ${guide.steps.length}`}
      next={next}
      leave={leave}
      openRule={panes.openRule}
    />
  );
}
