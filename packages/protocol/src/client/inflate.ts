/** Can this client read deflated messages? */
export const canInflate = (): boolean => typeof DecompressionStream === 'function';

async function inflate(data: ArrayBuffer): Promise<string> {
  const stream = new Blob([data]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}

/** Reads text and deflated frames in the order in which they came. */
export function inOrder(hear: (text: string) => void): (data: unknown) => void {
  let before: Promise<void> | undefined;
  return (data) => {
    if (typeof data === 'string' && !before) return hear(data);
    const text = typeof data === 'string' ? data : inflate(data as ArrayBuffer);
    const mine: Promise<void> = (before ?? Promise.resolve())
      .then(() => text)
      .then(hear)
      .finally(() => {
        if (before === mine) before = undefined;
      });
    before = mine;
  };
}
