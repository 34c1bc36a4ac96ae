type Props = { readonly kind: 'life' | 'stamina'; readonly full: number; readonly lost: number };
const NAMES = { life: 'Life', stamina: 'Stamina' } as const;
const SHAPES = {
  life: 'M8 14C3 10 1 7.5 1 5a3.5 3.5 0 0 1 7-1 3.5 3.5 0 0 1 7 1c0 2.5-2 5-7 9Z',
  stamina: 'M9.5 1 3 9h4l-1 6 7-8.5H8.5Z',
} as const;

/** Life as hearts, stamina as sparks; what is lost is hollow. Where room is short, one of them and a number. */
export const Pips = ({ kind, full, lost }: Props) => (
  <p className={`rm-pips rm-pips-${kind}`} role="img" aria-label={`${NAMES[kind]}: ${Math.max(0, full - lost)} of ${full}`}>
    <span>{NAMES[kind]}</span>
    <b className="rm-pips-count" aria-hidden="true">
      {Math.max(0, full - lost)}/{full}
    </b>
    {Array.from({ length: full }, (_, i) => (
      <svg key={i} viewBox="0 0 16 16" className={i < full - lost ? 'rm-pip' : 'rm-pip is-lost'} aria-hidden="true">
        <path d={SHAPES[kind]} />
      </svg>
    ))}
  </p>
);
