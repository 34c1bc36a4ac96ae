import type { Puzzle } from '@nightfall/kernel';
import type { Fd } from '../moves.ts';
import type { View } from '../state.ts';
import { IN_THE_WAY, STRAIGHT_THERE } from './puzzle-records.ts';

/** The shift must be won when this round ends. */
const winIn = (round: number) => (v: View) => (v.result ? v.result.won : v.round > round ? false : undefined);

export const puzzles: readonly Puzzle<Fd>[] = [
  {
    id: 'straight-there',
    title: 'Straight to the hospital',
    question:
      'The last injured person is aboard the People Carrier. Get them to the hospital, and win the shift at the end of this round.',
    record: STRAIGHT_THERE,
    solution: [
      '0 roll A,B',
      '0 moveVehicle A CARRIER A4 A7',
      '0 moveVehicle B CARRIER A7 G2',
      '0 roll A,B',
      '0 moveVehicle B CARRIER G2 G5',
      '0 roll A,B',
      '0 roll A,B',
      '0 roll A,B',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle A CARRIER G5 G6',
      '0 roll A,B',
      '0 moveVehicle A CARRIER G6 D8',
      '0 moveVehicle B CARRIER D8 D5',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle A CARRIER D5 D2',
      '0 roll A,B',
      '0 moveVehicle B CARRIER D2 E4',
      '0 roll A,B',
      '0 moveVehicle B CARRIER E4 E5',
      '0 roll A,B',
      '0 moveVehicle A CARRIER E5 HOS',
      '0 unload CARRIER inj',
      '0 done',
    ],
    judge: winIn(5),
  },
  {
    id: 'in-the-way',
    title: 'Your own engine is in the way',
    question:
      'The last round: someone injured lies on the road, and your engine stands between them and the People Carrier. Take them to the hospital and win the shift.',
    record: IN_THE_WAY,
    solution: [
      '0 roll A,B',
      '0 moveVehicle A ENG-1 B5 B4',
      '0 roll A,B',
      '0 moveVehicle A CARRIER B6 B5',
      '0 moveVehicle B ENG-1 B4 A5',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle A CARRIER B5 B4',
      '0 load CARRIER inj B4',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle B CARRIER B4 B5',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle B CARRIER B5 B6',
      '0 roll A,B',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle A CARRIER B6 F3',
      '0 moveVehicle B CARRIER F3 F4',
      '0 roll A,B',
      '0 moveVehicle A CARRIER F4 F7',
      '0 moveVehicle B CARRIER F7 E2',
      '0 roll A,B',
      '0 roll A,B',
      '0 moveVehicle A CARRIER E2 E5',
      '0 moveVehicle B CARRIER E5 HOS',
      '0 unload CARRIER inj',
      '0 done',
    ],
    judge: winIn(6),
  },
];
