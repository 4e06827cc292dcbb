import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import type { Context } from './context.ts';
import { type ProseLine, type Remnant, remnantIn } from './prose-lines.ts';

const MARK = { rule: 'mise-en-forme', severity: 'warning' } as const;

/** A pattern for the syntax of another tool, which this site would show as text, and its diagnosis. */
const mark = (form: RegExp, hint: string, mend?: (found: string) => string): Remnant => ({
  form,
  diagnose: (source, { index }, line) => ({
    ...MARK,
    message: `« ${shorten(source, 40)} » ne met rien en forme ici : ces signes seraient montrés tels quels.`,
    hint,
    ...(mend ? { suggestion: mend(source) + line.source.slice(index + source.length) } : {}),
  }),
});

const MARKS: readonly Remnant[] = [
  mark(
    /(?<![\p{L}\p{N}:]):(?:[a-z][a-z0-9_+-]{0,30}|[+-]1):(?![\p{L}\p{N}:])/u, // :smile:
    'Mettez le dessin lui-même (sur Windows : touches Windows et point), ou effacez ces signes.',
  ),
  mark(
    /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=]{0,200}[^\s=]==(?!=)/u, // ==mot==
    'Le site ne surligne pas. Pour insister, écrivez **votre texte**.',
    (found) => `**${found.slice(2, -2)}**`,
  ),
  mark(
    /^:{3,}\s*[a-z].*/i, // ::: note
    'Pour une note, écrivez « > [!NOTE] » seul sur sa ligne, puis le texte sur des lignes qui commencent par « > ».',
  ),
  mark(
    /^\[\[?_?toc_?\]?\]$|^\$\{toc\}$/i, // [[_TOC_]]
    'Le site n’a pas de sommaire à demander ainsi : effacez cette ligne.',
  ),
  mark(
    /\s?\{[#.][\w-]+[^}\n]*\}\s*$/, // Nos actions {#actions}
    'Effacez ces accolades : le repère d’un titre vient de ses mots.',
  ),
  mark(
    /^\[!(?!(?:note|tip|important|warning|caution)\]\s*$)\w+\].*/i, // [!INFO]
    'Dans une citation, écrivez seul sur sa ligne l’un de ces mots : [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] ou [!CAUTION].',
  ),
  mark(
    /(?<!\\)\^\[(?=[^\]\n]*\p{L})[^\]\n]{1,200}\]/u, // ^[une note]
    'Pour une note, écrivez « [^1] » à cet endroit et, au bas de la page, une ligne qui commence par « [^1]: ».',
  ),
  mark(
    /(?<=[\p{L}\p{N}])\^[\p{L}\p{N}]{1,4}\^/u, // m^2^
    'Écrivez les signes eux-mêmes : « m² », « 1er », « n° ».',
  ),
];

/** A malformed checkbox at the start of a list item: `[] mot`, `[v] mot`, `[ ]mot`. */
const BOX: Remnant = {
  form: /^\[(\s{2,}|)\](?=\s|\p{L})\s*|^\[([vVxX✓✔])\](?=\s|\p{L})\s*|^\[ \](?=\p{L})/u,
  diagnose(source, { 2: tick }, line) {
    const box = `[${tick ? 'x' : ' '}]`;
    return {
      ...MARK,
      message: `« ${shorten(source)} » n’est pas une case à cocher : ces signes seraient montrés.`,
      hint: `Écrivez « ${box} » avec une espace derrière.`,
      suggestion: `${box} ${line.source.slice(source.length)}`,
    };
  },
};

const WITH_BOX = [BOX, ...MARKS];

/** Reports the syntax of other tools; only the first in each line. */
export const foreignMarks = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line, index) => {
    const before = (context.lines[line.line - 1] ?? '').slice(0, line.from);
    const isItem = index === 0 && /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+$/.test(before);
    return remnantIn(line, isItem ? WITH_BOX : MARKS, context);
  });
