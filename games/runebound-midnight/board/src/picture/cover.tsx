import { Cover } from '@nightfall/ui/art';

const hatch = (x: number, y: number, w: number, h: number, n: number) => {
  let d = '';
  for (let i = 1; i < n; i++) d += `M${x + (w * i) / n} ${y - h + (h * i) / n}l${-(w / n) * 1.6} ${(h * 0.9 * (n - i)) / n}`;
  return d;
};

/** An engraved land; over it the black tower; on the road a small lantern. */
export default function BlackTower() {
  return (
    <Cover
      id="r"
      sky={['#0b0820', '#3b2c5e']}
      lights={{ glow: '#c3a4ff', lamp: '#ffcf7a' }}
      stars={{ seed: 41, count: 50, to: 170 }}
    >
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
    </Cover>
  );
}
