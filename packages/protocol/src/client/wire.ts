/** What the client needs from a WebSocket; the browser's works, and so does `ws` in Node. */
export type Wire = {
  send(text: string): void;
  close(code?: number): void;
  /** Set to `arraybuffer`: large messages come deflated. */
  binaryType: string;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  onerror: (() => void) | null;
};
export type OpenWire = (url: string) => Wire;

/** The state of the connection, in words that can be shown. */
export type Status =
  | { readonly is: 'connecting'; readonly text: string }
  | { readonly is: 'open'; readonly text: string }
  /** The server is there and its database is not; everything is sent again when it is back. */
  | { readonly is: 'away'; readonly text: string }
  | { readonly is: 'closed'; readonly text: string };
