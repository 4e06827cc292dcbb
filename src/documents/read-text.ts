import { type Diagnosis, type Issue, issueAt } from '../values/issue.ts';
import { MAX_TEXT_BYTES, megabytes } from '../values/limits.ts';
import { decode } from './decode.ts';
import type { FileBytes } from './snapshot.ts';

interface TextReading {
  /** Whole text, without BOM, with `\n` as line end and composed accents (NFC). */
  text: string;
  /** Its lines; those of a merge conflict's markers and second version are empty strings. No lines for a huge or blank file. */
  lines: string[];
  issues: Issue[];
}

/** Decodes a file to lines. `whenEmpty` is the hint for a blank file. */
export function readText(
  { bytes, size }: FileBytes,
  file: string,
  whenEmpty = 'Écrivez-y un texte à partir d’un modèle de content/README.md, ou supprimez-le.',
): TextReading {
  const stopped = (diagnosis: Diagnosis, text = ''): TextReading => ({
    text,
    lines: [],
    issues: [issueAt(file, { line: 1, column: 1 }, diagnosis)],
  });
  if (size > MAX_TEXT_BYTES) return stopped(tooLarge(size));
  const { text, issues } = decode(bytes, file);
  if (text.trim() === '') {
    const message = 'Ce fichier est vide.';
    return stopped({ rule: 'fichier-vide', message, hint: whenEmpty }, text);
  }
  const conflicts = conflictsOf(text.split('\n'), file);
  return { text, lines: conflicts.lines, issues: [...issues, ...conflicts.issues] };
}

const tooLarge = (size: number): Diagnosis => ({
  rule: 'trop-gros',
  message: `Ce texte pèse ${megabytes(size)} Mo : le site lit les textes jusqu’à 1 Mo.`,
  hint: 'Coupez-le en plusieurs pages, ou retirez ce qui a été collé par erreur.',
});

/** Reports each merge conflict of Git one time, and blanks its markers and second version, so that line numbers stay. */
function conflictsOf(lines: readonly string[], file: string): { lines: string[]; issues: Issue[] } {
  const issues: Issue[] = [];
  let side: 'none' | 'ours' | 'theirs' = 'none';
  const rest = lines.map((text, at) => {
    const sign = /^([<=>|])\1{6}(?:\s|$)/.exec(text)?.[1];
    if (sign === undefined) return side === 'theirs' ? '' : text;
    const isRemainder = side === 'none' && /^={7}\s*$/.test(text);
    // Outside a conflict, `||||||| text` and `======= text` are text.
    if (side === 'none' && !isRemainder && /[=|]/.test(sign)) return text;
    if (side === 'none' || sign === '<') {
      issues.push(
        issueAt(file, { line: at + 1, column: 1 }, isRemainder ? REMAINDER : conflict(text)),
      );
    }
    if (sign === '<') side = 'ours';
    else if (sign === '>') side = 'none';
    else if (side !== 'none') side = 'theirs';
    return '';
  });
  const isMark = (text: string) => /^([<=>|])\1{6}(?:\s|$)/.test(text);
  // A conflict without `>>>>>>>` would blank the rest of the file: only its markers are blanked.
  return {
    lines: side === 'none' ? rest : lines.map((text) => (isMark(text) ? '' : text)),
    issues,
  };
}

const conflict = (text: string): Diagnosis => ({
  rule: 'fusion',
  message: `« ${text.slice(0, 30).trim()} » : deux versions du texte se trouvent ici l’une au-dessus de l’autre.`,
  hint: 'Gardez la bonne version et effacez l’autre, ainsi que les lignes <<<<<<<, ======= et >>>>>>>.',
});

/** A `=======` without other markers: Markdown would turn the paragraph above it into a heading. */
const REMAINDER: Diagnosis = {
  rule: 'fusion',
  message:
    '« ======= » est le reste d’un conflit : deux versions du texte se trouvent peut-être au-dessus et au-dessous.',
  hint: 'Gardez la bonne version, et effacez cette ligne.',
};
