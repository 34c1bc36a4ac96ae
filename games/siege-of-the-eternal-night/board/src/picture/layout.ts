import { SIDE } from './scene.ts';

/** Where everything lies on the parchment: a column beside the squares on a wide sheet, a tray under them on a tall one. */

export type Layout = {
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  /** Pixels of the screen for one unit of the picture. */
  readonly scale: number;
  /** The smallest lettering, in units: 13 pixels on the screen. */
  readonly text: number;
  /** At its end it keeps `clear` for the zoom button, which lies over it where the sheet fills the screen. */
  readonly band: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
    readonly clear: number;
  };
  readonly field: { readonly x: number; readonly y: number };
  /** Drawn in its own units, `scale` of the picture's for each: on a broad sheet it grows with the lettering. */
  readonly tray: { readonly x: number; readonly y: number; readonly width: number; readonly scale: number };
};

type Plan = Omit<Layout, 'scale' | 'text' | 'band'> & { readonly band: Omit<Layout['band'], 'clear'> };
type Box = { readonly width: number; readonly height: number };

const COLUMN = 196;
const COLUMN_HEIGHT = 414;
const TRAY_HEIGHT = 126;
const LEAST = 420;
/** The zoom button with its distance from the right, in pixels. */
const ZOOM_BUTTON = 60;

function wide(columns: number, rows: number): Plan {
  const [edge, band] = [24, 92];
  const grid = Math.max(columns * SIDE, 280);
  const tall = Math.max(rows * SIDE, COLUMN_HEIGHT);
  const inner = grid + 20 + COLUMN;
  return {
    isTall: false,
    width: inner + 2 * edge,
    height: edge + band + 16 + tall + edge,
    band: { x: edge, y: edge - 4, width: inner, height: band },
    field: { x: edge + (grid - columns * SIDE) / 2, y: edge + band + 14 + (tall - rows * SIDE) / 2 },
    tray: { x: edge + grid + 20, y: edge + band + 14 + (tall - COLUMN_HEIGHT) / 2, width: COLUMN, scale: 1 },
  };
}

function tall(columns: number, rows: number): Plan {
  const inner = Math.max(columns * SIDE, LEAST);
  const scale = Math.max(1, inner / (LEAST + 20));
  const [edge, band] = [18, 78 * scale];
  const grid = rows * SIDE;
  return {
    isTall: true,
    width: inner + 2 * edge,
    height: edge + band + 18 + grid + 10 + TRAY_HEIGHT * scale + edge,
    band: { x: edge, y: edge - 2, width: inner, height: band },
    field: { x: edge + (inner - columns * SIDE) / 2, y: edge + band + 16 },
    tray: { x: edge, y: edge + band + grid + 28, width: inner / scale, scale },
  };
}

/** The arrangement in which the squares become largest. */
export function layout(columns: number, rows: number, box: Box): Layout {
  const plans = [wide(columns, rows), tall(columns, rows)].map((plan) => {
    const scale = Math.min(box.width / plan.width, box.height / plan.height);
    const beside = (box.width - plan.width * scale) / 2 + (plan.width - plan.band.x - plan.band.width) * scale;
    const clear = Math.max(0, ZOOM_BUTTON - beside) / scale;
    return { ...plan, scale, text: Math.max(14, 13 / scale), band: { ...plan.band, clear } };
  });
  return plans[0]!.scale >= plans[1]!.scale * 0.94 ? plans[0]! : plans[1]!;
}
