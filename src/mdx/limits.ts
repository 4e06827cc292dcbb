import { MOST_OF_TEXT } from '../content/limits.ts';
import { type Fault, type Said, wrong } from './fault.ts';

/** Levels of quotations, lists, brackets and emphasis that a text may nest (contract section 6). */
const DEEPEST = 100;

/** Signs of Markdown that one paragraph may hold: the parser's time grows with their square. */
const BUSIEST = 4000;

/** Lines of one text, and of them quotations, notes, lines of signs and items: the parser's time grows with their square too. */
const MOST_LINES = 20_000;
const MOST_NESTED = 1500;
const MOST_ITEMS = 8000;

/**
 * Faults that stop a body before it reaches the parser, which would hang or overflow on it:
 * one reading, line by line, in linear time.
 */
export function limitFaults(body: string): Fault[] {
  if (Buffer.byteLength(body) > MOST_OF_TEXT) return [wrong({ line: 1, column: 1 }, tooLong)];
  let brackets = 0;
  let emphasis = 0;
  let busy = 0;
  let nested = 0;
  let items = 0;
  const lines = body.split('\n');
  if (lines.length > MOST_LINES) return [wrong({ line: MOST_LINES, column: 1 }, tooLong)];
  for (const [index, text] of lines.entries()) {
    const at = (said: Said) => [wrong({ line: index + 1, column: 1 }, said)];
    if (prefixDepth(text) > DEEPEST) return at(tooDeep);
    // A list or a quotation begins anew; a blank line ends the paragraph, and so all that it opened.
    if (/^[\s>]*$/.test(text)) [brackets, emphasis, busy] = [0, 0, 0];
    brackets = Math.max(0, brackets + count(text, /\[/g) - count(text, /\]/g));
    emphasis = Math.max(0, emphasis + openings(text));
    busy += count(text, BUSY);
    if (brackets > DEEPEST || emphasis > DEEPEST || hasLongRun(text)) return at(tooDeep);
    if (busy > BUSIEST) return at(tooBusy);
    if (NESTED.test(text)) nested++;
    else if (ITEM.test(text)) items++;
    if (nested > MOST_NESTED || items > MOST_ITEMS) return at(tooLong);
  }
  return [];
}

/** A line that opens a quotation, a note or an item of an inner list, or that underlines; an item of an outer list. */
const NESTED =
  /^[ \t]*>|^\[\^|^(?:(?: {2,}|[ \t]*\t)[ \t]*(?:[-*+]|\d+[.)])[ \t]| ?(?:[-*+]|\d+[.)])[ \t]+(?:>|(?:[-*+]|\d+[.)])[ \t]))|^ {0,3}(?:=+|-{2,})[ \t]*$/;
const ITEM = /^ ?(?:[-*+]|\d+[.)])(?:[ \t]|$)/;

const BUSY = /[*_`[\]!<&~\\@:]|www\./gi;

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** How many quotations and lists a line opens or continues, indentation counted as lists. */
function prefixDepth(text: string): number {
  const prefix = /^(?:[ \t]*(?:[-*+>]|\d{1,9}[.)])(?=[ \t]|$|>))*[ \t]*/.exec(text)?.[0] ?? '';
  const quotes = /^(?:[ \t]*>)*/.exec(text)?.[0] ?? '';
  const signs = count(prefix, /[-*+>]|\d[.)]/g);
  const indent = prefix.replace(/[^ \t]/g, '').replace(/\t/g, '    ').length;
  return Math.max(signs, count(quotes, />/g), signs + (indent - signs) / 2);
}

/** Runs of `*`, `_` or `~` that can only open, less those that can only close. */
function openings(text: string): number {
  let depth = 0;
  for (const { 0: run, index } of text.matchAll(/\*+|_+|~+/g)) {
    const before = text[index - 1] ?? ' ';
    const after = text[index + run.length] ?? ' ';
    if (/\s/.test(before) && !/\s/.test(after)) depth += run.length;
    else if (!/\s/.test(before) && /[\s.,;:!?)]/.test(after)) depth -= run.length;
  }
  return depth;
}

/** Whether a line that holds anything else has a run of `*`, `_` or `~` beyond the limit. */
const hasLongRun = (text: string) => LONG_RUN.test(text) && !/^\s*([*_~])(?:\s*\1)*\s*$/.test(text);

const LONG_RUN = new RegExp(`([*_~])\\1{${DEEPEST}}`);

const tooLong: Said = {
  rule: 'trop-gros',
  message:
    'Ce texte est trop long : plus de 1 Mo, de 20 000 lignes, de 8 000 points de liste, ou de 1 500 citations, notes, traits et listes placées dans d’autres.',
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
};

const tooDeep: Said = {
  rule: 'trop-profond',
  message: `Cette ligne ouvre ou prolonge plus de ${DEEPEST} listes, citations, crochets, gras ou italiques placés les uns dans les autres.`,
  hint: 'Retirez les signes en trop (« > », « - », « * », « [ ») ou les espaces au début de la ligne.',
};

const tooBusy: Said = {
  rule: 'paragraphe-charge',
  message:
    'Ce paragraphe compte plus de 4 000 signes de mise en forme (« * », « [ », « _ », « < »…).',
  hint: 'Coupez-le par des lignes vides, ou retirez les signes en trop.',
};
