import { useState } from 'react';

type Props = { readonly name: string; readonly value: unknown; readonly isOpen?: boolean };

/** A value as a tree: what is folded is not drawn. */
export function Tree({ name, value, isOpen = false }: Props) {
  const [open, setOpen] = useState(isOpen);
  if (typeof value !== 'object' || value === null) return <Leaf name={name} value={value} />;
  const parts = Object.entries(value);
  return (
    <details open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>
        <b>{name}</b> <small>{gist(value, parts.length)}</small>
      </summary>
      {open && parts.map(([key, part]) => <Tree key={key} name={key} value={part} />)}
    </details>
  );
}
const Leaf = ({ name, value }: Props) => (
  <p>
    <b>{name}</b> <code data-kind={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</code>
  </p>
);
const SHORT = 48;
/** A short value is shown in its line; of a long one, how much there is. */
function gist(value: object, count: number): string {
  const text = JSON.stringify(value);
  if (text.length <= SHORT) return text;
  return Array.isArray(value) ? `[${count}]` : `{${count}}`;
}
