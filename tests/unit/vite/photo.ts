import sharp from 'sharp';

/** A landscape as a phone takes it: soft light, a sun, two hills; `turned` lies on its side in the file. */
export async function photo(width: number, height: number, turned = false): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 400 300" preserveAspectRatio="none">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#2b6fa8"/><stop offset="1" stop-color="#f4d7a1"/></linearGradient></defs>
    <path d="M0 0h400v300H0z" fill="url(#s)"/><circle cx="90" cy="70" r="30" fill="#ffe08a"/>
    <path d="M0 210q100-60 220-10t180-20v120H0z" fill="#2f7d4a"/><path d="M0 260q150-50 400-10v50H0z" fill="#14503a"/></svg>`;
  const upright = sharp(Buffer.from(drawing)).flatten();
  if (!turned) return upright.jpeg({ quality: 90 }).toBuffer();
  const sideways = await upright.rotate(270).jpeg({ quality: 95 }).toBuffer();
  return sharp(sideways)
    .withExif({
      IFD0: { Make: 'Telephone', Software: 'SECRET-LOGICIEL' },
      IFD3: { GPSLatitude: '0/1 23/1 24/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 90 })
    .toBuffer();
}
