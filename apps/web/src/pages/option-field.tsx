import type { Json, OptionSpec } from '@nightfall/kernel';
import type { ReactNode } from 'react';
import { Link } from '../router.tsx';

type Props = {
  readonly spec: OptionSpec;
  readonly game: string;
  readonly value: Json;
  /** Why this value is impossible with the other options as they are. */
  readonly whyNot: (value: Json) => string | undefined;
  readonly change: (value: Json) => void;
};

const Addition = () => (
  <span className="addition" title="Not in the original rules">
    our addition
  </span>
);

function Explained({ spec, game }: Pick<Props, 'spec' | 'game'>) {
  return (
    <span className="field-text">
      {spec.text}{' '}
      <Link className="rule-link" to={`/rules/${game}#${spec.rule}`}>
        See the rule
      </Link>
    </span>
  );
}

/** One setting, drawn from its description. Data has an editor of the game's own. */
export function OptionField({ spec, ...rest }: Props): ReactNode {
  switch (spec.kind) {
    case 'choice':
      return spec.fine ? <FineChoice {...rest} spec={spec} /> : <ChoiceField {...rest} spec={spec} />;
    case 'switch':
      return <SwitchField {...rest} spec={spec} />;
    case 'number':
      return (
        <fieldset className="field">
          <legend>
            {spec.name} {spec.addition && <Addition />}
          </legend>
          <Explained spec={spec} game={rest.game} />
          <Numbers {...rest} spec={spec} />
        </fieldset>
      );
    case 'text':
      return <TextField {...rest} spec={spec} />;
    case 'data':
      return null;
  }
}
type Of<K extends OptionSpec['kind']> = Extract<OptionSpec, { kind: K }>;
type FieldProps<K extends OptionSpec['kind']> = Props & { readonly spec: Of<K> };

function ChoiceField({ spec, game, value, whyNot, change }: FieldProps<'choice'>) {
  return (
    <fieldset className="field">
      <legend>{spec.name}</legend>
      <Explained spec={spec} game={game} />
      <div className="choices">
        {spec.choices.map((one) => (
          <Choice key={one.value} one={one} id={spec.id} {...{ value, change }} no={whyNot(one.value)} />
        ))}
      </div>
    </fieldset>
  );
}

function SwitchField({ spec, game, value, whyNot, change }: FieldProps<'switch'>) {
  const no = whyNot(value !== true);
  return (
    <div className="field">
      <label className="choice">
        <input type="checkbox" checked={value === true} disabled={no !== undefined} onChange={(e) => change(e.target.checked)} />
        <span className="field-name">
          {spec.name} {spec.addition && <Addition />}
        </span>
        <small>
          <Explained spec={spec} game={game} />
          <WhyNot text={no} />
        </small>
      </label>
    </div>
  );
}

const TextField = ({ spec, game, value, change }: FieldProps<'text'>) => (
  <label className="field">
    <span className="field-name">{spec.name}</span>
    <Explained spec={spec} game={game} />
    <input
      className="input"
      placeholder={spec.hint}
      pattern={spec.pattern}
      title={spec.hint}
      value={String(value)}
      onChange={(e) => change(e.target.value)}
    />
  </label>
);

const WhyNot = ({ text }: { text: string | undefined }) => text && <em className="why-not">Not now: {text}</em>;

type ChoiceProps = Pick<Props, 'value' | 'change'> & {
  readonly id: string;
  readonly one: Of<'choice'>['choices'][number];
  readonly no: string | undefined;
};
function Choice({ id, one, value, change, no }: ChoiceProps) {
  return (
    <label className={no ? 'choice is-off' : 'choice'}>
      <input
        type="radio"
        name={id}
        checked={one.value === value}
        disabled={no !== undefined}
        onChange={() => change(one.value)}
      />
      <span>
        {one.name} {one.addition && <Addition />}
      </span>
      {(one.text || no) && (
        <small>
          {one.text} <WhyNot text={no} />
        </small>
      )}
    </label>
  );
}

/** A choice of little weight, on one line; what is chosen is explained. */
function FineChoice({ spec, game, value, whyNot, change }: FieldProps<'choice'>) {
  const chosen = spec.choices.find((one) => one.value === value);
  return (
    <label className="field fine-choice">
      <span className="field-name">{spec.name}</span>
      <select className="input" value={String(value)} onChange={(e) => change(e.target.value)}>
        {spec.choices.map((one) => (
          <option key={one.value} value={one.value} disabled={whyNot(one.value) !== undefined}>
            {[one.name, whyNot(one.value)].filter(Boolean).join(': ')}
          </option>
        ))}
      </select>
      <span className="field-text">
        <Explained spec={spec} game={game} />
        {chosen && value !== spec.default && (
          <>
            {' '}
            <b>{chosen.text}</b> {chosen.addition && <Addition />}
          </>
        )}
      </span>
    </label>
  );
}

/** A few numbers are pressed, many are typed. */
type NumbersProps = Pick<Props, 'value' | 'whyNot' | 'change'> & { readonly spec: Of<'number'> };
function Numbers({ spec, value, whyNot, change }: NumbersProps) {
  const count = spec.max - spec.min + 1;
  if (count > 10)
    return (
      <input
        className="input"
        type="number"
        aria-label={spec.name}
        min={spec.min}
        max={spec.max}
        value={String(value)}
        onChange={(e) => change(e.target.value === '' ? spec.default : Number(e.target.value))}
      />
    );
  return (
    <div className="segments">
      {Array.from({ length: count }, (_, i) => spec.min + i).map((n) => (
        <label key={n} title={whyNot(n)}>
          <input
            type="radio"
            name={spec.id}
            checked={n === value}
            disabled={whyNot(n) !== undefined}
            onChange={() => change(n)}
          />
          <span>{n}</span>
        </label>
      ))}
    </div>
  );
}
