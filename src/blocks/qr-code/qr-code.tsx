import QRCode from 'qrcode';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './qr-code.css.ts';

/** The radio's listening page: a code to scan, a button, and the address in full. */
export function QrCode() {
  const { manifest, words } = useSite();
  const { radio } = manifest.site;
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <ButtonLink href={radio} label={words.radio.listen} />
        <p className={styles.address}>{radio}</p>
      </div>
      <QrDrawing text={radio} label={words.radio.code} className={styles.code} />
    </div>
  );
}

/** Empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrDrawingProps {
  text: string;
  label: string;
  className: string;
}

/** A QR code as inline SVG: a few bytes of the page, no request. */
function QrDrawing({ text, label, className }: QrDrawingProps) {
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
      <path stroke="black" d={path} />
    </svg>
  );
}

/** A QR code as one stroked SVG path of dark modules, in a square of `size` units a side. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => row(data.slice(y * size, (y + 1) * size), y));
  return { size, path: rows.join('') };
}

/** The dark runs of a row, as lines one unit thick through its middle: shorter than rectangles. */
function row(modules: Uint8Array, y: number): string {
  const runs = modules.join('').match(/1+|0+/g) ?? [];
  const lines = runs.map(
    (run) => `${run[0] === '1' ? 'h' : 'm'}${run.length}${run[0] === '1' ? '' : ' 0'}`,
  );
  return `M0 ${y}.5${lines.join('')}`;
}
