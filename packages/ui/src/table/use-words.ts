import type { Hint, Prospect, Refusal, Types } from '@nightfall/kernel';
import { useCallback, useEffect, useState } from 'react';
import { stepsOf, type HintStep } from './hint.tsx';
import { isWide } from '../screen.ts';
import { sound } from '../sound.ts';

type Said = { readonly no: Refusal; readonly beyond: string | undefined; readonly at: number; readonly time: number };
/** A "why not" stays readable, whatever others do meanwhile. */
const READABLE_MS = 1500;
/** As long as it takes to read this at leisure. */
const readingTime = (text: string) => 3000 + 60 * text.length;
/** How long a "why not" stays: briefly when its moment is over, and a question until it is answered. */
export const lastsFor = ({ no, beyond }: Pick<Said, 'no' | 'beyond'>, isOver: boolean): number =>
  isOver ? READABLE_MS : beyond ? Infinity : readingTime(no.text);
/** A hint, and how much of it is shown; `isAside` when its words have made room and only its lights are left. */
type Advice = { readonly hint: Hint<Types>; readonly step: HintStep; readonly at: number; readonly isAside: boolean };
/** The odds of the hint of a moment. */
type Weighed = { readonly prospect: Prospect<Types>; readonly at: number };
export type Words = ReturnType<typeof useWords>;

/** Words over the board, why not and hints: they hold for the moment `at` in which they were said, and do not come back. */
export function useWords(at: number) {
  const [said, setSaid] = useState<Said>();
  const [advice, setHint] = useState<Advice>();
  const [weighed, weigh] = useState<Weighed>();
  const unsay = useCallback(() => setSaid(undefined), []);
  useEffect(() => {
    if (!said) return;
    const lasts = lastsFor(said, said.at !== at);
    const timer = lasts < Infinity ? setTimeout(unsay, Math.max(0, said.time + lasts - Date.now())) : undefined;
    return () => clearTimeout(timer);
  }, [said, at, unsay]);
  if (advice && advice.at !== at) setHint(undefined);
  /** `beyond` is what the button says that does it all the same. */
  const explain = (no: Refusal, beyond?: string) => {
    sound('no');
    setSaid({ no, beyond, at, time: Date.now() });
  };
  const told = async (answer: Promise<Refusal | undefined>, isLate = false) => {
    const no = await answer;
    // What is done takes away why something else was not.
    if (!no) unsay();
    else if (!isLate) explain(no);
  };
  const quiet = () => {
    unsay();
    setHint(undefined);
  };
  return {
    said,
    advice: advice?.at === at ? advice : undefined,
    /** The odds that go with the advice, once they are reckoned. */
    prospect: weighed?.at === at ? weighed.prospect : undefined,
    weigh: (prospect: Prospect<Types>) => weigh({ prospect, at }),
    explain,
    /** Explains what is refused, unless it came too late to be worth a word. */
    told,
    /** Shows the first step of a hint, or the one that is named. */
    suggest: (hint: Hint<Types>, step: HintStep = stepsOf(hint)[0]!) => setHint({ hint, step, at, isAside: false }),
    /** Puts an answer in the place of the words that stood for it; nobody waits for it if they are gone. */
    answer: (asked: Hint<Types>, hint: Hint<Types>) =>
      setHint((now) => (now?.hint === asked ? { ...now, hint, step: stepsOf(hint)[0]! } : now)),
    /** Takes the "why not" away; a hint stays. */
    unsay,
    /** The player acts: words make room. What a hint lights stays lit. */
    makeRoom: useCallback(() => {
      unsay();
      // Where there is room, a hint stands beside the board.
      if (!isWide()) setHint((now) => now && { ...now, isAside: true });
    }, [unsay]),
    quiet,
  };
}
