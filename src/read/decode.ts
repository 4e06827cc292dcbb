import { normalize } from '../content/text.ts';
import type { Fault } from './fault.ts';

/** A file's bytes as text, and what was wrong with them. */
interface Decoded {
  /** Normalized; as near as can be when the bytes were not UTF-8. */
  text: string;
  faults: Fault[];
}

const SAVE_AS =
  'Enregistrez le fichier en UTF-8 (dans « Enregistrer sous… », choisissez « Encodage : UTF-8 »).';

/** Reads bytes as UTF-8; UTF-16 and Windows-1252 are recognised, explained, and read on for their other faults. */
export function decode(bytes: Uint8Array): Decoded {
  const wide = wideEncoding(bytes);
  if (wide) {
    const message = 'Ce fichier est enregistré en UTF-16, pas en UTF-8.';
    const text = new TextDecoder(wide).decode(bytes);
    return { text: normalize(text), faults: [encoding(1, 1, message)] };
  }
  try {
    const text = normalize(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return { text, faults: damageFaults(text) };
  } catch {
    return foreign(bytes);
  }
}

/** UTF-16 by its mark, or by its empty bytes: every second one of a Latin text. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 200);
  if (sample.length < 4) return undefined;
  const zeros = (odd: number) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > sample.length / 4 && zeros(0) < 4) return 'utf-16le';
  if (zeros(0) > sample.length / 4 && zeros(1) < 4) return 'utf-16be';
  return undefined;
}

function foreign(bytes: Uint8Array): Decoded {
  // What UTF-8 does not allow begins where the first replacement sign stands.
  const [before = ''] = new TextDecoder().decode(bytes).split('\ufffd', 1);
  const letter = windows1252(bytes).charAt(Buffer.byteLength(before));
  const message = `Ce fichier est enregistré en Windows-1252 (ou Latin-1), pas en UTF-8 : le premier caractère en cause est « ${letter} ».`;
  const lines = normalize(before).split('\n');
  return {
    text: normalize(windows1252(bytes)),
    faults: [encoding(lines.length, (lines.at(-1)?.length ?? 0) + 1, message)],
  };
}

/** The letters of Windows-1252 from 0x80 to 0x9f; Node's own decoder reads these as Latin-1. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => UPPER[sign.charCodeAt(0) - 0x80] ?? sign);

/** Letters that were lost on the way: replacement signs, UTF-8 read as Latin-1, control characters. */
function damageFaults(text: string): Fault[] {
  const damage = /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€[™œ\u009d“”˜¦]|(?![\t\n])\p{Cc}/u;
  const at = text.search(damage);
  if (at < 0) return [];
  const before = text.slice(0, at).split('\n');
  const message = 'Un caractère a été abîmé ici : le texte a changé d’alphabet en chemin.';
  const hint = 'Retapez le mot, puis cherchez d’autres lettres abîmées dans le fichier.';
  return [{ ...encoding(before.length, (before.at(-1)?.length ?? 0) + 1, message), hint }];
}

const encoding = (line: number, column: number, message: string): Fault => ({
  rule: 'encodage',
  line,
  column,
  message,
  hint: SAVE_AS,
});
