/** Games as they were played, each cut where its puzzle begins. */

export const THE_FIFTH = `nightfall record 1
game fires-at-midnight 1
setup {"options":{"firefighters":3,"needSaved":"5","preset":"drill"},"players":1}
names ["Player 1"]
holders ["person"]
seed c35167724d0099979c9859bdcf2e2a8e76a896338d6b438cd085dbaac9b01e14

dice 6 5
dice 2 5
dice 2 5
dice 4 1
dice 2 6
dice 1 4
dice 1 6
dice 3 2
dice 1 4
dice 2 6
dice 2 4
dice 1 4
dice 5 3
dice 4 6
dice 3 6
dice 2 4
dice 5 5
dice 4 3
dice 4 1
dice 3 3
0 place F1 10232,13768
0 place F2 9500,12000
0 place F3 14500,12000
0 start F3
0 take3 F3
0 water F3 W5,B4
0 water F3 W5,B4
0 move F3 14500,12000 14983,10196 15000,10066 15000,9934 14983,9804 14949,9677 14899,9556 14834,9443 14754,9339 14661,9246 14557,9166 14444,9101 14323,9051 14196,9017 14066,9000 14000,9000
0 pickUp F3 V1
0 end F3
dice 2 3
0 start F2
0 take3 F2
0 water F2 W2,B3
0 move F2 9500,12000 9497,10871
0 end F2
dice 5 4
0 start F1
0 move F1 10232,13768 10193,13730 10119,13649 10049,13566 9983,13479 9920,13390 8663,11428 8598,11315 8548,11194 8514,11067 8497,10937 8497,10805 8500,10500
0 move F1 8500,10500 8743,10210 8836,10117 8940,10037 8994,10000
0 pickUp F1 V3
0 move F1 8994,10000 5000,10000
0 move F1 5000,10000 1000,10000
0 leave F1 1000,10000 0,10000
0 end F1
dice 5 1
dice 3 4
0 start F3
0 move F3 14000,9000 12500,5500
0 move F3 12500,5500 11000,2000
0 leave F3 11000,2000 12378,0
0 enter F3 12378,0 12183,321 12150,378 10500,3500
0 move F3 10500,3500 13500,6000
0 water F3 W5,B1
0 end F3
dice 4 4
dice 5 5
0 start F2
0 water F2 W4,B4
0 water F2 W4,B4
0 move F2 9497,10871 9497,13129
0 pickUp F2 V4
0 move F2 9497,13129 6533,13000 5500,13000
0 move F2 5500,13000 2000,11500
0 end F2
dice 3 1
dice 2 2
0 start F1
0 enter F1 0,10000 3500,8500
0 move F1 3500,8500 5289,6711
0 move F1 5289,6711 5500,8000
0 move F1 5500,8000 5740,6972
0 end F1
dice 4 3
0 start F2
0 leave F2 2000,11500 0,11500
0 enter F2 0,11500 3000,9000
0 move F2 3000,9000 4906,6415 4986,6311 5028,6260
0 pickUp F2 V6
0 move F2 5028,6260 1500,4500
0 leave F2 1500,4500 0,4500
0 end F2
dice 1 2
dice 2 2

asked 1p76j42
hash 342293decbc2f0c7
`;

export const AT_THE_EDGE = `nightfall record 1
game fires-at-midnight 1
setup {"options":{},"players":1}
names ["Player 1"]
holders ["person"]
seed 082fc510b883ee3b251821ffc6ab5bc91349e1d1ab138bb1e73c6d33649caee6

dice 5 2
dice 2 2
dice 2 3
dice 4 1
dice 5 5
dice 2 6
dice 6 6
dice 2 1
dice 6 2
dice 1 1
dice 4 5
dice 3 2
dice 6 5
dice 1 1
0 place F1 10232,10232
0 start F1
0 take3 F1
0 move F1 10232,10232 10000,7006
0 pickUp F1 V1
0 end F1
dice 5 4
0 start F1
0 move F1 10000,7006 8500,3500
0 leave F1 8500,3500 6598,0
0 enter F1 6598,0 6500,500
0 end F1
dice 1 1
dice 4 6
0 start F1
0 water F1 W1,B1
0 end F1
dice 3 1
dice 3 1
0 start F1
0 water F1 W3,B1
0 move F1 6500,500 9129,1497
0 pickUp F1 V5
0 leave F1 9129,1497 5467,0
0 end F1
dice 4 1
dice 2 4
0 start F1
0 enter F1 5467,0 1500,500
0 move F1 1500,500 2722,1050 2779,1083 2831,1123 2877,1169 4500,3000
0 move F1 4500,3000 4272,3040
0 end F1
dice 5 5
dice 1 3

asked 1wi72rq
hash 3acfdcd10774b49e
`;

export const THE_LONG_WAY = `nightfall record 1
game fires-at-midnight 1
setup {"options":{},"players":1}
names ["Player 1"]
holders ["person"]
seed a41e8ce8b3a8ddfd981da0f4bc087dba74c6d7b843205ffb54096182659641a4

dice 6 3
dice 4 5
dice 3 4
dice 2 3
dice 3 6
dice 6 2
dice 6 3
dice 3 4
dice 3 5
dice 6 4
dice 1 5
dice 4 5
dice 3 1
dice 5 5
dice 1 2
dice 2 4
dice 2 3
dice 3 5
0 place F1 10232,13768
0 start F1
0 take3 F1
0 move F1 10232,13768 7006,14000
0 pickUp F1 V1
0 end F1
dice 3 3
0 start F1
0 water F1 W3,B3
0 move F1 7006,14000 3500,13500
0 leave F1 3500,13500 0,15250
0 end F1
dice 4 1
dice 2 6
0 start F1
0 enter F1 0,15250 3500,17000
0 move F1 3500,17000 7000,18500
0 move F1 7000,18500 6260,21028
0 pickUp F1 V4
0 end F1
dice 6 2
0 start F1
0 leave F1 6260,21028 8378,24000
0 enter F1 8378,24000 11433,23900 11498,23892 11562,23875 11622,23850 11679,23817 11731,23777 12000,23500
0 move F1 12000,23500 11900,20567 11892,20502 11803,20171
0 pickUp F1 V3
0 end F1
dice 4 4
dice 3 6
dice 2 3
dice 1 6
0 start F1
0 leave F1 11803,20171 11892,20502 11900,20567 11900,23433 11892,23498 11750,24000
0 enter F1 11750,24000 8567,23900 8502,23892 8438,23875 8378,23850 8321,23817 8269,23777 8000,23500
0 move F1 8000,23500 4500,22000
0 move F1 4500,22000 4000,22000
0 end F1
dice 3 6
dice 5 5
0 start F1
0 move F1 4000,22000 3006,22000
0 pickUp F1 V5
0 leave F1 3006,22000 6250,24000
0 enter F1 6250,24000 6000,20500
0 end F1
dice 5 6
dice 1 4

asked bhaftd
hash 46271421ea312f6c
`;
