import { Cover, Vertical, wall } from '@nightfall/ui/art';

const CROSSES = [
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

/** The moon behind the keep; before the gate the sheet of parchment with its crosses. */
export default function MoonlitKeep() {
  return (
    <Cover id="s" sky={['#0a1026', '#32406f']} lights={{ glow: '#f5e2a8' }} stars={{ seed: 11 }}>
      <defs>
        <Vertical id="s-sheet" stops={{ 0: '#c9b68a', 100: '#6d5d40' }} />
      </defs>
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
      <Parchment />
    </Cover>
  );
}

const Parchment = () => (
  <>
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
      {CROSSES.map(([c, r]) => {
        const { x, y, half } = cell(c, r);
        const [w, h] = [half * 0.34, 10 + r * 3];
        return <path key={`${c}.${r}`} d={`M${x - w} ${y + 2}L${x + w} ${y + h}M${x + w} ${y + 3}L${x - w} ${y + h - 1}`} />;
      })}
    </g>
  </>
);
