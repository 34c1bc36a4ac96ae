import { useRef, type ReactNode } from 'react';
import { useHideBeneath } from './beneath.ts';
import { useFreshChoices } from './fresh.ts';
import type { WordsPlace } from './use-clear-of.ts';
import { RuleLinks } from '../rules/rule-links.tsx';
import { Icon } from '../parts/icon.tsx';

type Props = {
  readonly text: string;
  readonly rules: readonly string[];
  readonly openRule: (clause: string) => void;
  readonly onClose: () => void;
  /** A hint glows; a "why not" does not. */
  readonly isHint?: boolean;
  readonly place?: WordsPlace;
  readonly children?: ReactNode;
};

/** Words over the board: why not, or what one could do; with the clauses to read. */
export function Why({ text, rules, openRule, onClose, isHint = false, place = 'low', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFreshChoices(box);
  useHideBeneath(box, place === 'aside');
  return (
    <div ref={box} className={`why${isHint ? ' why-hint' : ''} is-${place}`} aria-live="polite">
      <div>
        <p>
          {text} <RuleLinks rules={rules} openRule={openRule} />
        </p>
        {children}
      </div>
      <button type="button" className="button button-icon button-paper" aria-label="Close" onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
