import QRCode from 'qrcode';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './qr-code.css.ts';

/** Link to the page on which one can listen to the radio: QR code, button, written address. */
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

/** Width of the empty border around the code (modules, ISO/IEC 18004). */
const QUIET_ZONE = 4;

interface QrDrawingProps {
  text: string;
  label: string;
  className: string;
}

/** A QR code as SVG in the HTML: small, and without a request. */
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
      {/* Fixed colours: in the dark scheme of the theme the code would be inverted, which many readers cannot scan. */}
      <path fill="white" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
      <path stroke="black" d={path} />
    </svg>
  );
}

/** A QR code as an SVG path in a square of `size` by `size` units: dark modules are lines, one unit thick. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => row(data.slice(y * size, (y + 1) * size), y));
  return { size, path: rows.join('') };
}

/** Path of one row: `M0 3.5h7m2 0h1` draws 7 dark modules, skips 2, draws 1. Lines need fewer characters than rectangles. */
function row(modules: Uint8Array, y: number): string {
  const runs = modules.join('').match(/1+|0+/g) ?? [];
  const lines = runs.map(
    (run) => `${run[0] === '1' ? 'h' : 'm'}${run.length}${run[0] === '1' ? '' : ' 0'}`,
  );
  return `M0 ${y}.5${lines.join('')}`;
}
