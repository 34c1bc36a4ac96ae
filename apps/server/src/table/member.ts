import type { ToClient } from '@nightfall/protocol';

/** Somebody who looks at a table through a connection. */
export type Member = {
  readonly person: string | null;
  readonly name: string;
  send(message: ToClient): void;
  /** Ends the connection. */
  dismiss(): void;
  /** The same frame for many. */
  sendFrame(frame: Buffer): void;
};
