import QRCode from 'qrcode';

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
