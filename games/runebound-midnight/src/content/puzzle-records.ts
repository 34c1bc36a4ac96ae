/** Games as they were played, each cut where its puzzle begins. */

export const SIDE_BY_SIDE = `nightfall record 1
game runebound-midnight 2
setup {"options":{"short":true},"players":3}
names ["Bot 1","Bot 2","Player 1"]
holders ["bot:good","bot:good","person"]
seed 300f3c2be485ed7e9278cf496f95f6ce4bbb42deab493b803b110106971c51ed

dice 2
dice 5 5
0 placePatrol E2
dice 33 15 11 8 8 31
dice 12 46 45 48 29 2
dice 56 71 64 71 58 54
1 placeHero C5
2 placeHero R2
dice 7 4
0 patrolRoll
dice 4 6 3 1 6
0 patrolMove 4 D2 no
0 patrolMove 3 D3 no
0 patrolMove 1 C3 no
0 patrolStop
0 buyCounter mind
0 buyCounter exhaustion
0 buyCounter wound
0 spawnPatrol R5
0 buyCounter body
0 endSpending
1 journey C6 no
1 journey D7 no
1 journey C8 no
1 journey C9 no
1 journey B10 no
1 endMovement
1 attempt
dice 8
0 influence 0
dice 6 3 1 6
0 usePower 3
dice 4
0 endInfluence
1 stand
1 attack ()
dice 4 6
1 defend ()
dice 2 6
1 attack ()
dice 3 5
1 stand
1 attack ()
dice 6 10
dice 28 14 14
2 barter no
2 barterDraw
dice 25
2 journey Q2 no
2 journey P2 no
2 journey O2 no
2 journey O1 no
2 endMovement
2 attempt
dice 15
0 influence 1
dice 4 2 5 3
0 usePower 1,2
dice 2 5
0 endInfluence
2 stand
2 defend ()
2 attack ()
dice 5 2
2 attack ()
dice 8 8
dice 27 59
dice 9 6
0 patrolRoll
dice 4 3 6 2 6
0 patrolMove 1 C4 no
0 patrolMove 2 D5 no
0 patrolMove 4 C6 no
0 patrolStop
0 patrolRoll
dice 6 6 4 1 3
0 patrolMove 1 S5 no
0 patrolMove 2 R5 no
0 patrolMove 4 Q4 no
0 patrolMove 3 Q3 no
0 patrolMove 5 P2 no
0 patrolStop
0 improvePower
0 buyCounter exhaustion
0 endSpending
1 journey C10 no
1 journey D10 no
1 infiltrate E11 sneak ()
dice 9 3
1 heal no
1 endMovement
1 enterMarket
dice 36
1 leaveMarket
2 journey N1 no
2 journey M2 no
2 journey M3 no
2 journey L4 no
2 journey L5 no
2 endMovement
2 attempt
dice 6
0 influence 1
dice 5 2 5 1
0 usePower 1,2,3
dice 3 5 1
0 endInfluence
2 stand
2 attack ()
dice 4 8
2 attack ()
dice 9 4
dice 59 33
2 gainCounter body
2 forgoCovenant
dice 9 1
0 patrolRoll
dice 3 5 2 3 2
0 patrolMove 3 D6 no
0 patrolMove 1 E6 no
0 patrolMove 5 F6 no
0 patrolMove 4 G6 no
0 patrolMove 2 H5 no
0 patrolStop
0 patrolRoll
dice 3 3 6 6 3
0 patrolMove 1 P3 no
0 patrolMove 2 O3 no
0 patrolMove 3 N2 no
0 patrolMove 4 M2 no
0 patrolStop
0 buyCounter spirit
0 buyCounter mind
0 buyCounter exhaustion
0 endSpending
1 heal no
1 heal no
1 heal no
1 barter no
1 barterDraw
dice 39
1 endMovement
1 enterMarket
dice 21
1 leaveMarket
2 journey L6 no
2 barter no
dice 1
2 barterDraw
dice 27
2 barter no
dice 2
2 barterDraw
dice 40
2 journey M7 no
2 journey M8 no
2 endMovement
2 attempt
dice 5
0 influence 1
dice 1 6 6 1 6
2 stand
2 attack ()
dice 10 1
2 attack ()
dice 2 10
2 attack ()
dice 1 4
2 stand
2 attack ()
dice 8 4
2 attack ()
dice 6 7
dice 48 60 18
2 gainCounter body
2 forgoCovenant
dice 1 2
0 patrolRoll
dice 3 5 5 6 5
0 patrolMove 2 I5 no
0 patrolMove 3 J5 no
0 patrolMove 5 K5 no
0 patrolMove 4 L5 no
0 patrolMove 1 L6 no
0 patrolStop
0 patrolRoll
dice 4 6 2 6 5
0 patrolMove 2 M3 no
0 patrolMove 4 M4 no
0 patrolMove 3 N5 no
0 patrolMove 1 M6 no
0 patrolMove 5 M7 no
0 patrolStop
0 improvePower
0 endSpending
1 barter no
1 barterDraw
dice 20
1 buyOffer M18 D39,D39,D41 ()
1 journey F11 no
1 journey G11 no
1 journey H11 no
1 journey I11 no
1 endMovement
1 attempt
dice 6
0 influence 0
dice 4 2 5 6
0 usePower 1,2
dice 6 5
1 stand
1 attack ()
dice 5 8
1 defend ()
dice 2 2
1 takeHit 0
1 attack ()
dice 4 1
1 stand
1 attack ()
dice 9 2
dice 27 26 56
1 gainCounter mind
1 covenant 0 D54 ()
2 journey N9 no
2 journey M10 no
2 journey M11 no
2 infiltrate L12 climb ()
dice 7 5
2 endMovement
2 enterMarket
dice 5
2 leaveMarket
dice 2 1
0 patrolRoll
dice 2 1 2 2 2
0 patrolMove 2 L7 no
0 patrolMove 1 K7 no
0 patrolMove 3 K8 no
0 patrolMove 4 J8 no
0 patrolMove 5 J9 no
0 patrolStop
0 patrolRoll
dice 1 1 2 2 2
0 patrolMove 1 L7 no
0 patrolMove 2 K7 no
0 patrolMove 3 K8 no
0 patrolMove 4 J8 no
0 patrolMove 5 J9 no
0 patrolStop
0 buyCounter exhaustion
0 buyCounter exhaustion
0 endSpending
1 journey J11 no
1 journey K11 no
1 journey L11 no
1 infiltrate L12 sneak ()
dice 10 3
1 endMovement
1 enterMarket
dice 18
1 buy M04 D12,D13,D30 ()
1 leaveMarket
2 heal no
2 heal no
2 heal no
2 heal no
2 endMovement
2 enterMarket
dice 16
2 buy M18 D46,D54,D51 ()
2 leaveMarket
dice 9 6
0 patrolRoll
dice 6 4 1 4 5
0 patrolMove 3 K9 no
0 patrolMove 5 K10 no
0 patrolMove 2 L11 no
0 patrolMove 4 M11 no
0 patrolStop
0 patrolRoll
dice 1 2 6 3 3
0 patrolMove 1 K9 no
0 patrolMove 4 L9 no
0 patrolMove 5 L10 no
0 patrolMove 2 M11 no
0 patrolStop
0 improvePower
0 endSpending
1 heal no
1 journey M12 no
1 journey N12 no
1 infiltrate O12 sneak ()
dice 10 4
1 endMovement
2 heal no
2 journey M12 no
2 journey N12 no
2 infiltrate O12 climb ()
dice 8 4
2 endMovement
0 assault O12
dice 6
dice 5 5 4 2 1
0 usePower 3,4,5
dice 3 2 3
0 rerollInfluence 0 4
dice 3
dice 6 1 5 3 4
0 usePower 3,4,5
dice 3 6 1
0 rerollInfluence 1 3
dice 5
dice 4 6 5 2 1
0 usePower 2,3
dice 5 6
0 rerollInfluence 2 2
dice 3

asked v8na88
hash 8baa4b892509f1c1
`;

export const ALONE_AT_ASHGATE = `nightfall record 1
game runebound-midnight 2
setup {"options":{},"players":3}
names ["Bot 1","Bot 2","Player 1"]
holders ["bot:good","bot:good","person"]
seed 52115a4a7fa9c6a93c21f4e765c1f0cc8689798c6a6958a39aaee84006673d9a

dice 1
dice 7 3
0 placeMirror 3 M4
0 placeMirror 2 E2
0 placeMirror 2 F7
0 placePatrol E2
dice 50 5 38 43 40 3
dice 51 43 34
dice 34 46 26
1 placeHero C5
2 placeHero R2
dice 5 4
0 patrolRoll
dice 3 1 5 5 6
0 patrolMove 3 F2 no
0 patrolMove 5 E2 no
0 patrolMove 2 D2 no
0 patrolMove 1 D3 no
0 patrolStop
0 buyCounter mind
0 buyCounter exhaustion
0 buyCounter wound
0 buyCounter body
0 buyCounter spirit
0 endSpending
1 journey C6 no
1 journey D7 no
1 journey D8 no
1 journey E9 no
1 journey E10 no
1 endMovement
1 attempt
dice 29
0 influence 0
dice 3
0 rerollInfluence 0 1
dice 1
1 stand
1 defend ()
dice 6 8
1 defend ()
dice 1 7
1 attack ()
dice 4 8
1 stand
1 defend ()
dice 2 2
1 defend ()
dice 7 7
1 attack ()
dice 6 5
dice 3 70 50
1 gainCounter mind
1 forgoCovenant
2 barter no
2 barterDraw
dice 5 31
2 barter no
2 barterDraw
dice 5 1
2 barter no
2 barterDraw
dice 5 20
2 barter no
2 barterDraw
dice 35 19
2 journey S1 no
2 endMovement
2 attempt
dice 17
dice 7 6
0 influence 0
dice 1
2 stand
2 attack ()
dice 6 1
2 defend ()
dice 1 6
2 defend ()
2 stand
2 attack ()
dice 1 7
2 defend ()
dice 2 9
2 defend ()
2 stand
2 attack ()
dice 3 4
2 defend ()
dice 10 9
2 defend ()
2 stand
2 attack ()
dice 9 5
dice 68 43
2 gainCounter mind
2 forgoCovenant
dice 5 8
0 patrolRoll
dice 6 1 4 4 2
0 patrolMove 2 E3 no
0 patrolMove 5 F3 no
0 patrolMove 3 F4 no
0 patrolMove 4 G5 no
0 patrolMove 1 G6 no
0 patrolStop
0 buyCounter mind
0 buyCounter exhaustion
0 endSpending
1 infiltrate E11 sneak ()
dice 2 1
0 threatTest 2
dice 10 1
2 heal no
dice 6
2 infiltrate R2 sneak ()
dice 5 4
2 heal no
2 journey S1 no
2 endMovement
2 attempt
dice 13
0 influence 0
dice 6 6
0 endInfluence
2 stand
2 attack ()
dice 7 6
2 defend ()
2 defend ()
dice 8 1
2 stand
2 attack ()
dice 4 1
2 defend ()
2 defend ()
dice 3 9
2 stand
2 attack ()
dice 6 4
dice 41
dice 3 2
0 patrolRoll
dice 4 2 6 6 3
0 patrolMove 5 F6 no
0 patrolMove 3 F7 no
0 patrolMove 2 E8 no
0 patrolMove 1 E9 no
0 patrolReroll 4
dice 4
0 patrolMove 4 E10 no
0 patrolStop
0 patrolAttack 1
dice 13 10 14
0 keepCard Y13
0 influence 1
dice 6 6
0 endInfluence
1 escape 0 ()
dice 9 5
0 threatTest 0
dice 6 7
0 buyCounter exhaustion
0 buyCounter wound
0 spawnPatrol F7
0 endSpending
1 infiltrate E11 sneak ()
dice 7 8
1 heal no
1 heal no
1 barter no
1 barterDraw
dice 19
1 endMovement
1 enterMarket
dice 16
1 leaveMarket
2 infiltrate R2 sneak ()
dice 10 2
2 heal no
2 heal no
2 heal no
2 endMovement
2 enterMarket
dice 9
2 leaveMarket
dice 1 9
0 patrolRoll
dice 4 2 3 4 6
0 patrolStop
0 patrolRoll
dice 4 3 4 5 4
0 patrolMove 2 G7 no
0 patrolMove 1 F7 no
0 patrolMove 4 E8 no
0 patrolMove 3 F9 no
0 patrolMove 5 E10 no
0 patrolStop
0 buyCounter mind
0 buyCounter exhaustion
0 endSpending
1 barter no
1 barterDraw
dice 32
1 barter no
1 barterDraw
dice 27
1 barter no
1 barterDraw
dice 19
1 barter no
1 barterDraw
dice 2
1 barter no
1 barterDraw
dice 1
1 buyOffer M01 D41,D38,D54,D44 ()
1 endMovement
1 enterMarket
dice 1
1 leaveMarket
2 barter no
2 barterDraw
dice 6 11
2 barter no
2 barterDraw
dice 15 3
2 barter no
2 barterDraw
dice 16 16
2 journey Q2 no
2 journey Q1 no
2 endMovement
2 attempt
dice 26
dice 8 8
0 influence 0
dice 4 5
0 endInfluence
2 stand
2 attack ()
dice 9 7
2 defend ()
dice 3 10
2 defend ()
dice 9 1
2 stand
2 attack ()
dice 7 6
dice 6
2 gainCounter mind
2 forgoCovenant
dice 8 2
0 patrolRoll
dice 5 4 4 4 1
0 patrolMove 5 F10 no
0 patrolMove 2 G10 no
0 patrolMove 3 H9 no
0 patrolMove 4 H8 no
0 patrolMove 1 I7 no
0 patrolStop
0 patrolRoll
dice 6 3 3 6 4
0 patrolMove 2 F9 no
0 patrolMove 5 F8 no
0 patrolMove 3 G7 no
0 patrolMove 1 G6 no
0 patrolMove 4 H5 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 barter no
1 barterDraw
dice 18
1 barter no
1 barterDraw
dice 21
1 barter no
1 barterDraw
dice 7
1 journey D12 no
1 journey D13 no
1 endMovement
1 attempt
dice 18
0 influence 0
dice 1 6
0 endInfluence
1 stand
1 attack ()
dice 1 9
1 useAbility -
1 attack ()
dice 7 9
dice 49
2 journey Q2 no
2 journey R3 no
2 journey Q4 no
2 journey Q5 no
2 journey P6 no
2 endMovement
2 attempt
dice 23
0 influence 0
dice 4 4 1
2 stand
2 attack ()
dice 2 3
2 defend ()
dice 7 6
2 attack ()
dice 2 5
2 stand
2 attack ()
dice 2 5
2 defend ()
dice 6 3
2 attack ()
dice 7 9
2 stand
2 attack ()
dice 9 2
dice 15 61
dice 7 10
0 patrolRoll
dice 6 5 1 3 3
0 patrolMove 4 J7 no
0 patrolMove 2 J6 no
0 patrolMove 1 K6 no
0 patrolMove 3 L6 no
0 patrolMove 5 M6 no
0 patrolStop
0 patrolRoll
dice 1 3 3 5 4
0 patrolMove 2 I5 no
0 patrolMove 3 J5 no
0 patrolMove 4 J6 no
0 patrolMove 1 K7 no
0 patrolMove 5 L7 no
0 patrolStop
0 improvePower
0 endSpending
1 journey E13 no
1 journey E12 no
1 journey F11 no
1 journey E10 no
1 endMovement
1 attempt
dice 15
0 influence 0
dice 2 4
1 stand
1 attack ()
dice 10 3
1 useAbility -
1 defend ()
dice 2 5
1 attack ()
dice 9 6
1 stand
1 attack ()
dice 9 4
dice 31
1 gainCounter mind
1 covenant 0 D02 ()
2 journey Q7 no
2 infiltrate P8 sneak ()
dice 1 5
2 heal no
2 heal no
2 endMovement
2 enterMarket
dice 19
2 buy M35 D40,D53,D39,D39,D52 ()
2 leaveMarket
dice 4 8
0 patrolRoll
dice 1 5 5 3 2
0 patrolMove 1 L6 no
0 patrolMove 4 K6 no
0 patrolMove 5 K7 no
0 patrolMove 2 J7 no
0 patrolMove 3 I7 no
0 patrolStop
0 patrolRoll
dice 4 3 2 6 4
0 patrolMove 3 K7 no
0 patrolMove 2 J7 no
0 patrolMove 4 I7 no
0 patrolMove 1 H8 no
0 patrolMove 5 G8 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 infiltrate E11 sneak ()
dice 9 8
1 rest no
1 rest no
1 heal no
1 endMovement
1 enterMarket
dice 17
1 buy M30 D29,D45,D32 ()
1 leaveMarket
2 barter no
2 barterDraw
dice 4 12
2 barter no
2 barterDraw
dice 16 13
2 barter no
2 barterDraw
dice 5 12
2 buyOffer M30 D30,D13,D21 ()
2 journey Q8 no
2 journey R8 no
2 endMovement
2 attempt
dice 7
dice 4 4
0 influence 0
dice 4 2 6
0 endInfluence
2 stand
2 attack ()
dice 10 3
2 pass
dice 9 10
dice 6 3
0 patrolRoll
dice 5 2 3 1 5
0 patrolMove 3 J7 no
0 patrolMove 4 K7 no
0 patrolMove 2 L7 no
0 patrolMove 1 M7 no
0 patrolMove 5 N7 no
0 patrolStop
0 patrolRoll
dice 2 5 1 2 6
0 patrolMove 3 H8 no
0 patrolMove 2 I8 no
0 patrolMove 5 J7 no
0 patrolMove 1 K7 no
0 patrolMove 4 L7 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 heal no
1 journey D11 no
1 journey C11 no
1 journey B10 no
1 endMovement
1 attempt
dice 10
dice 5 6
0 influence 0
dice 3 1 5
0 endInfluence
1 stand
1 attack ()
dice 4 5
1 pass
1 attack ()
dice 5 10
1 pass
dice 58 2 23 19
2 journey S7 no
2 journey S6 no
2 endMovement
dice 7 2
0 patrolRoll
dice 3 1 4 5 3
0 patrolMove 4 N6 no
0 patrolMove 2 O5 no
0 patrolMove 1 O4 no
0 patrolMove 5 P4 no
0 patrolMove 3 Q4 no
0 patrolStop
0 patrolRoll
dice 1 3 6 4 5
0 patrolMove 1 K7 no
0 patrolMove 2 J7 no
0 patrolMove 5 I7 no
0 patrolMove 3 H7 no
0 patrolMove 4 G7 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 journey C9 no
1 journey B8 no
1 journey B7 no
1 journey A6 no
1 journey A5 no
1 endMovement
1 attempt
dice 2
dice 6 1
0 influence 0
dice 4 2 5
0 endInfluence
1 stand
1 attack ()
dice 5 5
1 pass
1 attack ()
dice 3 2
1 useAbility -
1 attack ()
dice 10 7
1 pass
dice 4 40 43
1 gainCounter mind
1 covenant 0 D25 ()
2 journey S5 no
2 journey S4 no
2 journey S3 no
2 journey S2 no
2 journey S1 no
2 endMovement
2 attempt
dice 9
0 influence 0
dice 2 4 2
2 stand
2 attack ()
dice 4 4
2 pass
2 defend ()
dice 10 5
2 attack ()
dice 7 4
2 pass
dice 51 32
2 gainCounter mind
2 covenant 0 D05 ()
dice 6 1
0 patrolRoll
dice 1 3 5 4 5
0 patrolMove 1 Q3 no
0 patrolMove 2 P2 no
0 patrolMove 4 Q1 no
0 patrolMove 3 R1 no
0 patrolMove 5 S1 no
0 patrolStop
0 patrolAttack 2
dice 4 12 11
0 keepCard B04
0 influence 1
dice 6 2 2 4
0 endInfluence
2 escape 0 ()
dice 1 6
0 threatTest 5
dice 9 1
0 patrolRoll
dice 6 4 1 4 2
0 patrolMove 3 F7 no
0 patrolMove 2 E7 no
0 patrolMove 4 D6 no
0 patrolMove 5 C6 no
0 patrolStop
0 improvePower
0 buyCounter exhaustion
0 buyCounter exhaustion
0 endSpending
1 journey B5 no
1 infiltrate C5 sneak ()
dice 4 10
1 rest no
1 rest no
1 endMovement
1 enterMarket
dice 1
1 leaveMarket
2 infiltrate R2 sneak ()
dice 8 5
2 journey R3 no
2 journey Q4 no
2 journey Q5 no
2 journey P6 no
2 endMovement
2 attempt
dice 15
0 influence 0
dice 1 4 3 6
0 endInfluence
2 stand
2 attack ()
dice 2 2
2 pass
2 defend ()
dice 3 10
2 attack ()
dice 2 7
2 pass
dice 52
dice 8 3
0 patrolRoll
dice 4 2 6 1 1
0 patrolMove 2 R1 no
0 patrolMove 4 Q1 no
0 patrolMove 5 P2 no
0 patrolMove 1 P3 no
0 patrolStop
0 patrolRoll
dice 3 3 1 5 4
0 patrolMove 3 D6 no
0 patrolMove 1 E6 no
0 patrolMove 5 F6 no
0 patrolMove 2 G6 no
0 patrolMove 4 H6 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 heal no
1 heal no
1 journey C4 no
1 journey C3 no
1 endMovement
1 attempt
dice 18
0 influence 0
dice 5 2 6 1
0 endInfluence
1 stand
1 defend ()
dice 6 6
1 attack ()
dice 7 9
1 pass
1 attack ()
dice 8 2
1 stand
1 attack ()
dice 10 2
1 pass
dice 51 45
2 journey Q7 no
2 infiltrate P8 sneak ()
dice 1 5
2 barter no
2 barterDraw
dice 3 6
2 barter no
2 barterDraw
dice 1 3
2 barter no
2 barterDraw
dice 7 2
2 endMovement
2 enterMarket
dice 5
2 leaveMarket
dice 1 8
0 patrolRoll
dice 1 1 1 4 1
0 patrolMove 1 O3 no
0 patrolMove 2 N3 no
0 patrolMove 3 M3 no
0 patrolMove 5 L3 no
0 patrolMove 4 K3 no
0 patrolStop
0 patrolRoll
dice 6 3 3 3 1
0 patrolMove 1 G6 no
0 patrolMove 5 F6 no
0 patrolMove 2 F5 no
0 patrolMove 3 E4 no
0 patrolMove 4 E3 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 journey C4 no
1 infiltrate C5 sneak ()
dice 9 9
1 barter no
1 barterDraw
dice 4
1 barter no
1 barterDraw
dice 3
1 barter no
1 barterDraw
dice 1
1 endMovement
1 enterMarket
dice 1
1 buy M18 D53,D45,D47 ()
1 leaveMarket
2 journey O8 no
2 journey N8 no
2 journey N9 no
2 journey M10 no
2 journey M11 no
2 endMovement
2 attempt
dice 10
0 influence 0
dice 6 1 1 3
0 endInfluence
2 stand
2 attack ()
dice 9 10
2 pass
2 attack ()
dice 9 9
2 pass
dice 37 6
dice 2 1
0 patrolRoll
dice 3 4 4 1 3
0 patrolMove 1 K4 no
0 patrolMove 5 L5 no
0 patrolMove 4 L6 no
0 patrolMove 2 L7 no
0 patrolMove 3 K8 no
0 patrolStop
0 patrolRoll
dice 4 5 4 3 1
0 patrolMove 5 F3 no
0 patrolMove 2 G3 no
0 patrolMove 1 H3 no
0 patrolMove 3 I3 no
0 patrolMove 4 I4 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 barter no
1 barterDraw
1 barter no
1 barterDraw
1 barter no
1 barterDraw
1 barter no
1 barterDraw
1 journey C6 no
1 endMovement
1 attempt
dice 10
0 influence 0
dice 4 5 4 4
0 endInfluence
1 stand
1 attack ()
dice 5 4
1 pass
1 attack ()
dice 10 9
1 pass
dice 18
2 barter no
dice 2
2 barterDraw
2 barter no
dice 2
2 barterDraw
2 barter no
dice 1
2 barterDraw
2 journey M12 no
2 journey M13 no
2 endMovement
2 attempt
dice 5
0 influence 0
dice 6 6 6 3
0 endInfluence
2 stand
2 attack ()
dice 7 8
2 pass
2 defend ()
dice 4 4
2 pass
2 attack ()
dice 7 7
2 pass
dice 37 31
2 gainCounter mind
2 covenant 0 D08 ()
dice 6 2
0 patrolRoll
dice 5 1 6 4 2
0 patrolMove 2 L8 no
0 patrolMove 5 M9 no
0 patrolMove 1 L10 no
0 patrolMove 4 L11 no
0 patrolReroll 3
dice 3
0 patrolStop
0 patrolRoll
dice 2 5 6 4 4
0 patrolMove 2 J5 no
0 patrolMove 3 J6 no
0 patrolMove 1 K7 no
0 patrolMove 4 K8 no
0 patrolMove 5 K9 no
0 patrolStop
0 buyCounter wound
0 buyCounter exhaustion
0 endSpending
1 journey D6 no
1 barter no
dice 3
1 barterDraw
1 barter no
dice 5
1 barter no
dice 4
1 barterDraw
1 journey E5 no
1 endMovement
1 attempt
dice 9
0 influence 0
dice 6 5 3 1
0 endInfluence
1 stand
1 attack ()
dice 6 7
1 pass
1 attack ()
dice 10 6
1 pass
dice 29 4
1 gainCounter mind
1 covenant 0 D06 ()
2 infiltrate L12 sneak ()
dice 7 10
2 heal no
2 barter no
2 barterDraw
2 buyOffer M03 D09,D52,D39,D55,D43,D07,D46,D41 ()
2 endMovement
2 enterMarket
2 leaveMarket
dice 6 1
0 patrolRoll
dice 6 5 6 6 5
0 patrolMove 2 K11 no
0 patrolMove 5 J10 no
0 patrolMove 1 J9 no
0 patrolMove 3 I8 no
0 patrolMove 4 I7 no
0 patrolStop
0 patrolRoll
dice 3 3 2 1 1
0 patrolMove 4 J9 no
0 patrolMove 1 I9 no
0 patrolMove 5 H9 no
0 patrolMove 3 G8 no
0 patrolMove 2 G7 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 journey D5 no
1 journey C4 no
1 journey B4 no
1 journey B3 no
1 journey A2 no
1 endMovement
1 attempt
dice 13
dice 3 9
0 influence 0
dice 5 3 3 2 4
0 endInfluence
1 stand
1 attack ()
dice 9 1
1 pass
1 attack ()
dice 6 4
1 takeHit 2
1 attack ()
dice 1 7
1 stand
1 attack ()
dice 5 10
1 pass
1 attack ()
dice 3 10
1 pass
dice 13 40 39 24
2 journey K12 no
2 journey J12 no
2 journey J11 no
2 journey I11 no
2 endMovement
2 attempt
dice 8
0 influence 0
dice 3 1 4 6 1
0 endInfluence
2 stand
2 attack ()
dice 9 10
2 useItem 0.1
2 useItem 2
2 pass
dice 1 10 30
dice 9 5
0 patrolRoll
dice 2 1 5 6 1
0 patrolMove 3 H7 no
0 patrolMove 4 G6 no
0 patrolMove 2 G5 no
0 patrolMove 5 F4 no
0 patrolMove 1 F3 no
0 patrolStop
0 patrolRoll
dice 5 1 1 5 5
0 patrolMove 2 F7 no
0 patrolMove 1 E6 no
0 patrolMove 4 E5 no
0 patrolMove 5 D4 no
0 patrolMove 3 D3 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 journey B3 no
1 journey B4 no
1 infiltrate C5 sneak ()
dice 4 10
1 heal no
1 endMovement
1 enterMarket
1 leaveMarket
2 barter no
dice 5
2 barterDraw
2 barter no
dice 1
2 barter no
dice 4
2 journey I10 no
2 journey I9 no
2 endMovement
2 attempt
dice 4
0 influence 0
dice 2 4 6 3 5
0 endInfluence
2 stand
2 attack ()
dice 6 2
2 useItem 0.1
2 useItem 2
2 pass
dice 13 3 24 4 29 16
2 gainCounter mind
2 covenant 2 D47 ()
dice 2 10
0 patrolRoll
dice 2 2 4 3 2
0 patrolMove 1 F4 no
0 patrolMove 2 G5 no
0 patrolMove 5 F6 no
0 patrolMove 3 G7 no
0 patrolMove 4 H7 no
0 patrolStop
0 patrolRoll
dice 6 6 6 6 1
0 patrolMove 5 E3 no
0 patrolStop
0 buyCounter exhaustion
0 endSpending
1 journey D5 no
1 journey E5 no
1 journey E6 no
1 infiltrate F7 sneak ()
dice 9 4
1 endMovement
2 barter no
dice 1
2 journey H9 no
2 journey G9 no
2 journey F8 no
2 infiltrate F7 sneak ()
dice 1 4
2 endMovement
0 assault F7
dice 8
dice 3 2 2 3 5
0 rerollInfluence 0 1
dice 1
0 rerollInfluence 0 4
dice 2
dice 3 6 1 5 4
0 rerollInfluence 1 2
dice 2
dice 5 4 2 1 4
0 rerollInfluence 2 2
dice 5
2 stand
1 stand
2 attack ()
dice 1 6
2 useItem 0
dice 7 7
2 useItem 0.1
2 useItem 1
2 useItem 1
2 useItem 1~0
dice 14 15 15 25 5 5 19 14
2 gainCounter mind
2 covenant 1 D42 ()
2 gainCounter mind
2 covenant 0 D10 ()
1 gainCounter body
1 covenant 0 D14 ()
1 gainCounter body
1 covenant 0 D36 ()
dice 5 6
0 patrolRoll
dice 2 4 2 3 1
0 patrolMove 5 F3 no
0 patrolMove 1 F4 no
0 patrolMove 3 G5 no
0 patrolMove 4 F6 no
0 patrolMove 2 F7 no
0 patrolStop
0 patrolAttack 2
dice 3 3 5
0 keepCard R07
0 influence 1
dice 4 1 5 2 2
2 escape 0 ()
dice 1 5
0 threatTest 7
dice 5 1
0 raiseAfterRoll 1
0 buyCounter mind
0 buyCounter exhaustion
0 spawnPatrol F7
0 buyCounter body
0 buyCounter spirit
0 buyCounter mind
0 buyCounter exhaustion
0 buyCounter exhaustion
0 endSpending
1 journey E7 no
1 journey D7 no
1 journey C6 no
1 infiltrate C5 sneak ()
dice 5 4
1 endMovement
1 enterMarket
1 leaveMarket
2 journey F6 no
2 journey G5 no
2 journey F4 no
2 journey F3 no
2 infiltrate E2 sneak ()
dice 8 3
2 endMovement
0 assault E2
dice 4
dice 2 1 6 2 3
0 rerollInfluence 0 3
dice 1
0 rerollInfluence 0 5
dice 6
dice 6 6 2 2 4
0 rerollInfluence 1 1
dice 6
dice 3 6 5 6 6
0 rerollInfluence 2 2
dice 4

asked 15g9z00
hash adc674da66bb2fcc
`;
