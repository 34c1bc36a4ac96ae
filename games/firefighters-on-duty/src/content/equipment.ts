export type Slot = 'engine' | 'axe' | 'shutoff';
export type Sym = 'vehicle' | 'water' | 'firefighter' | 'gear';

/** FD-11.13 What the six faces of an Action die show. */
export const FACES: readonly Sym[] = ['vehicle', 'vehicle', 'firefighter', 'firefighter', 'water', 'gear'];

/** FD-11.18 What a slot takes, and how many dice. */
export const SLOTS: { readonly [K in Slot]: { readonly sym: Sym; readonly dice: number } } = {
  engine: { sym: 'water', dice: 1 },
  axe: { sym: 'gear', dice: 1 },
  shutoff: { sym: 'gear', dice: 2 },
};
export const SLOT_IDS: readonly Slot[] = ['engine', 'axe', 'shutoff'];

/** FD-7.11 The two Equipment cards that every seat holds all game long, as printed. */
export const EQUIPMENT_CARDS = [
  {
    id: 'axe',
    name: 'Fire Axe',
    slots: '1 Gear',
    needs: 'Debris, a Firefighter and a Fire Axe on the space',
    text: 'Roll the All-Purpose die. 1–2: nothing. 3–5: remove 1 Debris. 6: remove 2 Debris, or the only one.',
  },
  {
    id: 'shutoff',
    name: 'Electricity Shut-off',
    slots: '2 Gear',
    needs: 'Electricity and a Firefighter on the Area',
    text: 'Remove the Electricity. No roll.',
  },
] as const;

/** FD-12.21 How much Debris a roll of the All-Purpose die removes, as far as there is any. */
export const debrisCleared = (face: number): number => (face === 6 ? 2 : face >= 3 ? 1 : 0);
