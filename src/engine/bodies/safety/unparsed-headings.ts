import type { Heading } from 'mdast';
import { type Issue, issueAt } from '../../issue.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

const TITLE = /^(#{2,6})([\p{L}«*].*)$/u;
/** One hash may be a hashtag: a heading has several words, and no capital but the first. */
const SINGLE =
  /^(#)((?=\p{Lu}\p{Ll}*(?:[’'-]\p{Lu}?\p{Ll}+)*[ \u00a0\u202f])[^#]{1,100}[^#.…!,;])$/u;

/** Headings without a space after their hashes. */
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

/** Dashes right under a paragraph, which make it a heading. */
export function underlinedHeading({ position }: Heading, { file, lines }: Context): Issue[] {
  const { start, end } = position ?? {};
  if (!start || !end || end.line === start.line) return [];
  // A single line that is no sentence, or is underlined over its length, is an intended heading.
  const words = (lines[start.line - 1] ?? '').trim();
  const line = (lines[end.line - 1] ?? '').trim();
  const isAlone = end.line === start.line + 1 && !/[^-\s]/.test(lines[start.line - 2] ?? '');
  if (isAlone && (!/[.!?…]$/.test(words) || line.length > words.length * 0.8)) return [];
  const dashes = /^([\s>]*)-+\s*$/.exec(lines[end.line - 1] ?? '');
  // Another rule reports a second frontmatter.
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
