/** Games as they were played, each cut where its puzzle begins. */

export const STRAIGHT_THERE = `nightfall record 1
game firefighters-on-duty 1
setup {"options":{"difficulty":"hard","mode":"paced","scenario":"SC-4"},"players":1}
names ["Player 1"]
holders ["person"]
seed 7dd025b510b0b572a1b2dc8ca13d903214c3039091be86692d5767eeb703a35e

0 ready
0 ready
0 loadKit ENG-1
0 roll A,B
dice 5 2
0 moveVehicle B ENG-1 S1 A3
0 addReserve A S1
0 roll A,B
dice 1 6
0 moveVehicle A ENG-1 A3 A4
0 roll A,B
dice 6 6
0 roll A,B
dice 2 4
0 moveVehicle A ENG-1 A4 A5
0 moveFirefighter B S1 A3 yes yes
0 roll A,B
dice 2 3
0 moveVehicle A ENG-1 A5 B4
0 roll A,B
dice 1 2
0 moveVehicle A CARRIER HOS E5
0 moveVehicle B CARRIER E5 E4
0 roll A,B
dice 3 6
0 unload ENG-1 ff
0 unload ENG-1 hose
0 moveFirefighter A B4 B7 yes no
0 roll A
dice 5
0 quickExtinguish A B7 4
dice 5 1 3 6
0 roll A
dice 5
0 addReserve A S1
0 roll A
dice 4
0 unload ENG-1 ff
0 unload ENG-1 axe
0 moveFirefighter A B4 B1 no yes
0 quickAxe B B1
dice 3
0 roll A,B
dice 1 4
0 movePerson B inj B1 B4
0 roll A,B
dice 1 3
0 roll A,B
dice 5 6
0 roll B
dice 3
0 moveFirefighter B B7 B5 yes no
0 roll B
dice 2
0 moveVehicle B ENG-1 B4 B5
0 loadWater ENG-1 hydrant 4
0 roll B
dice 6
0 roll B
dice 5
0 roll B
dice 3
0 moveFirefighter B B5 B2 yes no
0 quickExtinguish A B2 2
dice 6 4
0 roll A,B
dice 1 5
0 roll A,B
dice 4 4
0 moveFirefighter A B1 B4 no yes
0 moveFirefighter B S2 G8 yes no
0 done
0 ready
0 loadWater ENG-1 hydrant 2
0 roll A,B
dice 4 2
0 moveVehicle B CARRIER E4 D2
0 moveFirefighter A G8 G9 yes no
0 roll A,B
dice 6 6
0 roll A,B
dice 6 4
0 moveFirefighter B G9 D9 yes no
0 roll A,B
dice 4 6
0 moveFirefighter A D9 D6 yes no
0 roll A,B
dice 4 5
0 movePerson A inj D6 D5
0 roll A,B
dice 6 3
0 moveFirefighter B D6 D3 yes no
0 roll A,B
dice 2 5
0 moveVehicle A CARRIER D2 D5
0 load CARRIER inj D5
0 roll A,B
dice 1 4
0 roll A,B
dice 4 3
0 roll A,B
dice 5 1
0 moveVehicle B CARRIER D5 D2
0 roll A,B
dice 6 3
0 roll A,B
dice 6 6
0 roll A,B
dice 3 1
0 moveVehicle B CARRIER D2 E4
0 roll A,B
dice 5 4
0 roll A,B
dice 1 4
0 moveVehicle A CARRIER E4 E5
0 roll A,B
dice 5 3
0 roll A,B
dice 6 3
0 roll A,B
dice 4 6
0 roll A,B
dice 6 5
0 roll A,B
dice 5 2
0 done
dice 4
0 ready
0 roll A,B
dice 5 4
0 movePerson B civ D3 D2
0 roll A,B
dice 6 2
0 moveVehicle B CARRIER E5 HOS
0 unload CARRIER inj
0 roll A,B
dice 5 3
0 moveFirefighter B D3 D2 yes no
0 roll A,B
dice 4 5
0 movePerson A civ D2 D5
0 roll A,B
dice 1 3
0 moveVehicle A CARRIER HOS E5
0 roll A,B
dice 4 3
0 moveFirefighter A D2 D5 yes no
0 movePerson B civ D5 D8
0 roll A,B
dice 4 6
0 moveFirefighter A D5 D8 yes no
0 roll A,B
dice 3 2
0 roll A,B
dice 4 2
0 roll A,B
dice 4 3
0 movePerson A civ D8 G6
0 moveFirefighter B D8 G6 yes no
0 roll A,B
dice 5 3
0 movePerson B civ G6 G5
0 roll A,B
dice 2 3
0 moveVehicle A CARRIER E5 E4
0 moveFirefighter B G6 G5 yes no
0 roll A,B
dice 3 4
0 movePerson A civ G5 G4
0 roll A,B
dice 1 2
0 roll A,B
dice 3 1
0 moveVehicle B CARRIER E4 D2
0 roll A,B
dice 4 3
0 roll A,B
dice 2 2
0 roll A,B
dice 3 5
0 roll A,B
dice 1 6
0 moveVehicle A CARRIER D2 D5
0 roll A,B
dice 6 1
0 moveVehicle B CARRIER D5 D8
0 done
0 ready
0 roll A,B
dice 3 4
0 roll A,B
dice 6 5
0 roll A,B
dice 3 4
0 roll A,B
dice 5 1
0 moveVehicle B CARRIER D8 G6
0 roll A,B
dice 3 5
0 roll A,B
dice 3 2
0 moveVehicle B CARRIER G6 G5
0 roll A,B
dice 6 4
0 roll A,B
dice 2 4
0 moveVehicle A CARRIER G5 G2
0 roll A,B
dice 6 3
0 roll A,B
dice 1 3
0 moveVehicle A CARRIER G2 A7
0 roll A,B
dice 5 2
0 roll A,B
dice 3 2
0 moveVehicle B CARRIER A7 A4
0 roll A,B
dice 4 4
0 roll A,B
dice 6 6
0 roll A,B
dice 4 1
0 moveVehicle B CARRIER A4 A5
0 roll A,B
dice 6 1
0 moveVehicle B CARRIER A5 B4
0 load CARRIER inj B4
0 roll A,B
dice 3 6
0 roll A,B
dice 3 1
0 moveVehicle B CARRIER B4 A5
0 roll A,B
dice 3 4
0 roll A,B
dice 6 2
0 moveVehicle B CARRIER A5 A4
0 done
0 ready

asked 1mk3t43
hash 6587a9f39ac19842
`;

export const IN_THE_WAY = `nightfall record 1
game firefighters-on-duty 1
setup {"options":{"difficulty":"easy","mode":"paced","scenario":"SC-4"},"players":1}
names ["Player 1"]
holders ["person"]
seed 8a4ec6babec5ca848a980077993f870943778ffc8b7524643e60e0b99f68be49

0 ready
0 ready
0 loadKit ENG-1
0 roll A,B
dice 1 1
0 moveVehicle A ENG-1 S1 A3
0 moveVehicle B ENG-1 A3 A4
0 roll A,B
dice 4 6
0 moveFirefighter A S1 A3 yes yes
0 roll A,B
dice 1 3
0 moveVehicle A ENG-1 A4 A5
0 moveFirefighter B A3 A1 yes yes
0 roll A,B
dice 1 6
0 moveVehicle A ENG-1 A5 B4
0 roll A
dice 1
0 roll A
dice 4
0 roll A
dice 2
0 roll A
dice 2
0 moveVehicle A CARRIER HOS E5
0 roll A
dice 3
0 unload ENG-1 ff
0 unload ENG-1 hose
0 moveFirefighter A B4 B7 yes no
0 roll A
dice 5
0 roll B
dice 1
0 quickExtinguish A B7 4
dice 3 6 5 2
0 moveVehicle B CARRIER E5 E4
0 roll A,B
dice 2 3
0 unload ENG-1 ff
0 unload ENG-1 axe
0 moveFirefighter B B4 B1 no yes
0 moveVehicle A ENG-1 B4 B5
0 loadWater ENG-1 hydrant 4
0 roll A,B
dice 2 5
0 moveVehicle A CARRIER E4 D2
0 roll A
dice 1
0 moveVehicle A CARRIER D2 D5
0 roll A
dice 3
0 moveFirefighter A A1 A2 yes yes
0 roll A
dice 5
0 roll B
dice 4
0 roll B
dice 3
0 moveFirefighter B A2 B1 yes yes
0 addReserve A S1
0 roll A,B
dice 2 3
0 moveFirefighter B B7 B4 yes no
0 moveVehicle A TRUCK S2 G8
0 roll A,B
dice 5 2
0 moveVehicle B TRUCK G8 G5
0 addReserve A S1
0 done
dice 6 2
0 ready
0 roll A,B
dice 4 5
0 moveFirefighter A B4 B1 yes no
0 roll A
dice 4
0 moveFirefighter A S1 A3 yes no
0 roll A
dice 5
0 roll B
dice 1
0 moveVehicle B ENG-1 B5 B4
0 quickExtinguish A B1 4
dice 4 4 3 4
0 roll A,B
dice 3 6
0 quickAxe B B1
dice 2
0 roll A,B
dice 4 2
0 moveFirefighter A A3 A1 yes no
0 roll A,B
dice 6 2
0 roll A,B
dice 6 6
0 roll A,B
dice 5 2
0 roll A,B
dice 5 3
0 roll A,B
dice 2 3
0 roll A,B
dice 5 2
0 moveVehicle B ENG-1 B4 B5
0 loadWater ENG-1 hydrant 4
0 addReserve A S1
0 roll A,B
dice 5 4
0 moveFirefighter B A1 A2 yes no
0 addReserve A S1
0 roll A,B
dice 6 6
0 quickAxe A B1
dice 5
0 roll A,B
dice 4 2
0 roll A,B
dice 1 2
0 moveVehicle A TRUCK G5 G2
0 moveVehicle B TRUCK G2 A7
0 loadWater TRUCK hydrant 4
0 roll A,B
dice 3 2
0 roll A,B
dice 2 2
0 moveVehicle A TRUCK A7 A4
0 moveVehicle B TRUCK A4 A3
0 roll A,B
dice 2 1
0 roll A,B
dice 6 3
0 movePerson B inj B1 B4
0 done
dice 6 4
0 ready
0 roll A,B
dice 6 2
0 moveVehicle B TRUCK A3 S1
0 loadWater TRUCK station 4
0 roll A,B
dice 6 2
0 moveVehicle B TRUCK S1 A3
0 roll A,B
dice 1 1
0 roll A,B
dice 1 6
0 moveVehicle A TRUCK A3 A4
0 roll A,B
dice 6 3
0 moveFirefighter B B1 B2 yes no
0 roll A,B
dice 5 5
0 quickExtinguish A B2 6
dice 5 4 6 4 4 1
0 loadWater ENG-1 hydrant 4
0 quickExtinguish B B1 4
dice 2 5 6 2
0 roll A,B
dice 1 6
0 moveVehicle A ENG-1 B5 B6
0 roll A,B
dice 3 1
0 moveFirefighter A B2 B3 yes no
0 moveVehicle B TRUCK A4 A7
0 loadWater TRUCK hydrant 4
0 roll A,B
dice 1 4
0 moveFirefighter B B1 B4 no no
0 roll A,B
dice 6 1
0 roll A,B
dice 2 1
0 roll A,B
dice 1 2
0 roll A,B
dice 2 2
0 roll A,B
dice 1 1
0 roll A,B
dice 5 4
0 roll B
dice 6
0 quickExtinguish A B3 2
dice 3 5
0 roll A,B
dice 5 6
0 roll A,B
dice 2 2
0 roll A,B
dice 5 2
0 roll A,B
dice 2 1
0 moveVehicle A ENG-1 B6 F3
0 moveVehicle B ENG-1 F3 F4
0 done
dice 13
0 ready
0 loadWater TRUCK hydrant 4
0 roll A,B
dice 2 5
0 moveVehicle A ENG-1 F4 F7
0 roll A,B
dice 2 4
0 roll A,B
dice 3 3
0 moveFirefighter A S2 G8 yes no
0 moveFirefighter B G8 G9 yes no
0 roll A,B
dice 4 4
0 moveFirefighter A G9 D9 yes no
0 moveFirefighter B D9 D6 yes no
0 roll A,B
dice 3 3
0 roll A,B
dice 5 5
0 roll A,B
dice 3 4
0 roll A,B
dice 5 2
0 moveVehicle B ENG-1 F7 E2
0 loadWater ENG-1 hydrant 4
0 roll A,B
dice 5 5
0 roll A,B
dice 6 5
0 roll A,B
dice 1 6
0 moveVehicle A ENG-1 E2 E5
0 roll A,B
dice 4 2
0 movePerson A inj D6 D5
0 load CARRIER inj D5
0 moveVehicle B CARRIER D5 D2
0 roll A,B
dice 2 2
0 roll A,B
dice 6 2
0 roll A,B
dice 2 5
0 moveVehicle A CARRIER D2 E4
0 roll A,B
dice 5 5
0 roll A,B
dice 1 3
0 moveVehicle A ENG-1 E5 E2
0 roll A,B
dice 2 2
0 moveVehicle A CARRIER E4 E5
0 moveVehicle B CARRIER E5 HOS
0 unload CARRIER inj
0 roll A,B
dice 4 6
0 roll A,B
dice 3 6
0 done
dice 3 3
0 ready
0 loadWater ENG-1 hydrant 4
0 loadWater TRUCK hydrant 4
0 roll A,B
dice 2 6
0 moveVehicle A CARRIER HOS E5
0 roll A
dice 3
0 moveFirefighter A D6 D3 yes no
0 roll A
dice 3
0 place B shutoff D3 0
0 roll A
dice 6
0 place A shutoff D3 0
0 useShutoff D3
0 roll A,B
dice 3 3
0 roll A,B
dice 1 2
0 moveVehicle A ENG-1 E2 F7
0 moveVehicle B CARRIER E5 E2
0 roll A,B
dice 3 3
0 roll A,B
dice 2 3
0 moveVehicle A ENG-1 F7 F4
0 roll A,B
dice 2 2
0 moveVehicle A CARRIER E2 F7
0 roll A,B
dice 2 5
0 moveVehicle A ENG-1 F4 F3
0 roll A,B
dice 1 4
0 moveVehicle A CARRIER F7 F4
0 roll A,B
dice 5 6
0 roll A,B
dice 5 5
0 roll A,B
dice 4 4
0 moveFirefighter A D3 D6 yes no
0 moveFirefighter B D6 D3 yes no
0 roll A,B
dice 2 1
0 roll A,B
dice 1 1
0 moveVehicle A ENG-1 F3 B6
0 moveVehicle B CARRIER F4 F3
0 roll A,B
dice 2 5
0 moveVehicle A ENG-1 B6 B5
0 roll A,B
dice 2 4
0 moveFirefighter B D3 D6 yes no
0 moveVehicle A CARRIER F3 B6
0 roll A,B
dice 3 3
0 roll A,B
dice 5 3
0 done
dice 3 4
0 ready

asked 12yzsbc
hash c5fa3bdebc2a7486
`;
