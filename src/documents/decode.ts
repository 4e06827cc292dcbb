import { type Issue, issueAt } from '../values/issue.ts';
import { normalize } from '../values/text.ts';

interface Decoded {
  /** With `\n` line ends and without byte-order mark; approximate when the bytes are not UTF-8. */
  text: string;
  issues: Issue[];
}

const SAVE_AS =
  'Enregistrez le fichier en UTF-8 (dans « Enregistrer sous… », choisissez « Encodage : UTF-8 »).';

/** Decodes UTF-8. UTF-16 and Windows-1252 are reported, but also decoded, so that the other rules can check the text. */
export function decode(bytes: Uint8Array, file: string): Decoded {
  const issueBehind = (before: string, message: string, hint = SAVE_AS) => {
    const lines = normalize(before).split('\n');
    const position = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    return issueAt(file, position, { rule: 'encodage', message, hint });
  };
  const wide = wideEncoding(bytes);
  if (wide) {
    const text = normalize(new TextDecoder(wide).decode(bytes));
    const message = 'Ce fichier est enregistré en UTF-16, pas en UTF-8.';
    return { text, issues: [issueBehind('', message)] };
  }
  if (isBinary(bytes)) {
    const text = normalize(windows1252(bytes));
    return { text, issues: [issueBehind('', BINARY, REMOVE)] };
  }
  try {
    const text = normalize(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    const at = text.search(DAMAGE);
    return { text, issues: at < 0 ? [] : [issueBehind(text.slice(0, at), DAMAGED, RETYPE)] };
  } catch {
    // The decoder writes U+FFFD for invalid bytes: the text before the first one is valid.
    const read = new TextDecoder().decode(bytes);
    const [before = ''] = read.split('\ufffd', 1);
    // The file also contains accents in valid UTF-8, so only a passage has another encoding.
    if (/[\u0080-\ufffc]/.test(read))
      return { text: normalize(read), issues: [issueBehind(before, PASSAGE, RETYPE)] };
    const text = windows1252(bytes);
    const letter = text.charAt(Buffer.byteLength(before));
    const message = `Ce fichier est enregistré en Windows-1252 (ou Latin-1), pas en UTF-8 : le premier caractère en cause est « ${letter} ».`;
    return { text: normalize(text), issues: [issueBehind(before, message)] };
  }
}

/** U+FFFD, UTF-8 that was decoded as Latin-1 (`Ã©`), or control characters. */
const DAMAGE = /\ufffd|Ã[\u0080-\u00bf\u2018-\u203a]|â€[™œ\u009d“”˜¦]|(?![\t\n])\p{Cc}/u;
const DAMAGED = 'Un caractère a été abîmé ici : le texte a changé d’alphabet en chemin.';
const RETYPE = 'Retapez le mot, puis cherchez d’autres lettres abîmées dans le fichier.';

const PASSAGE =
  'Un passage de ce fichier n’est pas en UTF-8 : ses lettres accentuées seraient perdues.';
const BINARY = 'Ce fichier n’est pas un texte : c’est une image, un document ou une archive.';
const REMOVE = 'Supprimez-le, ou remplacez-le par un texte enregistré en UTF-8.';

/** True for a gzip archive, and for a file with more than eight zero bytes at its start. */
const isBinary = (bytes: Uint8Array) =>
  (bytes[0] === 0x1f && bytes[1] === 0x8b) ||
  bytes.subarray(0, 2000).filter((byte) => byte === 0).length > 8;

/** Detects UTF-16 by its byte-order mark, or by zero bytes at every second position; otherwise undefined. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 400);
  const empty = (side: number) => start.filter((byte, at) => byte === 0 && at % 2 === side).length;
  if (start.length < 4) return undefined;
  if (empty(1) > start.length * 0.4) return 'utf-16le';
  return empty(0) > start.length * 0.4 ? 'utf-16be' : undefined;
}

/** Characters of Windows-1252 from 0x80 to 0x9f. Node's decoder `latin1` returns control characters for these bytes. */
const UPPER = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const windows1252 = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => UPPER[sign.charCodeAt(0) - 0x80] ?? sign);
