import type { Hint, Refusal, Types } from '@nightfall/kernel';
import { useState } from 'react';
import { sound } from '../sound.ts';

type Said = { readonly no: Refusal; readonly beyond: string | undefined; readonly at: number };
type Hinted = Hint<Types> & { readonly at: number };
export type Words = ReturnType<typeof useWords>;

/** Words over the board, why not and hints: they hold for the moment `at` in which they were said. */
export function useWords(at: number) {
  const [lastSaid, setSaid] = useState<Said>();
  const [lastHint, setHint] = useState<Hinted>();
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
    said: lastSaid?.at === at ? lastSaid : undefined,
    hint: lastHint?.at === at ? lastHint : undefined,
    explain,
    /** Explains what is refused. */
    told,
    suggest: (hint: Hint<Types>) => setHint({ ...hint, at }),
    /** Takes the "why not" away; a hint stays. */
    unsay,
    quiet,
  };
}
