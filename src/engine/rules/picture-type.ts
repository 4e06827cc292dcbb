/** What a picture file is, from its first bytes and never from its name. */
export type PictureType =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'avif'
  | 'svg'
  | 'heic'
  | 'gif'
  | 'bmp'
  | 'tiff';

const ACCEPTED: readonly PictureType[] = ['jpeg', 'png', 'webp', 'avif', 'svg'];

/** True for the types of picture that every browser shows. */
export const isAccepted = (type: PictureType) => ACCEPTED.includes(type);

/** The type of a picture; undefined when the bytes are no picture at all. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return brandType(ascii(8, 40));
  if (/^GIF8[79]a$/.test(ascii(0, 6))) return 'gif';
  if (ascii(0, 2) === 'BM') return 'bmp';
  if (ascii(0, 4) === 'II*\0' || ascii(0, 4) === 'MM\0*') return 'tiff';
  return isDrawing(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : undefined;
}

/** What may stand before the first tag of a drawing. */
const PROLOGUE =
  /^(?:\s+|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)/i;

function isDrawing(text: string): boolean {
  let rest = text;
  for (let before = PROLOGUE.exec(rest); before; before = PROLOGUE.exec(rest)) {
    rest = rest.slice(before[0].length);
  }
  return /^<(?:[\w-]+:)?svg[\s>/]/i.test(rest);
}

function brandType(brands: string): PictureType | undefined {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
