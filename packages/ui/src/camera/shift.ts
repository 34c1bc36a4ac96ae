/** How the board lies in its box: moved by x and y pixels, `scale` times as large. */
export type Shift = { readonly x: number; readonly y: number; readonly scale: number };
export type Size = { readonly width: number; readonly height: number };
/** A part of the board: 0 is its left or upper edge, 1 its right or lower one. */
export type Part = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export const STILL: Shift = { x: 0, y: 0, scale: 1 };
/** The smallest touch target, in pixels. */
export const TOUCH = 44;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** All of the box. */
export const ALL: Part = { x: 0, y: 0, width: 1, height: 1 };

/** The part of its box that a board of this aspect (width by height) fills, in the middle. */
export function drawn(aspect: number | undefined, box: Size): Part {
  if (aspect === undefined || box.width === 0 || box.height === 0) return ALL;
  const width = Math.min(1, (box.height * aspect) / box.width);
  const height = Math.min(1, box.width / aspect / box.height);
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** How far a drawing may be pulled in from the edges of its box, in pixels: out from under the buttons and the small map over it. */
export type Slack = { readonly aside: number; readonly above: number; readonly below: number };
export const TIGHT: Slack = { aside: 0, above: 0, below: 0 };

/** The nearest shift that leaves no gap between the drawing and its box, but for the slack when zoomed in; a smaller drawing is centred. */
export function within({ x, y, scale }: Shift, box: Size, most: number, part: Part = ALL, slack: Slack = TIGHT): Shift {
  const s = clamp(scale, 1, most);
  const { aside, above, below } = s > 1 ? slack : TIGHT;
  return {
    scale: s,
    x: inLine(x, box.width, part.x * s * box.width, part.width * s * box.width, aside, aside),
    y: inLine(y, box.height, part.y * s * box.height, part.height * s * box.height, above, below),
  };
}
function inLine(at: number, room: number, from: number, length: number, before: number, after: number): number {
  if (length > room) return clamp(at, room - from - length - after, before - from);
  const middle = (room - length) / 2 - from;
  return clamp(at, middle - after, middle + before);
}

/** Zooms so that the point (x, y) of the box stays where it is. */
export function zoomed(from: Shift, scale: number, x: number, y: number): Shift {
  const k = scale / from.scale;
  return { scale, x: x - (x - from.x) * k, y: y - (y - from.y) * k };
}

/** The shift that has a part of the board in the middle of the box. */
export const centred = (part: Part, scale: number, box: Size): Shift => ({
  scale,
  x: box.width * (0.5 - (part.x + part.width / 2) * scale),
  y: box.height * (0.5 - (part.y + part.height / 2) * scale),
});

/** Is the whole part in the box? `margin` of its edge does not count, nor its lower left `corner`, where something lies on it. */
export function isInSight({ x, y, scale }: Shift, part: Part, box: Size, margin = 0, corner?: Size): boolean {
  const left = x + part.x * scale * box.width;
  const top = y + part.y * scale * box.height;
  const right = left + part.width * scale * box.width;
  const bottom = top + part.height * scale * box.height;
  const isUnder = corner !== undefined && left < corner.width && bottom > box.height - corner.height;
  return left >= margin && top >= margin && right <= box.width - margin && bottom <= box.height - margin && !isUnder;
}

/** The zoom at which something that is `size` pixels now can be read and hit. */
export const zoomToHit = (size: number, scale: number): number => (size > 0 ? (TOUCH * scale) / size : 1);

/** The visible part of the drawing. */
export function inSight({ x, y, scale }: Shift, box: Size, part: Part = ALL): Part {
  const width = Math.min(1, 1 / (scale * part.width));
  const height = Math.min(1, 1 / (scale * part.height));
  return {
    x: clamp((-x / (scale * box.width) - part.x) / part.width, 0, 1 - width),
    y: clamp((-y / (scale * box.height) - part.y) / part.height, 0, 1 - height),
    width,
    height,
  };
}

/** The smallest part that contains all of these. */
export function around(parts: readonly Part[]): Part | undefined {
  if (parts.length === 0) return undefined;
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  const right = Math.max(...parts.map((part) => part.x + part.width));
  const bottom = Math.max(...parts.map((part) => part.y + part.height));
  return { x, y, width: right - x, height: bottom - y };
}
