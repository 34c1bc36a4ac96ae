import type { Hint, Refusal, Types } from '@nightfall/kernel';
import { useEffect, useState } from 'react';
import { stepsOf, type HintStep } from './hint.tsx';
import { sound } from '../sound.ts';

type Said = { readonly no: Refusal; readonly beyond: string | undefined; readonly at: number };
/** A "why not" stays readable, whatever others do meanwhile. */
const READABLE_MS = 1500;
/** A hint, and how much of it is shown. */
type Advice = { readonly hint: Hint<Types>; readonly step: HintStep; readonly at: number };
export type Words = ReturnType<typeof useWords>;

/** Words over the board, why not and hints: they hold for the moment `at` in which they were said. */
export function useWords(at: number) {
  const [lastSaid, setSaid] = useState<Said>();
  const [lastHint, setHint] = useState<Advice>();
  const read = useRead(lastSaid);
  const unsay = () => setSaid(undefined);
  /** `beyond` is what the button says that does it all the same. */
  const explain = (no: Refusal, beyond?: string) => {
    sound('no');
    setSaid({ no, beyond, at });
  };
  const told = async (answer: Promise<Refusal | undefined>) => {
    const no = await answer;
    if (no) explain(no);
  };
  const quiet = () => {
    unsay();
    setHint(undefined);
  };
  return {
    said: lastSaid?.at === at || lastSaid !== read ? lastSaid : undefined,
    advice: lastHint?.at === at ? lastHint : undefined,
    explain,
    /** Explains what is refused. */
    told,
    /** Shows the first step of a hint, or the one that is named. */
    suggest: (hint: Hint<Types>, step: HintStep = stepsOf(hint)[0]!) => setHint({ hint, step, at }),
    /** Takes the "why not" away; a hint stays. */
    unsay,
    quiet,
  };
}

/** What was said long enough ago to have been read. */
function useRead(said: Said | undefined): Said | undefined {
  const [read, setRead] = useState<Said>();
  useEffect(() => {
    const timer = setTimeout(() => setRead(said), READABLE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return read;
}
