import { openRecord, parseRecord, type Match, type Review, type Types } from '@nightfall/kernel';
import type { BoardModule, Session } from '@nightfall/ui';
import { ReviewPanel } from '@nightfall/ui/review';
import { useEffect, useMemo, useState, type MouseEvent } from 'react';
import { branch } from '../matches.ts';
import { navigate } from '../router.tsx';
import { reviewInWorker } from '../thinker.ts';

type Props = { readonly session: Session; readonly module: BoardModule; readonly replay: string };

/** The review of a finished game, for whoever asks for it: how it went, what cost most, what was luck. */
export function LookBack({ session, module, replay }: Props) {
  const [isOn, setOn] = useState(false);
  const match = useMemo(() => matchOf(module, session.record()), [module, session]);
  const { share, review, isBroken } = useReview(session, module, isOn);
  // Where an amount counts, the game tells itself what each turn cost.
  if (!module.game.mind || module.game.mind.unit || !match) return null;
  if (!isOn)
    return (
      <button type="button" className="button" data-choice="look-back" onClick={() => setOn(true)}>
        Review the game
      </button>
    );
  if (isBroken) return <p role="alert">The review did not load. Open this page again to try once more.</p>;
  if (!review)
    return (
      <p role="status">
        Playing it through again … <progress max={1} value={share} aria-label="How far the review is" />
      </p>
    );
  const linkTo = (at: number) => `${replay}${replay.includes('?') ? '&' : '?'}at=${Math.min(at, match.inputs.length)}`;
  const go = (event: MouseEvent, at: number) => {
    event.preventDefault();
    navigate(linkTo(at));
  };
  const viewAt = (at: number) => module.game.view(match.seek(at), session.now().mine[0] ?? null);
  const tryFrom = (at: number) => navigate(`/table/${branch(module, match, at)}`);
  return <ReviewPanel game={module.game} {...{ review, viewAt, linkTo, go, tryFrom }} />;
}

function matchOf({ game }: BoardModule, text: string): Match | undefined {
  const record = parseRecord(text);
  const opened = 'where' in record ? record : openRecord(game, record);
  return 'where' in opened ? undefined : opened.match;
}

function useReview(session: Session, { game }: BoardModule, isOn: boolean) {
  const [share, setShare] = useState(0);
  const [review, setReview] = useState<Review<Types>>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const { mine } = session.now();
    const { review: coming, stop } = reviewInWorker(game.id, session.record(), mine.length > 0 ? mine : [0], setShare);
    coming.then(setReview, () => setBroken(true));
    return stop;
  }, [isOn, session, game]);
  return { share, review, isBroken };
}
