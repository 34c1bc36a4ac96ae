import { encode } from 'uqr';

const comeUp = (code: SVGSVGElement | null): void => code?.scrollIntoView({ block: 'nearest' });

/** A text as squares that a phone can read; one that was asked for comes into view whole. */
export default function QrCode({ text, isAsked = false }: { text: string; isAsked?: boolean }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      ref={isAsked ? comeUp : undefined}
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code of the link"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={squares.join('')} fill="#000" />
    </svg>
  );
}
