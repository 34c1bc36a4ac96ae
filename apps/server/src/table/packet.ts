import { deflateRawSync } from 'node:zlib';
import type { ToClient } from '@nightfall/protocol';

/** A message written out once, to be sent to many. */
export type Packet = { readonly data: Buffer; readonly binary: boolean };

/** Messages from this size on are deflated: the first look at a long match. */
const LARGE = 8192;

export const packetOf = (message: ToClient): Packet => ({ data: Buffer.from(JSON.stringify(message)), binary: false });

/** The same for a client that can inflate. */
export function packedOf(message: ToClient): Packet {
  const packet = packetOf(message);
  return packet.data.length < LARGE ? packet : { data: deflateRawSync(packet.data), binary: true };
}
