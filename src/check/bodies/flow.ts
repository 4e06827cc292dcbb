import type { Code, List, Nodes, Paragraph, Parents } from 'mdast';
import { startOf } from '../../mdx/nodes-of.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import type { Context } from './context.ts';

/** Issues of the children of a node: unclosed code fences, indented lines, text directly under a list. */
export function flowIssues(parent: Nodes, context: Context): Issue[] {
  if (!('children' in parent)) return [];
  return parent.children.flatMap((node) => {
    if (node.type === 'code') return unclosedFence(node, context);
    if (node.type === 'list') return touchesList(node, context);
    return node.type === 'paragraph' ? indented(node, parent, context) : [];
  });
}

/** Reports a code fence (three backticks) that is never closed: the rest of the page would be shown as code. */
function unclosedFence({ position }: Code, { file, lines }: Context): Issue[] {
  const { start, end } = position ?? {};
  if (!start || !end) return [];
  const fence = /^(?:`+|~+)/.exec(lines[start.line - 1]?.slice(start.column - 1) ?? '')?.[0] ?? '';
  const last = end.line > start.line ? (lines[end.line - 1] ?? '') : '';
  const closing = /^[\s>]*(`+|~+)\s*$/.exec(last)?.[1] ?? '';
  return closing.startsWith(fence) ? [] : [issueAt(file, start, neverClosed(fence.slice(0, 20)))];
}

const neverClosed = (fence: string): Diagnosis => ({
  rule: 'code-non-ferme',
  message: `La ligne « ${fence} » commence un passage montré tel quel, et rien ne le ferme : la suite du texte y serait prise.`,
  hint: `Là où ce passage finit, ajoutez une ligne qui ne contient que « ${fence} » : les mêmes signes, aussi nombreux. S’il n’y a rien à montrer ainsi, effacez cette ligne.`,
});

const MARGIN = /^(?: {0,3}\t| {4})/;

/** Reports lines indented by four spaces: code in other Markdown tools, but one paragraph on this site. */
function indented(node: Paragraph, parent: Parents, { file, lines }: Context): Issue[] {
  const { start, end } = node.position ?? {};
  if (!start || !end || /[^-\s>]/.test(lines[start.line - 2] ?? '')) return [];
  const margin = marginIn(parent);
  const own = lines.slice(start.line - 1, end.line);
  const after = own.findIndex((line) => !MARGIN.test(line.slice(margin)));
  const rows = after < 0 ? own : own.slice(0, after);
  if (rows.length < 2) return [];
  const before = own[0]?.slice(0, margin);
  const code = rows.map((line) => line.slice(margin).replace(MARGIN, ''));
  return [
    issueAt(
      file,
      { line: start.line, column: 1 },
      {
        rule: 'mise-en-forme',
        severity: 'warning',
        message: `Ces ${rows.length} lignes décalées de quatre espaces seraient montrées à la suite, en un seul paragraphe.`,
        hint: 'Pour les montrer telles quelles, placez-les entre deux lignes de trois accents graves ; sinon, ôtez les espaces du début.',
        ...(rows.length < 30
          ? {
              suggestion: ['```', ...code, '```'].map((line) => before + line.trimEnd()).join('\n'),
            }
          : {}),
      },
    ),
  ];
}

/** Number of columns before the text in a list item, quotation or footnote; 0 elsewhere. */
function marginIn(parent: Parents): number {
  const { column } = startOf(parent);
  if (parent.type === 'listItem') return startOf(parent.children[0] ?? parent).column - 1;
  if (parent.type === 'blockquote') return column + 1;
  return parent.type === 'footnoteDefinition' ? column + 3 : 0;
}

/** Minimum length in characters of a line that probably continues on the next line. */
const LONG_LINE = 60;

/** Reports a line directly under a list that starts with a capital: Markdown adds it to the last item. */
function touchesList(list: List, { file, lines }: Context): Issue[] {
  const item = list.children.at(-1);
  const last = item?.children.findLast(({ type }) => type === 'paragraph' || type === 'list');
  if (!item || last?.type !== 'paragraph') return [];
  const { column } = startOf(item);
  const { start, end } = last.position ?? {};
  for (let line = (start?.line ?? 1) + 1; line <= (end?.line ?? 0); line++) {
    const text = lines[line - 1] ?? '';
    const above = (lines[line - 2] ?? '').trimEnd();
    const isOutside = /[^\s>]/.test(text.slice(0, column));
    const isEnded = above.length < LONG_LINE || /[.!?…;:»)]$/.test(above);
    if (!isOutside || !isEnded || !/^[\s>]*(?:[*_]{1,3}|[«“"]\s?)?\p{Lu}/u.test(text)) continue;
    const quote = /^(?:\s*>)*/.exec(text)?.[0];
    return [issueAt(file, { line, column: 1 }, { ...touching, suggestion: `${quote}\n${text}` })];
  }
  return [];
}

const touching: Diagnosis = {
  rule: 'mise-en-forme',
  severity: 'warning',
  message: 'Cette ligne touche la liste du dessus : elle serait montrée dans son dernier point.',
  hint: 'Laissez une ligne vide entre la liste et cette ligne. Si elle continue le dernier point, mettez deux espaces devant.',
};
