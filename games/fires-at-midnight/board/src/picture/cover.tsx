import { Cover, Flame } from '@nightfall/ui/art';

const house = (x: number, y: number, w: number, h: number, roof: number) =>
  `M${x} ${y}V${y - h}L${x + w / 2} ${y - h - roof}L${x + w} ${y - h}V${y}Z`;

/** Roofs, one of them burning, and one figure that runs towards it. */
export default function BurningRoof() {
  return (
    <Cover id="f" sky={['#0a0d1c', '#4a1f1c']} lights={{ glow: '#ff8a2a' }} stars={{ seed: 17, count: 45, to: 150 }}>
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
    </Cover>
  );
}
