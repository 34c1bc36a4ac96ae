import { deflateRawSync } from 'node:zlib';
import type { ToClient } from '@nightfall/protocol';

const FINAL_TEXT = 0x81;
const FINAL_BINARY = 0x82;
/** A message of so many bytes is worth deflating: the first look at a long match. */
const LARGE = 8192;

/** A message as one WebSocket frame (RFC 6455, unmasked as a server's are): made once, it is written to many sockets as it is. */
export const frameOf = (message: ToClient): Buffer => wrap(FINAL_TEXT, Buffer.from(JSON.stringify(message)));

/** The same for a client that can inflate. */
export function packedFrameOf(message: ToClient): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return text.length < LARGE ? wrap(FINAL_TEXT, text) : wrap(FINAL_BINARY, deflateRawSync(text));
}

function wrap(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = kind;
  writeLength(frame, length, head);
  payload.copy(frame, head);
  return frame;
}
function writeLength(frame: Buffer, length: number, head: number): void {
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
