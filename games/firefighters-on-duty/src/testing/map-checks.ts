/** FD-5.2, FD-5.3, FD-23.5, FD-23.6 The checks that the rulebook prints beside the data: exits and adjacency of each side, drawing, pairs and borders of each map. */
export const SIDES: { readonly [side: string]: { readonly exits: string; readonly spaces: string; readonly adjacent: string } } =
  {
    Aw: {
      exits: 'N→2, E→6, S→8, W→4',
      spaces: '9 (4 / 5)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 8 · 6: 3 5 9 · 7: 4 8 · 8: 5 7 9 · 9: 6 8',
    },
    Ak: {
      exits: 'E→5, S→7, W→3',
      spaces: '8 (4 / 4)',
      adjacent: '1: 2 3 4 · 2: 1 5 · 3: 1 4 6 · 4: 1 3 5 7 · 5: 2 4 8 · 6: 3 7 · 7: 4 6 8 · 8: 5 7',
    },
    Bw: {
      exits: 'E→6, W→4',
      spaces: '8 (5 / 3)',
      adjacent: '1: 2 4 · 2: 1 3 5 6 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 7 · 6: 2 3 5 8 · 7: 4 5 8 · 8: 6 7',
    },
    Bk: {
      exits: 'N→2, E→5',
      spaces: '7 (4 / 3)',
      adjacent: '1: 2 4 6 · 2: 1 3 4 · 3: 2 5 · 4: 1 2 5 6 · 5: 3 4 7 · 6: 1 4 7 · 7: 5 6',
    },
    Cw: {
      exits: 'N→2, E→5, S→7',
      spaces: '8 (4 / 4)',
      adjacent: '1: 2 4 6 · 2: 1 3 4 · 3: 2 5 · 4: 1 2 5 7 · 5: 3 4 8 · 6: 1 7 · 7: 4 6 8 · 8: 5 7',
    },
    Ck: {
      exits: 'N→2, E→6, S→8, W→4',
      spaces: '9 (5 / 4)',
      adjacent: '1: 2 4 · 2: 1 3 4 5 6 · 3: 2 6 · 4: 1 2 5 7 8 · 5: 2 4 6 8 · 6: 2 3 5 8 9 · 7: 4 8 · 8: 4 5 6 7 9 · 9: 6 8',
    },
    Dw: {
      exits: 'S→6, W→3',
      spaces: '7 (4 / 3)',
      adjacent: '1: 2 3 4 · 2: 1 4 7 · 3: 1 4 5 · 4: 1 2 3 6 · 5: 3 6 · 6: 4 5 7 · 7: 2 6',
    },
    Dk: {
      exits: 'N→2, S→8',
      spaces: '9 (6 / 3)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 8 · 6: 3 5 9 · 7: 4 8 · 8: 5 7 9 · 9: 6 8',
    },
    Ew: {
      exits: 'N→2, E→6, W→4',
      spaces: '8 (4 / 4)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 7 · 6: 3 5 7 8 · 7: 4 5 6 8 · 8: 6 7',
    },
    Ek: {
      exits: 'N→2, S→5, W→4',
      spaces: '7 (4 / 3)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 7 · 6: 3 5 · 7: 4 5',
    },
    Fw: {
      exits: 'N→2, E→6, W→4',
      spaces: '8 (5 / 3)',
      adjacent: '1: 2 4 · 2: 1 3 4 5 6 · 3: 2 6 · 4: 1 2 5 7 · 5: 2 4 6 7 8 · 6: 2 3 5 8 · 7: 4 5 8 · 8: 5 6 7',
    },
    Fk: {
      exits: 'S→7, W→3',
      spaces: '7 (4 / 3)',
      adjacent: '1: 2 3 · 2: 1 4 5 · 3: 1 4 6 · 4: 2 3 5 7 · 5: 2 4 7 · 6: 3 7 · 7: 4 5 6',
    },
    Gw: {
      exits: 'N→2, E→6, S→8',
      spaces: '9 (5 / 4)',
      adjacent: '1: 2 4 · 2: 1 3 4 5 · 3: 2 6 · 4: 1 2 5 7 · 5: 2 4 6 8 · 6: 3 5 9 · 7: 4 8 · 8: 5 7 9 · 9: 6 8',
    },
    Gk: {
      exits: 'N→2, E→6, S→8, W→4',
      spaces: '9 (4 / 5)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 8 · 6: 3 5 9 · 7: 4 8 · 8: 5 7 9 · 9: 6 8',
    },
    Hw: {
      exits: 'E→6, S→8, W→4',
      spaces: '9 (5 / 4)',
      adjacent: '1: 2 4 · 2: 1 3 5 6 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 8 · 6: 2 3 5 9 · 7: 4 8 · 8: 5 7 9 · 9: 6 8',
    },
    Hk: {
      exits: 'N→2, E→6, W→4',
      spaces: '9 (5 / 4)',
      adjacent: '1: 2 4 · 2: 1 3 5 · 3: 2 6 · 4: 1 5 7 · 5: 2 4 6 8 · 6: 3 5 8 9 · 7: 4 8 · 8: 5 6 7 9 · 9: 6 8',
    },
  };

export type MapCheck = {
  readonly drawing: readonly string[];
  readonly spaces: number;
  readonly areas: number;
  readonly roads: number;
  readonly pairs: number;
  readonly borders: string;
  readonly fires: string;
  readonly people: string;
  readonly dangers: string;
};
export const MAPS: { readonly [scenario: string]: MapCheck } = {
  'SC-1': {
    drawing: [
      'C1g  C1g [C2]  C3g  C3g |  E1g  E1g [E2]  E3g  E3g',
      'C1g [C2] [C2] [C2]  C3g |  E1g  E1g [E2]  E3g  E3g',
      '[C4] [C4]  C5g [C6] [C6] | [E4] [E4] [E5]  E6g  E6g',
      'C7y [C8] [C8] [C8]  C9g |  E7y  E7y [E5]  E6g  E6g',
      'C7y  C7y [C8]  C9g  C9g |  E7y  E7y [E5]  E6g  E6g',
    ],
    spaces: 18,
    areas: 9,
    roads: 7,
    pairs: 30,
    borders: 'C3–E1, C4–S1, C6–E4, C8–HOS, C9–E7',
    fires: '2 (2) | 3 (3) | 4 (4) | 5 (5)',
    people: '1 / 0 | 2 / 0 | 2 / 0 | 2 / 0',
    dangers: '0 / 0 / 0 | 0 / 0 / 0 | 0 / 0 / 0 | 0 / 0 / 0',
  },
  'SC-2': {
    drawing: [
      'F8g  F8g  F7y  F7y  F7y |  G9g  G9g [G8]  G7y  G7y',
      'F8g  F5y  F5y  F5y  F7y |  G9g  G9g [G8]  G7y  G7y',
      '[F6] [F6]  F5y [F4] [F4] | [G6] [G6] [G5]  G4g  G4g',
      'F3g [F2] [F2] [F2]  F1g |  G3g  G3g [G2]  G4g  G4g',
      'F3g  F3g [F2]  F1g  F1g |  G3g  G3g [G2]  G1g  G1g',
      'C1g  C1g [C2]  C3g  C3g |  H1g  H1g [H2]  H3g  H3g',
      'C1g [C2] [C2] [C2]  C3g |  H1g  H1g [H2]  H3g  H3g',
      '[C4] [C4]  C5g [C6] [C6] | [H4] [H4] [H5] [H6] [H6]',
      'C7y [C8] [C8] [C8]  C9g |  H7g  H7g  H8g  H8g  H9y',
      'C7y  C7y [C8]  C9g  C9g |  H7g  H7g  H8g  H8g  H9y',
    ],
    spaces: 37,
    areas: 20,
    roads: 15,
    pairs: 70,
    borders: 'C1–F3, C2–F2, C3–F1, C3–H1, C6–H4, C9–H7, F1–G3, F4–G6, F6–S1, F7–G9, G1–H3, G2–H2, G3–H1, H6–HOS',
    fires: '5 (3) | 13 (7) | 18 (9) | 19 (10)',
    people: '3 / 0 | 4 / 0 | 5 / 0 | 6 / 0',
    dangers: '0 / 0 / 2 | 0 / 0 / 2 | 0 / 0 / 2 | 0 / 0 / 2',
  },
  'SC-3': {
    drawing: [
      'G1y  G1y [G2]  G3r  G3r |  A1g  A1g  A1g  A2y  A2y',
      'G1y  G1y [G2]  G3r  G3r |  A1g  A1g  A1g  A2y  A2y',
      '[G4] [G4] [G5] [G6] [G6] | [A3] [A3] [A4] [A5] [A5]',
      'G7g  G7g [G8]  G9y  G9y |  A6g  A6g [A7]  A8g  A8g',
      'G7g  G7g [G8]  G9y  G9y |  A6g  A6g [A7]  A8g  A8g',
      'H1g  H1g [H2]  H3g  H3g |  E1g  E1g [E2]  E3g  E3g',
      'H1g  H1g [H2]  H3g  H3g |  E1g  E1g [E2]  E3g  E3g',
      '[H4] [H4] [H5] [H6] [H6] | [E4] [E4] [E5]  E6g  E6g',
      'H7g  H7g  H8g  H8g  H9y |  E7y  E7y [E5]  E6g  E6g',
      'H7g  H7g  H8g  H8g  H9y |  E7y  E7y [E5]  E6g  E6g',
    ],
    spaces: 35,
    areas: 17,
    roads: 16,
    pairs: 59,
    borders: 'A1–G3, A3–G6, A6–E1, A6–G9, A7–E2, A8–E3, E1–H3, E4–H6, E5–HOS, E7–H9, G4–S1, G7–H1, G8–H2, G9–H3',
    fires: '2 (2) | 9 (5) | 12 (7) | 14 (8)',
    people: '1 / 0 | 2 / 0 | 2 / 0 | 2 / 0',
    dangers: '2 / 0 / 1 | 4 / 0 / 2 | 5 / 0 / 3 | 6 / 0 / 3',
  },
  'SC-4': {
    drawing: [
      'A1g  A1g  A1g  A2y  A2y |  B1y  B1y  B2y  B2y  B3g |  F1y  F1y  F2r  F2r  F2r',
      'A1g  A1g  A1g  A2y  A2y |  B1y  B1y  B2y  B2y  B3g |  F1y  F1y  F2r  F2r  F2r',
      '[A3] [A3] [A4] [A5] [A5] | [B4] [B4] [B5] [B6] [B6] | [F3] [F3] [F4]  F5r  F5r',
      'A6g  A6g [A7]  A8g  A8g |  B7y  B7y  B7y  B8g  B8g |  F6y  F6y [F7]  F5r  F5r',
      'A6g  A6g [A7]  A8g  A8g |  B7y  B7y  B7y  B8g  B8g |  F6y  F6y [F7]  F5r  F5r',
      'G1y  G1y [G2]  G3r  G3r |  D7g  D7g  D4y  D1g  D1g |  E1g  E1g [E2]  E3g  E3g',
      'G1y  G1y [G2]  G3r  G3r |  D7g  D7g  D4y  D1g  D1g |  E1g  E1g [E2]  E3g  E3g',
      '[G4] [G4] [G5] [G6] [G6] | [D8] [D8] [D5] [D2] [D2] | [E4] [E4] [E5]  E6g  E6g',
      'G7g  G7g [G8]  G9y  G9y |  D9y  D9y  D6g  D3g  D3g |  E7y  E7y [E5]  E6g  E6g',
      'G7g  G7g [G8]  G9y  G9y |  D9y  D9y  D6g  D3g  D3g |  E7y  E7y [E5]  E6g  E6g',
    ],
    spaces: 51,
    areas: 27,
    roads: 21,
    pairs: 90,
    borders:
      'A2–B1, A3–S1, A5–B4, A6–G1, A7–G2, A8–B7, A8–G3, B3–F1, B6–F3, B7–D4, B7–D7, B8–D1, B8–F6, D1–E1, D2–E4, D3–E7, D7–G3, D8–G6, D9–G9, E1–F6, E2–F7, E3–F5, E5–HOS, G8–S2',
    fires: '3 (2) | 6 (5) | 9 (7) | 11 (8)',
    people: '0 / 2 | 0 / 3 | 0 / 4 | 0 / 4',
    dangers: '0 / 1 / 1 | 0 / 4 / 2 | 0 / 4 / 3 | 0 / 4 / 3',
  },
  'SC-5': {
    drawing: [
      'C1r  C1r [C2]  C3y  C3y |  H1r  H1r  H2r  H2r  H3r |  D1r  D1r  D1r  D2r  D2r',
      'C1r  C1r [C2]  C3y  C3y |  H1r  H1r  H2r  H2r  H3r |  D1r  D1r  D1r  D2r  D2r',
      'C1r  C1r [C4] [C5] [C5] | [H4] [H4] [H5] [H6] [H6] | [D3] [D3] [D4]  D2r  D2r',
      'C6r  C6r [C7]  C8y  C8y |  H7r  H7r [H8]  H9y  H9y |  D5y  D5y [D6]  D7r  D7r',
      'C6r  C6r [C7]  C8y  C8y |  H7r  H7r [H8]  H9y  H9y |  D5y  D5y [D6]  D7r  D7r',
      'B1y  B1y [B2]  B3g  B3g |  E1r  E1r [E2]  E3r  E3r |  G1y  G1y [G2]  G3r  G3r',
      'B1y  B1y [B2]  B3g  B3g |  E1r  E1r [E2]  E3r  E3r |  G1y  G1y [G2]  G3r  G3r',
      'B1y  B1y [B4] [B5] [B5] | [E4] [E4] [E5] [E6] [E6] | [G4] [G4] [G5] [G6] [G6]',
      'B6y  B6y  B6y  B7r  B7r |  E7r  E7r  E7r  E7r  E8y |  G7g  G7g [G8]  G9y  G9y',
      'B6y  B6y  B6y  B7r  B7r |  E7r  E7r  E7r  E7r  E8y |  G7g  G7g [G8]  G9y  G9y',
    ],
    spaces: 51,
    areas: 25,
    roads: 23,
    pairs: 92,
    borders:
      'B1–C6, B2–C7, B3–C8, B3–E1, B5–E4, B7–E7, C2–S2, C3–H1, C5–H4, C8–H7, D1–H3, D3–H6, D5–G1, D5–H9, D6–G2, D7–G3, E1–H7, E2–H8, E3–G1, E3–H9, E6–G4, E8–G7, G6–S1, G8–HOS',
    fires: '3 (2) | 10 (6) | 14 (8) | 19 (10)',
    people: '1 / 0 | 2 / 0 | 3 / 0 | 4 / 0',
    dangers: '3 / 0 / 1 | 5 / 0 / 2 | 6 / 0 / 3 | 7 / 0 / 3',
  },
  'SC-6': {
    drawing: [
      'G1g  G1g [G2]  G3g  G3g |  C1g  C1g [C2]  C3g  C3g |  E1g  E1g [E2]  E3g  E3g',
      'G4g  G4g [G2]  G3g  G3g |  C1g [C2] [C2] [C2]  C3g |  E1g  E1g [E2]  E3g  E3g',
      'G4g  G4g [G5] [G6] [G6] | [C4] [C4]  C5g [C6] [C6] | [E4] [E4] [E5]  E6g  E6g',
      'G7y  G7y [G8]  G9g  G9g |  C7y [C8] [C8] [C8]  C9g |  E7y  E7y [E5]  E6g  E6g',
      'G7y  G7y [G8]  G9g  G9g |  C7y  C7y [C8]  C9g  C9g |  E7y  E7y [E5]  E6g  E6g',
      'H1g  H1g [H2]  H3g  H3g |  A1g  A1g [A2]  A3g  A3g |  B3g  B3g [B5]  B7r  B7r',
      'H1g  H1g [H2]  H3g  H3g |  A1g  A1g [A2]  A3g  A3g |  B3g  B3g [B5]  B7r  B7r',
      '[H4] [H4] [H5] [H6] [H6] | [A4] [A4] [A5] [A6] [A6] | [B2] [B2] [B4]  B6y  B6y',
      'H7g  H7g  H8g  H8g  H9y |  A7y  A7y [A8]  A9g  A9g |  B1y  B1y  B1y  B6y  B6y',
      'H7g  H7g  H8g  H8g  H9y |  A7y  A7y [A8]  A9g  A9g |  B1y  B1y  B1y  B6y  B6y',
    ],
    spaces: 53,
    areas: 27,
    roads: 23,
    pairs: 97,
    borders:
      'A1–C7, A1–H3, A2–C8, A3–B3, A3–C9, A4–H6, A6–B2, A7–H9, A8–HOS, A9–B1, B3–E7, B5–E5, B7–E6, C1–G3, C2–S2, C3–E1, C4–G6, C6–E4, C7–G9, C9–E7, G7–H1, G8–H2, G9–H3, H4–S1',
    fires: '3 (3) | 9 (5) | 16 (9) | 19 (11)',
    people: '1 / 0 | 2 / 1 | 3 / 1 | 3 / 1',
    dangers: '0 / 0 / 3 | 2 / 0 / 5 | 3 / 0 / 6 | 3 / 0 / 6',
  },
  'SC-7': {
    drawing: [
      'B6y  B6y  B1y  B1y  B1y |  G1y  G1y [G2]  G3r  G3r |  H1r  H1r  H2r  H2r  H3r |  D1r  D1r  D1r  D2r  D2r',
      'B6y  B6y  B1y  B1y  B1y |  G1y  G1y [G2]  G3r  G3r |  H1r  H1r  H2r  H2r  H3r |  D1r  D1r  D1r  D2r  D2r',
      'B6y  B6y [B4] [B2] [B2] | [G4] [G4] [G5] [G6] [G6] | [H4] [H4] [H5] [H6] [H6] | [D3] [D3] [D4]  D2r  D2r',
      'B7r  B7r [B5]  B3g  B3g |  G7g  G7g [G8]  G9y  G9y |  H7r  H7r [H8]  H9y  H9y |  D5y  D5y [D6]  D7r  D7r',
      'B7r  B7r [B5]  B3g  B3g |  G7g  G7g [G8]  G9y  G9y |  H7r  H7r [H8]  H9y  H9y |  D5y  D5y [D6]  D7r  D7r',
      'C1g  C1g [C2]  C3g  C3g |  A1g  A1g [A2]  A3g  A3g |  E1r  E1r [E2]  E3r  E3r |  F6y  F6y [F3]  F1y  F1y',
      'C1g [C2] [C2] [C2]  C3g |  A1g  A1g [A2]  A3g  A3g |  E1r  E1r [E2]  E3r  E3r |  F6y  F6y [F3]  F1y  F1y',
      '[C4] [C4]  C5g [C6] [C6] | [A4] [A4] [A5] [A6] [A6] | [E4] [E4] [E5] [E6] [E6] | [F7] [F7] [F4]  F2r  F2r',
      'C7y [C8] [C8] [C8]  C9g |  A7y  A7y [A8]  A9g  A9g |  E7r  E7r  E7r  E7r  E8y |  F5r  F5r  F5r  F2r  F2r',
      'C7y  C7y [C8]  C9g  C9g |  A7y  A7y [A8]  A9g  A9g |  E7r  E7r  E7r  E7r  E8y |  F5r  F5r  F5r  F2r  F2r',
    ],
    spaces: 68,
    areas: 34,
    roads: 31,
    pairs: 128,
    borders:
      'A1–C3, A1–G7, A2–G8, A3–E1, A3–G9, A4–C6, A6–E4, A7–C9, A8–HOS, A9–E7, B1–G1, B2–G4, B3–C3, B3–G7, B5–C2, B7–C1, C4–S1, D1–H3, D3–H6, D5–F6, D5–H9, D6–F3, D7–F1, E1–H7, E2–H8, E3–F6, E3–H9, E6–F7, E8–F5, G2–S2, G3–H1, G6–H4, G9–H7',
    fires: '3 (3) | 7 (4) | 10 (6) | 16 (9)',
    people: '2 / 1 | 3 / 2 | 4 / 2 | 5 / 2',
    dangers: '1 / 0 / 2 | 3 / 1 / 4 | 4 / 1 / 4 | 5 / 2 / 6',
  },
};

/** Every space of SC-1 with its neighbours. */
export const FIRST_WATCH: { readonly [space: string]: string } = {
  C1: 'C2 C4',
  C2: 'C1 C3 C4 C5 C6',
  C3: 'C2 C6 E1',
  C4: 'C1 C2 C5 C7 C8 S1',
  C5: 'C2 C4 C6 C8',
  C6: 'C2 C3 C5 C8 C9 E4',
  C7: 'C4 C8',
  C8: 'C4 C5 C6 C7 C9 HOS',
  C9: 'C6 C8 E7',
  E1: 'C3 E2 E4',
  E2: 'E1 E3 E5',
  E3: 'E2 E6',
  E4: 'C6 E1 E5 E7',
  E5: 'E2 E4 E6 E7',
  E6: 'E3 E5',
  E7: 'C9 E4 E5',
  HOS: 'C8',
  S1: 'C4',
};
