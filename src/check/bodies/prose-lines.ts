import type { Nodes } from 'mdast';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import type { Context } from './context.ts';

/** One line of a paragraph, a heading or a table cell, without the blanks and `>` at its start. */
export interface ProseLine {
  line: number;
  /** Number of characters before `source` in the line of the file. */
  from: number;
  /** The text as the editor wrote it, with its Markdown syntax. */
  source: string;
  /** `source` with `PARSED` for each character of syntax, links, code and MDX elements. Visitors would see a `**` that is left. */
  unparsed: string;
}

/** In `unparsed`, replaces each character that is no plain text. */
export const PARSED = '\0';

export const issueIn = (
  { line, from }: ProseLine,
  offset: number,
  { file }: Context,
  diagnosis: Diagnosis,
): Issue => issueAt(file, { line, column: from + offset + 1 }, diagnosis);

/** Syntax that Markdown did not parse: a pattern for `unparsed`, and its diagnosis (undefined when the text is correct). */
export interface Remnant {
  form: RegExp;
  diagnose: (source: string, found: RegExpExecArray, line: ProseLine) => Diagnosis | undefined;
}

/** At most one issue for a line: of the first pattern that matches and has a diagnosis. */
export function remnantIn(line: ProseLine, forms: readonly Remnant[], context: Context): Issue[] {
  for (const { form, diagnose } of forms) {
    const found = form.exec(line.unparsed);
    if (!found) continue;
    const source = line.source.slice(found.index, found.index + found[0].length);
    const diagnosis = diagnose(source, found, line);
    if (diagnosis) return [issueIn(line, found.index, context, diagnosis)];
  }
  return [];
}

export function proseLines(node: Nodes, { lines }: Context): ProseLine[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const own = lines.slice(start.line - 1, end.line);
  const shown = own.map(() => '');
  for (const { position } of textsOf(node)) {
    if (!position) continue;
    for (let { line } = position.start; line <= position.end.line; line++) {
      const index = line - start.line;
      const first = line === position.start.line ? position.start.column - 1 : 0;
      const last = line === position.end.line ? position.end.column - 1 : undefined;
      shown[index] = shown[index]?.padEnd(first, PARSED) + (own[index] ?? '').slice(first, last);
    }
  }
  return own.map((text, index) => {
    const line = start.line + index;
    const to = line === end.line ? end.column - 1 : text.length;
    const first = index === 0 ? start.column - 1 : 0;
    const from = first + (/^[\s>]*/.exec(text.slice(first, to))?.[0].length ?? 0);
    const unparsed = shown[index]?.padEnd(to, PARSED).slice(from, to) ?? '';
    return { line, from, source: text.slice(from, to), unparsed };
  });
}

/** Text nodes outside of links and MDX elements. Includes a bare URL, which may be part of a link that Markdown did not parse. */
function textsOf(node: Nodes): Nodes[] {
  if (node.type === 'text') return [node];
  if (node.type === 'linkReference' || node.type === 'mdxJsxTextElement') return [];
  if (!('children' in node)) return [];
  const isLink =
    node.type === 'link' &&
    node.children[0]?.position?.start.offset !== node.position?.start.offset;
  return isLink ? [] : node.children.flatMap(textsOf);
}
