import type { Nodes } from 'mdast';
import { type Diagnosis, type Issue, issueAt } from '../../issue.ts';
import type { Context } from './context.ts';

/** One line of a paragraph, a heading or a cell, without margin. */
export interface ProseLine {
  line: number;
  /** Characters before it in the line of the file. */
  from: number;
  /** As written. */
  source: string;
  /** The same with `PARSED` for each parsed character: remaining syntax would be shown to visitors. */
  unparsed: string;
}

/** Placeholder of a parsed character. */
export const PARSED = '\0';

export const issueIn = (
  { line, from }: ProseLine,
  offset: number,
  { file }: Context,
  diagnosis: Diagnosis,
): Issue => issueAt(file, { line, column: from + offset + 1 }, diagnosis);

/** Remaining syntax; `diagnose` returns undefined where it is no mistake. */
export interface Remnant {
  form: RegExp;
  diagnose: (source: string, found: RegExpExecArray, line: ProseLine) => Diagnosis | undefined;
}

/** Issue of the first form found in a line. */
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

/** Text nodes without those in links and blocks; a bare address may be part of an unparsed link. */
function textsOf(node: Nodes): Nodes[] {
  if (node.type === 'text') return [node];
  if (node.type === 'linkReference' || node.type === 'mdxJsxTextElement') return [];
  if (!('children' in node)) return [];
  const isLink =
    node.type === 'link' &&
    node.children[0]?.position?.start.offset !== node.position?.start.offset;
  return isLink ? [] : node.children.flatMap(textsOf);
}
