import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { qrPath } from '../../../src/blocks/qr-code/qr-drawing.tsx';

const ADDRESS = 'https://radio.example.org/ecouter';

test('the path of a QR code covers exactly its dark modules', () => {
  const { modules } = QRCode.create(ADDRESS, { errorCorrectionLevel: 'M' });
  const { size, path } = qrPath(ADDRESS);
  const dark = new Set<number>();
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(length); step += 1) {
      dark.add(Number(y) * size + Number(x) + step);
    }
  }
  const expected = [...modules.data.keys()].filter((index) => modules.data[index]);
  expect(size).toBe(modules.size);
  expect([...dark]).toEqual(expected);
});
