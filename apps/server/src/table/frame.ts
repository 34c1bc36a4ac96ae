import type { ToClient } from '@nightfall/protocol';

const FINAL_TEXT = 0x81;

/** A message as one WebSocket frame (RFC 6455, unmasked as a server's are): made once, it is written to many sockets as it is. */
export function frameOf(message: ToClient): Buffer {
  const text = JSON.stringify(message);
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = FINAL_TEXT;
  if (head === 2) frame[1] = length;
  else writeLength(frame, length, head);
  frame.write(text, head);
  return frame;
}
function writeLength(frame: Buffer, length: number, head: number): void {
  if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
}
