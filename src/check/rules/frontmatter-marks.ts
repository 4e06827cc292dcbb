import { fieldsOf } from '../../content/fields.ts';
import type { Issue } from '../../content/issue.ts';
import { onceFor } from '../../content/once-for.ts';
import { kindOf } from '../../content/routes.ts';
import { name } from '../../content/values.ts';
import { short } from '../../mdx/fault.ts';
import { decodeEntities } from '../../mdx/syntax/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { valueFinding } from '../../read/yaml/value-rules.ts';

const LINK =
  /!?\[([^\][\n]{1,200})\]\((?:https?:|mailto:|tel:|www\.|\.{0,2}\/|#)[^()\s]{0,300}\)/gu;
/** Bold and italics that go around whole words: `ami*e*s` and « Prix* » are French. */
const AROUND =
  /(?<![\p{L}\p{N}*_\\/])(\*{1,3}|_{1,3})(?=[\p{L}\p{N}«"“[(])([^*_\n]{1,200})(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;

/** Tags that word processors and other sites put around words, and signs written by their names. */
const TAG =
  /<\/?(?:b|strong|i|em|u|s|br|p|span|sup|sub|small|a|div|h[1-6]|ul|ol|li)(?:\s[^<>\n]{0,200})?\/?>/giu;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/giu;

const withoutMarks = (text: string) =>
  text
    .replace(LINK, '$1')
    .replace(AROUND, '$2')
    .replace(TAG, (tag) => (/^<(?:br|p|li|div)\b/i.test(tag) ? ' ' : ''))
    .replace(ENTITY, (code) =>
      // A straight quote or a line end would close the text that the line holds.
      decodeEntities(code)
        .replace('"', '”')
        .replace("'", '’')
        .replace(/[\\\p{Cc}]/u, ' ')
        .replace(/\p{Cf}/u, ''),
    );

/** What one look uncovers the next one takes away; nobody writes `&amp;amp;lt;b&gt;` any deeper. */
const LAYERS = 4;

function bare(text: string): string {
  let said = text;
  for (let layer = 0; layer < LAYERS && markIn(said); layer++) said = withoutMarks(said);
  return said;
}

/** The first sign of a text that asks for a link, bold or italics, and where it is; undefined without any. */
const markIn = (text: string) =>
  [LINK, AROUND, TAG, ENTITY]
    .flatMap((marks) => [...text.matchAll(marks)])
    .sort((a, b) => a.index - b.index)[0];

/** A text of frontmatter has fewer lines. */
const LONGEST = 200;

/** Texts of frontmatter are shown as they stand: Markdown is only read below it. */
export function frontmatterMarks({ frontmatters, issues }: Reading): Issue[] {
  const faulty = new Set(issues.map(({ file, line }) => `${file}:${line}`));
  // A line that cannot be read as it stands is put right first.
  const found = frontmatters.flatMap((frontmatter) =>
    once(frontmatter, () => marksOf(frontmatter)),
  );
  return found.filter(({ file, line }) => !faulty.has(`${file}:${line}`));
}

const once = onceFor<Frontmatter, Issue[]>();

function marksOf(frontmatter: Frontmatter): Issue[] {
  const marked = fieldsOf(frontmatter.schema, frontmatter.data).flatMap(({ path, value, help }) => {
    const isText = !help.form && typeof value === 'string' && /[*_\]>;]/.test(value);
    const [mark] = (isText ? markIn(value) : undefined) ?? [];
    return isText && mark !== undefined ? [{ path, value, mark }] : [];
  });
  const lines =
    marked.length > 0 ? frontmatter.text.split('\n').slice(0, frontmatter.lines.to) : [];
  return marked.map(({ path, value, mark }) => ({
    rule: 'mise-en-forme',
    severity: 'warning',
    file: frontmatter.file,
    ...(lineWith(frontmatter, { path, value, lines }) ?? frontmatter.placeOf(path, 'value')),
    message: `« ${name(path)} » contient « ${short(mark, 40)} » : ces signes n’y mettent rien en forme, et seraient montrés tels quels.`,
    hint: kindOf(frontmatter.path) ? `${WITHOUT} ${BELOW}` : WITHOUT,
  }));
}

const WITHOUT = 'Écrivez ici le texte sans ces signes.';
const BELOW =
  'Le gras, l’italique et les liens se mettent dans le texte de la page, sous la seconde ligne « --- ».';

interface Text {
  path: readonly PropertyKey[];
  value: string;
  /** The lines of the file, as far as its frontmatter goes. */
  lines: readonly string[];
}

/** The line of a text where its first sign stands, and the same without any. */
function lineWith(frontmatter: Frontmatter, { path, value, lines }: Text) {
  const start = frontmatter.placeOf(path, 'value');
  const { text, column } = frontmatter.lineAt(path, 'value');
  const below = lines.slice(start.line, start.line + LONGEST);
  for (const [index, line] of [text, ...below].entries()) {
    const from = index === 0 ? column - 1 : 0;
    const mark = markIn(line.slice(from));
    if (!mark || !value.includes(mark[0])) continue;
    const written = line.slice(from);
    const said = index === 0 ? bare(written).trimStart() : bare(written);
    const isSafe = index === 0 ? readsAlike(written, said, path) : !SEPARATOR.test(written);
    return {
      line: start.line + index,
      column: (index === 0 ? start.column : 1) + mark.index,
      ...(isSafe ? { suggestion: line.slice(0, from) + said } : {}),
    };
  }
  return undefined;
}

/** The names of `#` and of the colon: without quotes, the signs themselves would end the text. */
const SEPARATOR = /&#(?:0*(?:35|58)|x0*(?:23|3a));/i;

/** Whether a value that lost its signs is still one to YAML: outside quotes, `#`, a colon or a quote could end it. */
function readsAlike(written: string, said: string, path: readonly PropertyKey[]): boolean {
  const fault = (text: string) => valueFinding({ text, key: String(path.at(-1)) })?.rule;
  return fault(said) === fault(written);
}
