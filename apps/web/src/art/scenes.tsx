import type { ComponentType } from 'react';
import { Firs, fir, Flame, Stars, wall, Windows } from './strokes.tsx';

function Glow({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity="0.85" />
      <stop offset="0.4" stopColor={colour} stopOpacity="0.3" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
function Sky({ id, top, low }: { id: string; top: string; low: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor={top} />
      <stop offset="0.72" stopColor={low} />
    </linearGradient>
  );
}
const Frame = ({ children }: { children: React.ReactNode }) => (
  <svg className="scene" viewBox="0 0 360 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** The moon behind the keep; before the gate the sheet of parchment with its crosses. */
function Siege() {
  const crosses = [
    [3, 0],
    [4, 0],
    [4, 1],
    [5, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [5, 2],
    [6, 2],
    [6, 3],
    [3, 3],
    [7, 3],
  ] as const;
  const cell = (c: number, r: number) => {
    const y = 338 + r * 17 + r * r * 2.2;
    const half = 15 + r * 3.2;
    return { x: 180 + (c - 3.5) * half, y, half };
  };
  return (
    <Frame>
      <defs>
        <Sky id="s-sky" top="#0a1026" low="#32406f" />
        <Glow id="s-glow" colour="#f5e2a8" />
        <linearGradient id="s-sheet" x2="0" y2="1">
          <stop offset="0" stopColor="#c9b68a" />
          <stop offset="1" stopColor="#6d5d40" />
        </linearGradient>
      </defs>
      <rect width="360" height="560" fill="url(#s-sky)" />
      <Stars seed={11} />
      <circle cx="196" cy="182" r="190" fill="url(#s-glow)" opacity="0.55" />
      <circle cx="196" cy="182" r="84" fill="#f4e6bd" />
      <g fill="#dccb98">
        <circle cx="170" cy="150" r="15" />
        <circle cx="222" cy="138" r="9" />
        <circle cx="232" cy="184" r="19" />
        <circle cx="196" cy="128" r="6" />
      </g>
      <path d="M0 330C60 300 110 312 150 316H360V420H0Z" fill="#141c38" />
      <path d={wall(40, 262, 280, 336, 11, 9)} fill="#1a2344" />
      <path d={wall(62, 218, 44, 336, 9, 9) + wall(254, 210, 46, 336, 9, 9)} fill="#151d3b" />
      <path d={wall(134, 196, 92, 336, 11, 10)} fill="#10172f" />
      <path d="M134 186 180 150l46 36ZM62 209l22-30 22 30ZM254 201l23-34 23 34Z" fill="#0c1226" />
      <path d="M180 150v-26l20 7-20 7" fill="#d9541e" stroke="#0c1226" strokeWidth="2" />
      <g fill="#ffcf7a">
        <path d="M80 246h7v13h-7zM273 240h8v14h-8zM160 222h8v15h-8zM192 222h8v15h-8z" />
        <path d="M158 338v-40a22 22 0 0 1 44 0v40Z" />
      </g>
      <path
        d="M158 338v-40a22 22 0 0 1 44 0v40M169 281v57M180 276v62M191 281v57M158 300h44M158 318h44"
        fill="none"
        stroke="#10172f"
        strokeWidth="3"
      />
      <path d="M96 334H264L372 470H-12Z" fill="url(#s-sheet)" />
      {[0, 1, 2, 3].map((r) =>
        [0, 1, 2, 3, 4, 5, 6, 7].map((c) => {
          const { x, y, half } = cell(c, r);
          const isWall = (c + r * 3) % 7 === 0;
          return (
            <rect
              key={`${c}.${r}`}
              x={x - half * 0.42}
              y={y}
              width={half * 0.84}
              height={13 + r * 3}
              fill={isWall ? '#4d432f' : '#a8966c'}
              opacity="0.7"
            />
          );
        }),
      )}
      <g stroke="#22190e" strokeWidth="2.6" strokeLinecap="round">
        {crosses.map(([c, r]) => {
          const { x, y, half } = cell(c, r);
          const [w, h] = [half * 0.34, 10 + r * 3];
          return <path key={`${c}.${r}`} d={`M${x - w} ${y + 2}L${x + w} ${y + h}M${x + w} ${y + 3}L${x - w} ${y + h - 1}`} />;
        })}
      </g>
    </Frame>
  );
}

const EYES = [
  [38, 344, 5, '#e7f26a'],
  [92, 372, 4, '#e7f26a'],
  [300, 352, 5, '#ffb35c'],
  [338, 384, 4, '#e7f26a'],
  [250, 380, 3.4, '#e7f26a'],
  [64, 412, 5.5, '#ff7a5c'],
  [142, 398, 3.4, '#e7f26a'],
  [318, 424, 5, '#e7f26a'],
  [204, 414, 4, '#ffb35c'],
] as const;

/** A small castle with its torches; all around it, eyes. */
function Madness() {
  return (
    <Frame>
      <defs>
        <Sky id="m-sky" top="#060b18" low="#1c3140" />
        <Glow id="m-glow" colour="#ffb257" />
      </defs>
      <rect width="360" height="560" fill="url(#m-sky)" />
      <Stars seed={5} count={40} to={180} />
      <path d="M286 62a26 26 0 1 0 20 44 32 32 0 0 1-20-44Z" fill="#e9eefc" opacity="0.85" />
      <Firs seed={3} y={290} from={60} to={110} fill="#1b3340" />
      <circle cx="180" cy="262" r="150" fill="url(#m-glow)" opacity="0.75" />
      <path d="M70 320C110 276 250 276 290 320L360 350V420H0V350Z" fill="#16242a" />
      <path d={wall(120, 244, 120, 304, 8, 7)} fill="#3b3a46" />
      <path d={wall(108, 222, 30, 306, 6, 7) + wall(222, 222, 30, 306, 6, 7) + wall(162, 196, 36, 304, 7.2, 7)} fill="#4a4753" />
      <path d="M108 215l15-22 15 22ZM222 215l15-22 15 22ZM162 189l18-28 18 28Z" fill="#6b3326" />
      <path d="M168 304v-22a12 12 0 0 1 24 0v22Z" fill="#1a1410" />
      <g fill="#ffd98a">
        <path d="M119 234h7v11h-7zM234 234h7v11h-7zM176 212h8v13h-8zM146 258h6v10h-6zM208 258h6v10h-6z" />
      </g>
      <Flame x={150} y={244} h={17} />
      <Flame x={210} y={244} h={17} />
      <Firs seed={8} y={372} from={70} to={120} fill="#0e1d22" />
      <path d={fir(10, 420, 210) + fir(346, 430, 230) + fir(70, 430, 130) + fir(292, 436, 140)} fill="#070f12" />
      <Firs seed={21} y={446} from={40} to={84} fill="#050b0e" />
      <rect y="436" width="360" height="124" fill="#050b0e" />
      {EYES.map(([x, y, s, c]) => (
        <g key={`${x}`} fill={c} className="blink">
          <path d={`M${x - s * 2.6} ${y}q${s} ${-s * 1.1} ${s * 2} 0q${-s} ${s * 0.9} ${-s * 2} 0Z`} />
          <path d={`M${x + s * 0.6} ${y}q${s} ${-s * 1.1} ${s * 2} 0q${-s} ${s * 0.9} ${-s * 2} 0Z`} />
        </g>
      ))}
    </Frame>
  );
}

const house = (x: number, y: number, w: number, h: number, roof: number) =>
  `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - roof}L${x + w} ${y - h}V${y}Z`;

/** Roofs, one of them burning, and one figure that runs towards it. */
function Fires() {
  return (
    <Frame>
      <defs>
        <Sky id="f-sky" top="#0a0d1c" low="#4a1f1c" />
        <Glow id="f-glow" colour="#ff8a2a" />
      </defs>
      <rect width="360" height="560" fill="url(#f-sky)" />
      <Stars seed={17} count={45} to={150} />
      <g fill="#1a1520" opacity="0.9">
        <path d="M214 210C190 170 236 150 214 112C200 84 236 70 226 36C262 70 240 92 258 116C284 150 248 168 262 204Z" />
        <path d="M238 212C236 176 276 162 270 128C300 152 286 182 300 202Z" />
      </g>
      <circle cx="228" cy="276" r="220" fill="url(#f-glow)" opacity="0.9" />
      <path d={house(-20, 352, 96, 56, 46) + house(296, 350, 100, 60, 44)} fill="#2a1a20" />
      <path d={house(78, 356, 74, 44, 36)} fill="#3a2226" />
      <Flame x={206} y={272} h={88} />
      <Flame x={258} y={268} h={104} />
      <Flame x={232} y={262} h={120} />
      <path d={house(166, 372, 132, 78, 52)} fill="#20130f" />
      <path d="M154 300 232 236 310 300" fill="none" stroke="#0f0807" strokeWidth="9" />
      <path d="M188 312h26v30h-26zM250 312h26v30h-26z" fill="#ff9d3c" />
      <path d="M218 372v-40h28v40Z" fill="#ffcf7a" />
      <path d="M201 312v30M188 327h26M263 312v30M250 327h26" stroke="#20130f" strokeWidth="3" />
      <Flame x={201} y={322} h={40} />
      <Flame x={264} y={320} h={46} />
      <path d="M0 366C90 352 250 356 360 364V560H0Z" fill="#1b1213" />
      <path d="M120 378C180 368 280 370 340 380L360 440H60Z" fill="#6b3218" opacity="0.45" />
      <g fill="#0c0a10">
        <circle cx="112" cy="352" r="10" />
        <path d="M98 350q14-18 29 0l5 3H95Z" fill="#d9541e" />
        <path d="M104 362q-14 6-14 32l-8 34h12l10-26 12 26 13-2-14-40 8-14 20 6 3-8-22-10Z" />
        <path d="M144 378h18l-3 20h-12Z" fill="#5a6a86" />
        <path d="M144 378a9 9 0 0 1 18 0" fill="none" stroke="#5a6a86" strokeWidth="2" />
      </g>
      <g fill="#ffd98a">
        {[
          [180, 190, 2],
          [270, 150, 1.6],
          [300, 210, 2.2],
          [160, 140, 1.4],
          [244, 100, 1.6],
          [206, 120, 2],
          [318, 160, 1.3],
        ].map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
    </Frame>
  );
}

/** A city from its roofs down to the engine in the street; part of it without light. */
function Duty() {
  return (
    <Frame>
      <defs>
        <Sky id="d-sky" top="#070d1f" low="#20406a" />
        <Glow id="d-glow" colour="#5cc3ff" />
        <Glow id="d-fire" colour="#ff8a2a" />
      </defs>
      <rect width="360" height="560" fill="url(#d-sky)" />
      <Stars seed={29} count={40} to={140} />
      <path d="M0 400V220h40v-30h34v60h30V160h52v70h26V190h40v60h36V130h48v90h28v-40h26v220Z" fill="#142345" />
      <circle cx="128" cy="196" r="110" fill="url(#d-fire)" opacity="0.8" />
      <Flame x={132} y={206} h={66} />
      <path d="M96 410V204h70v206ZM12 410V256h62v154ZM196 410V236h60v174ZM282 410V196h66v214Z" fill="#0d1832" />
      <Windows seed={4} x={104} y={216} cols={5} rows={8} gap={12} lit={55} />
      <Windows seed={9} x={20} y={268} cols={4} rows={6} gap={13} lit={50} />
      <Windows seed={2} x={204} y={250} cols={4} rows={7} gap={13} lit={4} />
      <Windows seed={6} x={290} y={210} cols={4} rows={9} gap={14} lit={42} />
      <rect y="392" width="360" height="168" fill="#0a1122" />
      <path d="M0 436h50m30 0h50m30 0h50m30 0h50m30 0h50" stroke="#33466f" strokeWidth="4" />
      <circle cx="226" cy="356" r="96" fill="url(#d-glow)" opacity="0.8" />
      <g>
        <path d="M130 420v-44h84l0-12h36l22 28v28Z" fill="#b8341f" />
        <path d="M222 372h24l15 20h-39Z" fill="#9fd8ff" />
        <path d="M126 366h92v6h-92zM130 398h142v5H130z" fill="#e9eefc" />
        <path d="M214 356h20v8h-20z" fill="#5cc3ff" className="blink" />
        <circle cx="158" cy="420" r="13" fill="#05080f" />
        <circle cx="244" cy="420" r="13" fill="#05080f" />
        <circle cx="158" cy="420" r="5" fill="#33466f" />
        <circle cx="244" cy="420" r="5" fill="#33466f" />
      </g>
    </Frame>
  );
}

const hatch = (x: number, y: number, w: number, h: number, n: number) => {
  let d = '';
  for (let i = 1; i < n; i++) d += `M${x + (w * i) / n} ${y - h + (h * i) / n}l${-(w / n) * 1.6} ${(h * 0.9 * (n - i)) / n}`;
  return d;
};

/** An engraved land; over it the black tower; on the road a small lantern. */
function Runebound() {
  return (
    <Frame>
      <defs>
        <Sky id="r-sky" top="#0b0820" low="#3b2c5e" />
        <Glow id="r-glow" colour="#c3a4ff" />
        <Glow id="r-lamp" colour="#ffcf7a" />
      </defs>
      <rect width="360" height="560" fill="url(#r-sky)" />
      <Stars seed={41} count={50} to={170} />
      <circle cx="196" cy="150" r="130" fill="url(#r-glow)" opacity="0.8" />
      <path d="M-20 330 60 206l40 62 48-74 60 96 70-110 56 84 70-40v200H-20Z" fill="#2a2148" />
      <g stroke="#6a5a9a" strokeWidth="1.4" opacity="0.8">
        <path d={hatch(60, 330, 80, 124, 12) + hatch(148, 330, 70, 136, 12) + hatch(278, 330, 70, 150, 12)} />
      </g>
      <path d="M172 372 180 190l-10-22 8 4V140l10 12 8-24 8 24 10-12v32l8-4-10 22 10 182Z" fill="#07050f" />
      <path d="M196 158l6 12-6 12-6-12Z" fill="#e7d8ff" className="blink" />
      <path d="M188 220h6v12h-6zM200 256h5v11h-5zM187 292h6v12h-6z" fill="#c3a4ff" opacity="0.7" />
      <path d="M-20 372C60 320 120 350 190 352S320 330 380 356V560H-20Z" fill="#171129" />
      <path
        d="M196 354C150 372 250 384 200 402S70 420 120 470"
        fill="none"
        stroke="#5b4a86"
        strokeWidth="9"
        strokeLinecap="round"
        opacity="0.7"
      />
      <circle cx="150" cy="408" r="54" fill="url(#r-lamp)" opacity="0.85" />
      <g fill="#0a0714">
        <path d="M128 430c0-22 4-32 10-32s10 10 10 32Z" />
        <circle cx="138" cy="394" r="6" />
        <path d="M152 430c0-18 3-26 8-26s8 8 8 26Z" />
        <circle cx="160" cy="400" r="5" />
        <path d="M146 402h12" stroke="#0a0714" strokeWidth="2" />
      </g>
      <circle cx="150" cy="409" r="4" fill="#ffe6a8" />
    </Frame>
  );
}

export const scenes: { readonly [game: string]: ComponentType } = {
  'siege-of-the-eternal-night': Siege,
  'midnight-madness': Madness,
  'fires-at-midnight': Fires,
  'firefighters-on-duty': Duty,
  'runebound-midnight': Runebound,
};
