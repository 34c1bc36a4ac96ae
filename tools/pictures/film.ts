/** Animated pictures: the still WebP pictures of a browser, put one after another into one file (developers.google.com/speed/webp/docs/riff_container). */

const chunk = (name: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'ascii');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};
const uint24 = (value: number): Buffer => Buffer.from([value & 255, (value >> 8) & 255, (value >> 16) & 255]);

/** The part of a still picture that holds its pixels. */
function pixelsOf(picture: Buffer): Buffer {
  for (let at = 12; at < picture.length;) {
    const [name, length] = [picture.toString('ascii', at, at + 4), picture.readUInt32LE(at + 4)];
    if (name === 'VP8 ' || name === 'VP8L') return picture.subarray(at, at + 8 + length + (length % 2));
    at += 8 + length + (length % 2);
  }
  throw new Error('a picture without pixels');
}

export type Size = { readonly width: number; readonly height: number };
export type Frame = { readonly picture: Buffer; readonly ms: number };
const ANIMATED = 0b10;

/** One file of many pictures of the same size, shown again and again. */
export function film(frames: readonly Frame[], { width, height }: Size): Buffer {
  const size = Buffer.concat([uint24(width - 1), uint24(height - 1)]);
  const parts = [
    chunk('VP8X', Buffer.concat([Buffer.from([ANIMATED, 0, 0, 0]), size])),
    chunk('ANIM', Buffer.alloc(6)),
    ...frames.map(({ picture, ms }) =>
      chunk('ANMF', Buffer.concat([uint24(0), uint24(0), size, uint24(ms), Buffer.from([2]), pixelsOf(picture)])),
    ),
  ];
  const body = Buffer.concat([Buffer.from('WEBP', 'ascii'), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF', 'ascii');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
}

/** A picture that shows the same as the one before only makes that one last longer. */
export function joined(frames: readonly Frame[]): Frame[] {
  const kept: Frame[] = [];
  for (const frame of frames) {
    const last = kept.at(-1);
    if (last?.picture.equals(frame.picture)) kept[kept.length - 1] = { ...last, ms: last.ms + frame.ms };
    else kept.push(frame);
  }
  return kept;
}
