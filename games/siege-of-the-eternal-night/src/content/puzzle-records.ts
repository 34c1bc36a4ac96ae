/** Games as they were played, each cut where its puzzle begins. */

export const THE_LAST_FOUR = `nightfall record 1
game siege-of-the-eternal-night 1
setup {"options":{"sheet":"river-crossing"},"players":1}
names ["Player 1"]
holders ["person"]
seed 67d65074269785881874100a165ad1c42beae118f5a3f66214964ddb1481720a

0 roll
dice 3 2
0 troop A g6 f6 f7
0 mark j3
0 troop B d4 d5
0 mark b9
0 end
0 roll
dice 5 5
0 volley i8 g9 h9 i9 j9 i10
0 roll
dice 3 1
0 troop A e8 e9 e10
0 troop B b8
0 hero i2 i3 h3 g3 g4
0 end
0 roll
dice 6 1
0 spell A flamestrike c2 d2 e2 d3 e3
0 troop B f5
0 end
0 roll
dice 5 4
0 troop A i5 i6 h6 h7 h8
0 mark i7
0 troop B b5 b6 b7 c7
0 end
0 roll
dice 3 1
0 troop A d9 c9 c10
0 troop B c3
0 hero f8 f9 f10 g10 h10
0 end
0 roll
dice 2 5
0 troop B h2 g2 f2 f3 f4
0 troop A j4 j5
0 end
0 roll
dice 5 1
0 troop A b3 b4 c4 c5 c6
0 troop B d10
0 end
0 roll
dice 4 2
0 troop A j6 j7 j8 k8
0 troop B g7 g8
0 end
0 roll
dice 5 2

asked 1sxsol0
hash 3c9520277164f603
`;

export const SMALL_DICE = `nightfall record 1
game siege-of-the-eternal-night 1
setup {"options":{"sheet":"outer-bailey"},"players":1}
names ["Player 1"]
holders ["person"]
seed a07ac268a2feeef3191c23a66d2b742e684c7cc62ce8e3203e94c599cafcb788

0 roll
dice 5 1
0 troop A e4 f4 f5 g5 g6
0 mark i5
0 mark e1
0 troop B c6
0 mark a6
0 end
0 roll
dice 1 2
0 troop B f1 f2
0 troop A i6
0 hero d7 e7 e8 e9 f9
0 end
0 roll
dice 4 2
0 troop A a4 a5 b5 b6
0 troop B d3 d4
0 end
0 roll
dice 4 3
0 troop A c7 c8 d8 d9
0 troop B f6 f7 f8
0 end
0 roll
dice 6 6
0 volley h3 g4 h4 i4 h5 h6
0 roll
dice 1 4
0 troop B c2 c3 b3 b4
0 troop A i2
0 end
0 roll
dice 6 4
0 spell A flamestrike c5 d5 e5 d6 e6
0 troop B g7 g8 g9 h9
0 end
0 roll
dice 4 3
0 troop A h1 h2 g2 g3
0 troop B b1 b2 a2
0 end
0 roll
dice 4 5
0 troop B a7 a8 b8 b9 c9
0 troop A d1 d2 e2 e3
0 end
0 roll
dice 2 1

asked 1thz10e
hash b3b38604b65a0387
`;

export const THE_GATE = `nightfall record 1
game siege-of-the-eternal-night 1
setup {"options":{"sheet":"last-gate"},"players":1}
names ["Player 1"]
holders ["person"]
seed 20ed9a99b45a45df5ca64ba1779cd5f40fc6c56b27413e3046d6e405676f6b9d

0 roll
dice 2 3
0 troop B f2 f3 f4
0 mark b6
0 troop A c8 d8
0 mark b7
0 end
0 roll
dice 3 2
0 troop A h8 h9 g9
0 mark e9
0 troop B j8 j9
0 hero d3 d4 c4 c5 b5
0 end
0 roll
dice 5 6
0 troop A g4 g5 h5 h6 i6
0 spell B flamestrike c9 d9 c10 d10 e10
0 end
0 roll
dice 2 6
0 spell B flamestrike d5 c6 d6 c7 d7
0 troop A j3 j4
0 end
0 roll
dice 2 5
0 troop B i8 i9 i10 h10 g10
0 troop A b8 b9
0 hero c2 d2 e2 e3 e4
0 end
0 roll
dice 6 3
0 spell A flamestrike g2 h2 g3 h3 h4
0 troop B f7 e7 e8
0 end
0 roll
dice 6 2
0 pass A
0 troop B b3 c3
0 end
0 roll
dice 6 3
0 spell A flamestrike e5 f5 e6 f6 g6
0 troop B f8 f9 f10
0 end
0 roll
dice 6 5

asked g5www5
hash d3ff94c09113be28
`;
