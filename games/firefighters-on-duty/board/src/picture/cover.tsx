import { Cover, Flame, Windows } from '@nightfall/ui/art';

/** A city from its roofs down to the engine in the street; part of it without light. */
export default function Roofs() {
  return (
    <Cover
      id="d"
      sky={['#070d1f', '#20406a']}
      lights={{ glow: '#5cc3ff', fire: '#ff8a2a' }}
      stars={{ seed: 29, count: 40, to: 140 }}
    >
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
    </Cover>
  );
}
