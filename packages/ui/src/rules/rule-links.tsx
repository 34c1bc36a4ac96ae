import { useSettings } from '../settings.ts';

/** `match` and `kernel` are words of the machine, not of a rulebook. */
const isClause = (rule: string): boolean => /^[A-Z]{2}-/.test(rule);

type Props = {
  readonly rules: readonly string[];
  readonly openRule: (clause: string) => void;
  /** Where everything that is written passes again with the next piece, the link is no stop of the keyboard. */
  readonly isPassing?: boolean;
};

/** A link to the rules behind a sentence: their numbers if the player has asked for numbers, otherwise a word. */
export function RuleLinks({ rules, openRule, isPassing = false }: Props) {
  const { rules: isNumbered } = useSettings();
  const clauses = rules.filter(isClause);
  return (isNumbered ? clauses : clauses.slice(0, 1)).map((rule) => (
    <button
      key={rule}
      type="button"
      className="rule-link"
      title={clauses.join(', ')}
      tabIndex={isPassing ? -1 : undefined}
      onClick={() => openRule(rule)}
    >
      {isNumbered ? rule : 'See the rule'}
    </button>
  ));
}
