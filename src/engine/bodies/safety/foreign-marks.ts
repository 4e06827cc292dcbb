import type { Issue } from '../../issue.ts';
import { short } from '../../text.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** What other tools draw and this site shows as it is, with what to write instead. */
const MARKS: readonly { form: RegExp; hint: string; mend?: (found: string) => string }[] = [
  {
    form: /(?<![\p{L}\p{N}:]):(?:[a-z][a-z0-9_+-]{0,30}|[+-]1):(?![\p{L}\p{N}:])/u,
    hint: 'Mettez le dessin lui-même (sur Windows : touches Windows et point), ou effacez ces signes.',
  },
  {
    form: /(?<![=\p{L}\p{N}])==(?=[^\s=])[^=]{0,200}[^\s=]==(?!=)/u,
    hint: 'Le site ne surligne pas. Pour insister, écrivez **votre texte**.',
    mend: (found) => `**${found.slice(2, -2)}**`,
  },
  {
    form: /^:{3,}\s*[a-z].*/i,
    hint: 'Pour une note, écrivez « > [!NOTE] » seul sur sa ligne, puis le texte sur des lignes qui commencent par « > ».',
  },
  {
    form: /^\[\[?_?toc_?\]?\]$|^\$\{toc\}$/i,
    hint: 'Le site n’a pas de sommaire à demander ainsi : effacez cette ligne.',
  },
  {
    form: /\s?\{[#.][\w-]+[^}\n]*\}\s*$/,
    hint: 'Effacez ces accolades : le repère d’un titre vient de ses mots.',
  },
  {
    form: /^\[!(?!(?:note|tip|important|warning|caution)\]\s*$)\w+\].*/i,
    hint: 'Dans une citation, écrivez seul sur sa ligne l’un de ces mots : [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] ou [!CAUTION].',
  },
];

/** A box of a list of tasks that lacks a space, or has one too many. */
const BOX = /^\[(\s{2,}|)\](?=\s|\p{L})\s*|^\[([vVxX✓✔])\](?=\s|\p{L})\s*|^\[ \](?=\p{L})/u;

/** Marks of other tools; the first of each line. */
export const foreignMarks = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line, index) => {
    const before = (context.lines[line.line - 1] ?? '').slice(0, line.from);
    const box = index === 0 && /^[\s>]*[-*+]\s+$/.test(before) ? BOX.exec(line.unparsed) : null;
    if (box) {
      const right = `[${box[2] ? 'x' : ' '}] ${line.source.slice(box[0].length)}`;
      const hint = `Écrivez « [${box[2] ? 'x' : ' '}] » avec une espace derrière.`;
      const message = `« ${short(box[0])} » n’est pas une case à cocher : ces signes seraient montrés.`;
      return [issueIn(line, 0, context, { ...MARK, message, hint, suggestion: right })];
    }
    for (const { form, hint, mend } of MARKS) {
      const found = form.exec(line.unparsed);
      if (!found) continue;
      const source = line.source.slice(found.index, found.index + found[0].length);
      const message = `« ${short(source, 40)} » ne met rien en forme ici : ces signes seraient montrés tels quels.`;
      const rest = line.source.slice(found.index + source.length);
      const offer = mend ? { suggestion: mend(source) + rest } : {};
      return [issueIn(line, found.index, context, { ...MARK, message, hint, ...offer })];
    }
    return [];
  });

const MARK = { rule: 'mise-en-forme', severity: 'warning' } as const;
