import type { ReactNode } from 'react';

/** Facts in a list, each with its name. */
export const Facts = ({ facts, className }: { facts: readonly (readonly [string, ReactNode])[]; className?: string }) => (
  <dl className={className}>
    {facts.map(([what, value]) => (
      <div key={what}>
        <dt>{what}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

type Props = {
  readonly caption?: string;
  /** The heads of the columns, that of the names included. */
  readonly heads?: readonly string[];
  readonly rows: readonly (readonly [name: string, ...figures: (string | number)[]])[];
  readonly className?: string;
};
/** A table with one line of figures for each name. */
export const Figures = ({ caption, heads, rows, className = '' }: Props) => (
  <table className={`figures ${className}`}>
    {caption && <caption>{caption}</caption>}
    {heads && (
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([name, ...figures], i) => (
        <tr key={i}>
          <th scope="row">{name}</th>
          {figures.map((figure, at) => (
            <td key={at}>{figure}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
