/** The pieces on the board that bear these marks. */
export function piecesWith(marks: readonly string[]): (HTMLElement | SVGElement)[] {
  const wanted = new Set(marks);
  const pieces = [...document.querySelectorAll<HTMLElement | SVGElement>('.camera-board [data-mark]')];
  return pieces.filter((piece) => wanted.has(piece.dataset['mark'] ?? ''));
}

/** Marks pieces on the board, whoever has drawn them; the answer takes the marks off again. */
export function markPieces(marks: readonly string[], as: 'changed' | 'candidate'): () => void {
  const marked = piecesWith(marks);
  for (const piece of marked) piece.dataset[as] = '';
  return () => {
    for (const piece of marked) delete piece.dataset[as];
  };
}
