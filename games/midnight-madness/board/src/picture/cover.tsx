import { Cover, Firs, fir, Flame, wall } from '@nightfall/ui/art';

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
export default function SmallCastle() {
  return (
    <Cover id="m" sky={['#060b18', '#1c3140']} lights={{ glow: '#ffb257' }} stars={{ seed: 5, count: 40, to: 180 }}>
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
    </Cover>
  );
}
