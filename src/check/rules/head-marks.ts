import { fieldsOf } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import { kindOf } from '../../content/routes.ts';
import { name } from '../../content/values.ts';
import { short } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import type { Head } from '../../read/head.ts';

const LINK =
  /!?\[([^\][\n]{1,200})\]\((?:https?:|mailto:|tel:|www\.|\.{0,2}\/|#)[^()\s]{0,300}\)/gu;
/** Bold and italics that go around whole words: `ami*e*s` and « Prix* » are French. */
const AROUND =
  /(?<![\p{L}\p{N}*_\\/])(\*{1,3}|_{1,3})(?=[\p{L}\p{N}«"“[(])([^*_\n]{1,200})(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

const bare = (text: string) => text.replace(LINK, '$1').replace(AROUND, '$2');

/** The first sign of a text that asks for a link, bold or italics, and where it is; undefined without any. */
const markIn = (text: string) =>
  [...text.matchAll(LINK), ...text.matchAll(AROUND)].sort((a, b) => a.index - b.index)[0];

/** A text of a head has fewer lines. */
const LONGEST = 200;

/** Texts of a head are shown as they stand: Markdown is only read below it. */
export function headMarks({ heads, issues }: Reading): Issue[] {
  const faulty = new Set(issues.map(({ file, line }) => `${file}:${line}`));
  // A line that cannot be read as it stands is put right first.
  return heads.flatMap(marksOf).filter(({ file, line }) => !faulty.has(`${file}:${line}`));
}

function marksOf(head: Head): Issue[] {
  const marked = fieldsOf(head.schema, head.data).flatMap(({ path, value, help }) => {
    const isText = !help.form && typeof value === 'string' && /[*_\]]/.test(value);
    const [mark] = (isText ? markIn(value) : undefined) ?? [];
    return isText && mark !== undefined ? [{ path, value, mark }] : [];
  });
  const lines = marked.length > 0 ? head.text.split('\n').slice(0, head.lines.to) : [];
  return marked.map(({ path, value, mark }) => ({
    rule: 'mise-en-forme',
    severity: 'warning',
    file: head.file,
    ...(lineWith(head, { path, value, lines }) ?? head.placeOf(path, 'value')),
    message: `« ${name(path)} » contient « ${short(mark, 40)} » : ces signes n’y mettent rien en forme, et seraient montrés tels quels.`,
    hint: kindOf(head.path) ? `${WITHOUT} ${BELOW}` : WITHOUT,
  }));
}

const WITHOUT = 'Écrivez ici le texte sans ces signes.';
const BELOW =
  'Le gras, l’italique et les liens se mettent dans le texte de la page, sous la seconde ligne « --- ».';

interface Text {
  path: readonly PropertyKey[];
  value: string;
  /** The lines of the file, as far as its head goes. */
  lines: readonly string[];
}

/** The line of a text where its first sign stands, and the same without any. */
function lineWith(head: Head, { path, value, lines }: Text) {
  const start = head.placeOf(path, 'value');
  const { text, column } = head.lineAt(path, 'value');
  const below = lines.slice(start.line, start.line + LONGEST);
  for (const [index, line] of [text, ...below].entries()) {
    const from = index === 0 ? column - 1 : 0;
    const mark = markIn(line.slice(from));
    if (!mark || !value.includes(mark[0])) continue;
    return {
      line: start.line + index,
      column: (index === 0 ? start.column : 1) + mark.index,
      suggestion: line.slice(0, from) + bare(line.slice(from)),
    };
  }
  return undefined;
}
