import type { Fault } from '@nightfall/kernel';
import { useEffect, useState } from 'react';
import { keepOwnName } from '../chairs.ts';
import { isFault, me, rename } from '../server.ts';

type OwnName = { readonly name: string; readonly type: (name: string) => void };

/** The name that this person goes by; a table takes it from whoever sits down, so `keep` tells the server first, and answers why not. */
export function useOwnName(): OwnName & { readonly keep: () => Promise<Fault | undefined> } {
  const [known, setKnown] = useState('');
  const [typed, setTyped] = useState<string>();
  useEffect(() => void me().then((person) => !isFault(person) && setKnown(person.name)), []);
  const name = typed ?? known;
  const type = (to: string) => {
    setTyped(to);
    // Anyone who begins a table here instead finds it in their chair.
    keepOwnName(to);
  };
  const keep = async () => {
    const to = name.trim();
    if (to === '' || to === known) return undefined;
    const answer = await rename(to);
    return isFault(answer) ? answer : undefined;
  };
  return { name, type, keep };
}

export const NameField = ({ name, type }: OwnName) => (
  <label className="field">
    <span className="field-name">Your name at the table</span>
    <input className="input" maxLength={32} value={name} onChange={(e) => type(e.target.value)} />
  </label>
);
