import { KING } from '@nightfall/runebound-midnight';

/** RM-2.5 The Night King in his crown, or a Hero in the colour of the seat: nobody is dealt yet. */
export const SeatPicture = ({ seat }: { readonly seat: number }) => (
  <svg viewBox="-30 -38 60 64" className={`rm-hero rm-seat-${seat}`}>
    <path d="M-17 22C-17 2-12-12 0-14 12-12 17 2 17 22Z" className={seat === KING ? 'rm-shield' : 'rm-cloak'} />
    <path d="M0-14C6-8 8 8 6 22H17C17 2 12-12 0-14Z" className="rm-fold" />
    {seat === KING ? <King /> : <Hood />}
  </svg>
);

const King = () => (
  <>
    <path d="M-10-12C-12-28-5-30 0-30S12-28 10-12C6-8-6-8-10-12Z" className="rm-shield" />
    <path d="M-11-24-13-37-6-30 0-38 6-30 13-37 11-24Q0-28-11-24Z" className="rm-crown" />
    <circle cx={-4} cy={-18} r={1.8} className="rm-eye" />
    <circle cx={4} cy={-18} r={1.8} className="rm-eye" />
  </>
);
const Hood = () => (
  <>
    <circle cy={-19} r={8} className="rm-face" />
    <path d="M-10-14C-12-28-5-32 0-32S12-28 10-14C8-22 4-24 0-24S-8-22-10-14Z" className="rm-cloak" />
  </>
);
