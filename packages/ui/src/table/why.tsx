import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';

type Props = {
  readonly text: string;
  readonly rules: readonly string[];
  readonly openRule: (clause: string) => void;
  readonly onClose: () => void;
  /** A hint glows; a "why not" does not. */
  readonly isHint?: boolean;
  readonly children?: ReactNode;
};

// `match` and `kernel` are words of the machine, not of a rulebook.
const isClause = (rule: string) => /^[A-Z]{2}-/.test(rule);

/** Words over the board: why not, or what one could do; with the clauses to read. */
export function Why({ text, rules, openRule, onClose, isHint = false, children }: Props) {
  return (
    <div className={isHint ? 'why why-hint' : 'why'} aria-live="polite">
      <div>
        <p>
          {text}{' '}
          {rules.filter(isClause).map((rule) => (
            <button key={rule} type="button" className="rule-link" onClick={() => openRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
        {children}
      </div>
      <button type="button" className="button button-icon button-paper" aria-label="Close" onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
