import { useSettings } from '../settings.ts';

/** `match` and `kernel` are words of the machine, not of a rulebook. */
export const isClause = (rule: string): boolean => /^[A-Z]{2}-/.test(rule);

type Props = { readonly rules: readonly string[]; readonly openRule: (clause: string) => void };

/** A link to the rules behind a sentence: their numbers if the player has asked for numbers, otherwise a word. */
export function RuleLinks({ rules, openRule }: Props) {
  const { rules: isNumbered } = useSettings();
  const clauses = rules.filter(isClause);
  return (isNumbered ? clauses : clauses.slice(0, 1)).map((rule) => (
    <button key={rule} type="button" className="rule-link" title={clauses.join(', ')} onClick={() => openRule(rule)}>
      {isNumbered ? rule : 'See the rule'}
    </button>
  ));
}
