/** A text made small enough for the fragment of a link, and back. */

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (let i = 0; i < bytes.length; i += 0x8000) text += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));

const through = (bytes: Uint8Array<ArrayBuffer>, pipe: ReadableWritablePair<Uint8Array, BufferSource>) =>
  new Response(new Blob([bytes]).stream().pipeThrough(pipe)).arrayBuffer();

export async function pack(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return toBase64Url(new Uint8Array(await through(bytes, new CompressionStream('deflate-raw'))));
}

/** The packed text; undefined if the link was cut or changed. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const plain = await through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch {
    return undefined;
  }
}

export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
