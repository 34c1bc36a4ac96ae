import { encode } from 'uqr';

/** A longer link makes squares too small for the camera of a phone. */
const MOST = 1800;

/** A text as squares that a phone can read. */
export default function QrCode({ text }: { text: string }) {
  if (text.length > MOST) return <p>This game is too long for a QR code. Send the link instead.</p>;
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
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
