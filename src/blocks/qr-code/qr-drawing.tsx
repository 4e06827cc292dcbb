import { qrPath } from './qr-path.ts';

/** Readers want four empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrDrawingProps {
  /** What the code says. */
  text: string;
  /** Its text alternative. */
  label: string;
  className: string;
}

/** A QR code, drawn at build time: a few bytes of the page, no request. */
export function QrDrawing({ text, label, className }: QrDrawingProps) {
  const { size, path } = qrPath(text);
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={className}
    >
      {/* Not of the theme: many readers fail on a code that the dark scheme would invert. */}
      <path fill="white" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}
