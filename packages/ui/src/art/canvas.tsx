export function Glow({ id, colour }: { id: string; colour: string }) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor={colour} stopOpacity="0.85" />
      <stop offset="0.4" stopColor={colour} stopOpacity="0.3" />
      <stop offset="1" stopColor={colour} stopOpacity="0" />
    </radialGradient>
  );
}
export function Sky({ id, top, low }: { id: string; top: string; low: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop offset="0" stopColor={top} />
      <stop offset="0.72" stopColor={low} />
    </linearGradient>
  );
}
/** The field of a cover. */
export const Canvas = ({ children }: { children: React.ReactNode }) => (
  <svg className="scene" viewBox="0 0 360 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);
