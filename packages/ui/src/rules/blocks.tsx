import { createContext, memo, use, type ReactNode } from 'react';
import { reachable } from '../parts/reachable.ts';
import type { Block, Inline, Item } from './markdown.ts';

/** Goes to a clause when its number is pressed. */
export const GoTo = createContext<(clause: string) => void>(() => {});

function Words({ of }: { of: readonly Inline[] }): ReactNode {
  const goTo = use(GoTo);
  return of.map((one, i) => {
    switch (one.type) {
      case 'text':
        return one.text;
      case 'code':
        return <code key={i}>{one.text}</code>;
      case 'strong':
        return <strong key={i}>{<Words of={one.children} />}</strong>;
      case 'em':
        return <em key={i}>{<Words of={one.children} />}</em>;
      case 'link':
        return (
          <a key={i} href={one.href}>
            {<Words of={one.children} />}
          </a>
        );
      case 'ref':
        return (
          <a key={i} href={`#${one.clause}`} onClick={(e) => (e.preventDefault(), goTo(one.clause))}>
            {one.clause}
          </a>
        );
    }
  });
}

function ClauseId({ clause }: { clause: string }) {
  const goTo = use(GoTo);
  return (
    <a className="clause-id" href={`#${clause}`} onClick={(e) => (e.preventDefault(), goTo(clause))}>
      {clause}
    </a>
  );
}

function ListItem({ item }: { item: Item }) {
  return (
    <li id={item.clause} className={item.clause ? 'clause' : undefined}>
      {item.clause && <ClauseId clause={item.clause} />}
      <Words of={item.children} />
      <Blocks of={item.nested} />
    </li>
  );
}

function TableBlock({ table }: { table: Extract<Block, { type: 'table' }> }) {
  return (
    <table {...reachable}>
      <thead>
        <tr>
          {table.head.map((cell, i) => (
            <th key={i} scope="col">
              <Words of={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, i) => (
          <tr key={i} id={row.clause}>
            {row.cells.map((cell, j) => (
              <td key={j}>
                {j === 0 && row.clause && <ClauseId clause={row.clause} />}
                <Words of={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneBlock({ block }: { block: Block }): ReactNode {
  switch (block.type) {
    case 'heading': {
      const H = `h${Math.min(block.level, 4)}` as 'h1';
      return (
        <H id={block.id}>
          <Words of={block.children} />
        </H>
      );
    }
    case 'paragraph':
      return (
        <p id={block.clause}>
          {block.clause && <ClauseId clause={block.clause} />}
          <Words of={block.children} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, i) => <ListItem key={i} item={item} />);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'table':
      return <TableBlock table={block} />;
    case 'code':
      return (
        <pre {...reachable}>
          <code>{block.text}</code>
        </pre>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks of={block.children} />
        </blockquote>
      );
    case 'line':
      return <hr />;
  }
}
/** Markdown as it is read. */
export const Blocks = memo(({ of }: { of: readonly Block[] }) => of.map((block, i) => <OneBlock key={i} block={block} />));
