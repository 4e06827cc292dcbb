import type { Heading } from 'mdast';
import { type Issue, issueAt } from '../../values/issue.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

const TITLE = /^(#{2,6})([\p{L}«*].*)$/u;
/** One hash without a space: `#Nos actions`. Not a hashtag, which is one word (`#Forêt`) or has capitals inside (`#BoisNoir`). */
const SINGLE =
  /^(#)((?=\p{Lu}\p{Ll}*(?:[’'-]\p{Lu}?\p{Ll}+)*[ \u00a0\u202f])[^#]{1,100}[^#.…!,;])$/u;

/** Reports headings without a space after the hashes: `##Nos actions`. */
export function unparsedHeadings(lines: readonly ProseLine[], context: Context): Issue[] {
  return lines.flatMap((line) => {
    const isAlone = lines.length === 1 && !context.lines[line.line - 1]?.slice(0, line.from).trim();
    const found = TITLE.exec(line.source) ?? (isAlone && SINGLE.exec(line.source.trimEnd()));
    if (!found) return [];
    const [, marks = '', title = ''] = found;
    const isSingle = marks === '#';
    const right = isSingle
      ? context.kind && context.model.kinds[context.kind]?.shownOn
        ? '###'
        : '##'
      : marks;
    return [
      issueIn(line, 0, context, {
        rule: 'mise-en-forme',
        severity: isSingle ? 'warning' : 'error',
        message: `Une espace manque après « ${marks} » : ce titre serait montré comme du texte, avec ses dièses.`,
        hint: 'Pour un titre, écrivez au moins deux dièses, une espace, puis le titre. Exemple : ## Nos actions',
        suggestion: `${right} ${title.trim()}`,
      }),
    ];
  });
}

/** Reports dashes directly under a paragraph: Markdown turns the paragraph into a heading. */
export function underlinedHeading({ position }: Heading, { file, lines }: Context): Issue[] {
  const { start, end } = position ?? {};
  if (!start || !end || end.line === start.line) return [];
  // A single line is meant as a heading if it does not end like a sentence, or if the dashes are as long as the line.
  const words = (lines[start.line - 1] ?? '').trim();
  const line = (lines[end.line - 1] ?? '').trim();
  const isAlone = end.line === start.line + 1 && !/[^-\s]/.test(lines[start.line - 2] ?? '');
  if (isAlone && (!/[.!?…]$/.test(words) || line.length > words.length * 0.8)) return [];
  const dashes = /^([\s>]*)-+\s*$/.exec(lines[end.line - 1] ?? '');
  // Dashes under a key (`title: …`) are a second frontmatter, which another rule reports.
  if (!dashes || /^[\w-]+:(?:\s|$)/.test(lines[start.line - 1] ?? '')) return [];
  return [
    issueAt(
      file,
      { line: end.line, column: (dashes[1] ?? '').length + 1 },
      {
        rule: 'mise-en-forme',
        severity: 'warning',
        message: 'Ces tirets touchent le paragraphe du dessus : ils en feraient un titre.',
        hint: 'Laissez une ligne vide au-dessus des tirets.',
      },
    ),
  ];
}
