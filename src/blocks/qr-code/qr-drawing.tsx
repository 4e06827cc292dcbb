import QRCode from 'qrcode';

/** Readers want four empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrDrawingProps {
  /** The text to encode. */
  text: string;
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
      {/* Not from the theme: many readers fail on an inverted code. */}
      <path fill="white" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path fill="black" d={path} />
    </svg>
  );
}

/** A QR code as one SVG path of dark modules, in a square of `size` units a side. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => row(data.slice(y * size, (y + 1) * size), y));
  return { size, path: rows.join('') };
}

/** The dark runs of a row: one rectangle each, so that no seam shows between modules. */
function row(modules: Uint8Array, y: number): string {
  const text = Array.from(modules, (dark) => (dark ? '1' : '0')).join('');
  return Array.from(
    text.matchAll(/1+/g),
    ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
  ).join('');
}
