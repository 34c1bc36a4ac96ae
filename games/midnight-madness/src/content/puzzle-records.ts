/** Games as they were played, each cut where its puzzle begins. */

export const TROLL_INSIDE = `nightfall record 1
game midnight-madness 1
setup {"options":{},"players":1}
names ["Player 1"]
holders ["person"]
seed b2397e0ab6ac1e342e5daabd3880f63737250f1f469fd3330ad96008dd42f097

dice 42 31 43 11 12 30
dice 5 5 5 2 5 6
0 replace mortar
dice 42
0 replace knight/red
dice 2
0 hit archer/red t4
dice 2
0 hit hero/blue t1
dice 5
0 scavenge hero/blue
0 hit hero/blue t1
0 tar t2
0 end
dice 3 5
dice 30 6 6 25
0 replace knight/red
dice 36
0 replace swordsman/any
dice 13
0 missing
0 hit knight/blue t3 nice
dice 4
0 hit archer/blue t2
dice 2
0 end
0 flip t5
dice 2
dice 1
dice 35 22 1 31
0 replace archer/red
dice 12
0 replace knight/blue
dice 11
0 draw2
dice 23 12
0 fortify 5
0 hit swordsman/blue t6
0 hit archer/blue t8
dice 27
0 end
dice 2 4
dice 20 19
0 replace knight/blue
dice 15
0 replace brick
dice 15
0 hit hero/green t7
dice 29
0 hit hero/red t9
dice 33
0 end
dice 2 5
dice 4 6
0 replace swordsman/red
dice 17
0 replace swordsman/green
dice 4
0 hit archer/green t10
dice 20
0 end
dice 6 1
dice 15
0 replace swordsman/green
dice 1
0 replace knight/red
dice 11
0 hit archer/red t11
dice 5
0 hit archer/blue t12
dice 6
0 barbarian t10
0 end
dice 4 3
dice 7 8 3
0 replace brick
dice 10
0 replace brick
dice 7
0 hit archer/any t14
dice 26
0 hit swordsman/red t11
0 hit knight/any t12
0 end
dice 5 4
dice 2 4 5
0 replace swordsman/blue
dice 3
0 replace mortar
dice 4
0 hit archer/green t15
dice 19
dice 3 3 1
0 end
dice 1
dice 4 4
dice 1
0 replace swordsman/green
dice 3
0 replace brick
dice 3
0 hit swordsman/blue t13
0 hit archer/green t19
dice 33
dice 5 5 3
0 hit knight/green t16
dice 23
0 hit knight/green t15
0 end
dice 3 1
dice 3 1 1
dice 19
0 replace swordsman/red
dice 41
0 replace mortar
dice 6
0 missing
0 hit knight/green t20
dice 14
0 hit knight/any t20
0 hit archer/green t22
dice 11
0 driveBack t20
0 end
0 flip t18
dice 10
0 flip t17
dice 5
dice 2
dice 1 23 25 9 15
0 replace knight/red
dice 12
0 replace mortar
dice 9
0 hit hero/red t21
0 hit swordsman/blue t17
0 hit knight/green t22
0 hit archer/red t28
dice 3
0 hit knight/blue t24
dice 3
0 end
0 flip t23
dice 6
0 flip t26
dice 19
dice 16
0 damage t22
dice 5 5
dice 16 16 17 20 10
0 replace swordsman/green
dice 17
0 replace swordsman/green
dice 12
0 barbarian t23
0 hit knight/red t27
dice 6
0 end
dice 3 3
dice 16 15
0 replace knight/green
dice 5
0 replace hero/green
dice 16
0 hit swordsman/blue t28
0 hit swordsman/red t20
0 hit swordsman/any t27
0 hit archer/blue t29
dice 13
dice 4
0 end
dice 1 5
dice 7 1 3 19
0 replace archer/red
dice 14
0 replace hero/blue
dice 7

asked 1rptjmh
hash 2f46ca47b458ab07
`;

export const TWO_TOWERS = `nightfall record 1
game midnight-madness 1
setup {"options":{"difficulty":"uber"},"players":1}
names ["Player 1"]
holders ["person"]
seed d657e8512882821f851976f8be23d34973c276b8c87947ea6043ec95dbcba741

dice 19 15 9 34 11 14
dice 6 2 2 6 4 1
0 replace knight/blue
dice 7
0 replace knight/green
dice 11
0 hit archer/blue t1
dice 2
0 hit archer/blue t1
0 end
dice 1 2 2
dice 38 18
0 replace brick
dice 36
0 replace swordsman/green
dice 17
0 hit knight/blue t4
dice 1
0 tar t8
0 hit knight/red t3
dice 4
0 driveBack t5
0 end
0 flip t2
dice 2
dice 1
dice 5 5 5
dice 18 23 35 34
0 replace knight/green
dice 28
0 replace swordsman/green
dice 2
0 draw2
dice 9 14
0 hit swordsman/blue t4
0 hit swordsman/red t2
0 scavenge archer/blue
0 hit archer/red t9
dice 5
0 end
dice 6 6 4
dice 9 9
0 replace knight/blue
dice 4
0 replace archer/green
dice 4
0 hit knight/green t5
dice 1
0 hit archer/blue t11
dice 22
0 hit hero/blue t10
dice 35
0 end
0 damage t2
0 flip t12
dice 36
dice 11
dice 6 2 3
dice 2 8 1 17
0 replace archer/red
dice 6
0 replace swordsman/red
dice 6
0 build brick mortar 6
0 hit swordsman/green t11
0 hit archer/green t15
dice 38
dice 1 1 2 6
0 end
0 flip t14
dice 28
dice 23
dice 25
dice 5 6 1
dice 5 4 16 15
0 replace archer/red
dice 11
0 replace swordsman/red
dice 8

asked 6jtcfk
hash 5504a645588f5efb
`;
