import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from '../../../src/blocks/qr-code/qr-code.tsx';

const ADDRESS = 'https://radio.example.org/ecouter';

test('the path of a QR code covers exactly its dark modules', () => {
  const { modules } = QRCode.create(ADDRESS, { errorCorrectionLevel: 'M' });
  const { size, path } = qrPath(ADDRESS);
  const dark = new Set<number>();
  for (const [, y, runs] of path.matchAll(/M0 (\d+)\.5([^M]*)/g)) {
    let x = 0;
    for (const [, kind, length] of (runs ?? '').matchAll(/(h|m)(\d+)( 0)?/g)) {
      for (const end = x + Number(length); x < end; x += 1)
        if (kind === 'h') dark.add(Number(y) * size + x);
    }
  }
  const expected = [...modules.data.keys()].filter((index) => modules.data[index]);
  expect(size).toBe(modules.size);
  expect([...dark]).toEqual(expected);
});
