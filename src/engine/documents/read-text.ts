import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { MAX_TEXT_BYTES, megabytes } from '../limits.ts';
import { decode } from './decode.ts';
import type { FileBytes } from './snapshot.ts';

interface TextReading {
  /** Normalized. */
  text: string;
  /** Without conflict markers. Empty for an unreadable file. */
  lines: string[];
  issues: Issue[];
}

/** Decodes a file to lines. `whenEmpty`: hint for an empty file. */
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

/** Git's conflicts: one issue each. The markers and the second version are blanked. */
function conflictsOf(lines: readonly string[], file: string): { lines: string[]; issues: Issue[] } {
  const issues: Issue[] = [];
  let side: 'none' | 'ours' | 'theirs' = 'none';
  const rest = lines.map((text, at) => {
    const sign = /^([<=>|])\1{6}(?:\s|$)/.exec(text)?.[1];
    if (sign === undefined) return side === 'theirs' ? '' : text;
    const isRemainder = side === 'none' && /^={7}\s*$/.test(text);
    // Without a marker above, `|||||||` and longer lines of `=` are text.
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
  // An unclosed conflict would blank the rest of the file.
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

/** A lone separator, which would make a heading of the text above. */
const REMAINDER: Diagnosis = {
  rule: 'fusion',
  message:
    '« ======= » est le reste d’un conflit : deux versions du texte se trouvent peut-être au-dessus et au-dessous.',
  hint: 'Gardez la bonne version, et effacez cette ligne.',
};
