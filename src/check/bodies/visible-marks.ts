import type { Nodes, Root } from 'mdast';
import { rangeOf } from '../../documents/body/node-places.ts';
import type { ParsedDocument } from '../../documents/body/parse-body.ts';
import { type Fault, type Issue, isError, issueAt } from '../../values/issue.ts';
import { MAX_ISSUES } from '../../values/limits.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { MARK, MARKS } from './marks.ts';

/** A mark that visitors would see: where it is in the text, what was found, its fault. */
interface VisibleMark {
  index: number;
  found: string;
  fault: Fault;
  inValues: boolean;
}

/** Stands for a character that Markdown parsed. */
const PARSED = '\0';

/**
 * Marks that stay visible in a text, as rows of the table (`MARKS`) find them: a sentence once a line, a warning of a row once a line; the earlier row has what two find.
 * `written` is the text in full, where Markdown parsed some of it.
 */
function visibleMarks(text: string, written = text): VisibleMark[] {
  let rest = text.replace(/[^\S\n]/g, ' ');
  return MARKS.flatMap(({ find, fault, inValues = false }) => {
    const places = new Set<string>();
    const found: VisibleMark[] = [];
    rest = rest.replace(find, (match: string, ...groups: unknown[]) => {
      const at = groups.find((one) => typeof one === 'number') ?? 0;
      const name = typeof groups[0] === 'string' ? groups[0] : undefined;
      const index = at + match.search(/\S|$/);
      const mark = written.slice(index, index + match.trim().length);
      const said = fault(mark, name);
      if (!said) return match;
      const place = `${text.lastIndexOf('\n', index)} ${isError(said) ? said.message : ''}`;
      if (!places.has(place)) found.push({ index, found: mark, fault: said, inValues });
      places.add(place);
      return match.replace(/[^\n]/g, PARSED);
    });
    return found;
  });
}

/** Issues of marks that Markdown left as text in a body. */
export const markIssues = (tree: Root, document: ParsedDocument): Issue[] =>
  unparsedTexts(tree, document)
    .flatMap(({ from, text }) =>
      visibleMarks(text, document.text.slice(from, from + text.length)).map(
        ({ index, found, fault }) => ({ from: from + index, found, fault }),
      ),
    )
    .slice(0, MAX_ISSUES)
    .map(({ from, found, fault }) => {
      const range = { from, to: from + found.length };
      return issueAt(document.file, { ...pointAt(document.text, from), range }, fault);
    });

/** A mark of a title or of a point at the head of a text, which begins one in bodies only. */
const HEAD = /^(?:[-+*]|#{1,6}) /;

/**
 * Warning of the first mark in a value of the frontmatter, which is shown as it is written; undefined without one.
 * `label` names the value in the sentence.
 */
export function valueMark(value: string, label: string): Fault | undefined {
  const [first] = visibleMarks(value).sort((a, b) => a.index - b.index);
  if (first?.inValues) return { ...first.fault, severity: 'warning' };
  const found = HEAD.exec(value)?.[0].trim() ?? first?.found;
  if (found === undefined) return undefined;
  return {
    ...MARK,
    message: `${label} contient « ${shorten(found, 40)} » : ces signes n’y mettent rien en forme, et seraient montrés tels quels.`,
    hint: 'Écrivez ici le texte sans ces signes. Le gras, l’italique et les liens se mettent dans le texte d’une page, sous la seconde ligne « --- ».',
  };
}

/**
 * What Markdown left as text: of each paragraph, title and cell its offset in the file and its source, in which `PARSED` stands for
 * each character of syntax, code, escapes and entities, and a space for one of a margin.
 */
function unparsedTexts(tree: Root, { body: { source } }: ParsedDocument) {
  const texts: { from: number; text: string }[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      const { from, to } = rangeOf(node);
      texts.push({ from, text: leftIn(node, from, to) });
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  /** The source between two offsets, with what Markdown left in a node, and nothing else. */
  function leftIn(node: Nodes, from: number, to: number): string {
    let left = '';
    const add = (child: Nodes): void => {
      const place = rangeOf(child);
      if (child.type === 'text' && child.position && place.from >= from + left.length) {
        left += PARSED.repeat(place.from - from - left.length);
        left += plainSource(source.slice(place.from, place.to));
      } else if (HOLDS_TEXT.test(child.type) && 'children' in child) {
        for (const one of child.children) add(one);
      }
    };
    if ('children' in node) for (const one of node.children) add(one);
    const whole = left + PARSED.repeat(Math.max(0, to - from - left.length));
    return whole.replace(/\0/g, (sign, at: number) => (source[from + at] === '\n' ? '\n' : sign));
  }
  visit(tree);
  return texts;
}

/** Nodes of a sentence whose words are read with it. */
const HOLDS_TEXT = /^(?:emphasis|strong|delete|link)$/;

/** The source of a text with spaces for the margins of its lines, and without escapes and entities. */
const plainSource = (source: string) =>
  source
    .replace(/\n[\s>]+/g, (margin) => `\n${' '.repeat(margin.length - 1)}`)
    .replace(/\\[!-/:-@[-`{-~]|&(?:#\w+|[a-z]+\d*);/gi, (sign) => PARSED.repeat(sign.length));
