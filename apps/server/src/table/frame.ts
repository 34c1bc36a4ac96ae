import { deflateRawSync } from 'node:zlib';
import type { ToClient } from '@nightfall/protocol';

const FINAL_TEXT = 0x81;
const FINAL_BINARY = 0x82;
/** A message of so many bytes is worth deflating: the first look at a long match. */
const LARGE = 8192;

/** A message as one WebSocket frame (RFC 6455, unmasked as a server's are): made once, it is written to many sockets as it is. */
export const frameOf = (message: ToClient): Buffer => textFrame(JSON.stringify(message));

/** A message that is written out already. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = openFrame(FINAL_TEXT, length);
  frame.write(text, frame.length - length);
  return frame;
}

/** The same for a client that can inflate. */
export function packedFrameOf(message: ToClient): Buffer {
  const text = Buffer.from(JSON.stringify(message));
  return text.length < LARGE ? wrap(FINAL_TEXT, text) : wrap(FINAL_BINARY, deflateRawSync(text));
}

function wrap(kind: number, payload: Buffer): Buffer {
  const frame = openFrame(kind, payload.length);
  payload.copy(frame, frame.length - payload.length);
  return frame;
}
/** The head of a frame, with room for what it carries. */
function openFrame(kind: number, length: number): Buffer {
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = kind;
  writeLength(frame, length, head);
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
