import { PROSE_KEYS } from '../../content/value-keys.ts';
import { closingQuote, quoted } from './quote.ts';
import { blank, type Reader } from './reader.ts';
import { isLoose, rowsWhile } from './rows.ts';

/** A code to paste into a page, as the hosts of forms and maps give it, in place of a value. */
const CODE = /^["']?<(?:iframe|script|div)\b/i;

/** No code of a host has as many lines. */
const LONGEST = 60;

/** Folds a code of several lines, or with quotes around it, into one text on its line: its key is then judged by it. */
export function foldPastedCode(
  reader: Reader,
  at: number,
  { offset, key, text }: { offset: number; key: string; text: string },
): boolean {
  if (!CODE.test(text) || PROSE_KEYS.has(key)) return false;
  const loose = rowsWhile(reader.lines.slice(0, at + LONGEST), at, isLoose);
  const rows = loose.slice(0, loose.findLastIndex((row) => reader.lines[row]?.includes('>')) + 1);
  const isQuoted = /^["']/.test(text) && closingQuote(text) < text.length;
  if (rows.length === 0 && !isQuoted) return false;
  const code = [text, ...rows.map((row) => (reader.lines[row] ?? '').trim())].join(' ');
  const bare = code.replace(/^["']/, '').replace(/>\s*["']$/, '>');
  reader.lines[at] = (reader.lines[at] ?? '').slice(0, offset) + quoted(bare);
  blank(reader, rows);
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return true;
  reader.faults.push({
    rule: 'adresse-web',
    line: first + 1,
    column: 1,
    message: `Ici continue le code collé après « ${key}: ».`,
    hint: first === last ? 'Effacez cette ligne.' : `Effacez ces ${last - first + 1} lignes.`,
  });
  return true;
}
