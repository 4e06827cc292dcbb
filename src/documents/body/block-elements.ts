import type { Expression, Program } from 'estree-jsx';
import type { Html } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { parseEntities } from 'parse-entities';
import type { Point } from 'unist';
import { pointAt } from '../../values/positions.ts';

/** A block in a tree: one of the site (`<Timeline … />`), an HTML element, or an unknown one; rules refuse the others. */
export type BlockElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A tag that the Markdown parser found. */
export interface Tag {
  name: string;
  isClosing: boolean;
  isSelfClosing: boolean;
  /** Its block, without children. */
  element: BlockElement;
}

const NAME = /^<(\/?)([a-z][a-z\d-]*)/i;
/** An attribute; the parser has checked the grammar of the whole tag. */
const ATTRIBUTE = /([a-z_:][\w.:-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`/]+))?/gi;

/** Reads a tag from its node; `source` is the text to which positions refer. Undefined for other HTML. */
export function readTag({ position }: Html, source: string, inText: boolean): Tag | undefined {
  const { start, end } = position ?? {};
  const text = source.slice(start?.offset, end?.offset);
  const [head, slash, name] = NAME.exec(text) ?? [];
  if (head === undefined || name === undefined || !start || !position) return undefined;
  const attributes = Array.from(text.slice(head.length).matchAll(ATTRIBUTE), (found) =>
    readAttribute(found, source, pointAt(source, (start.offset ?? 0) + head.length, start)),
  );
  const type = inText ? 'mdxJsxTextElement' : 'mdxJsxFlowElement';
  return {
    name,
    isClosing: slash === '/',
    isSelfClosing: text.endsWith('/>'),
    element: { type, name, attributes, children: [], position },
  };
}

/** A property of a block. Braces become a path of the frontmatter; other code gets no syntax tree, so it is never executed. */
function readAttribute(
  { 0: whole, 1: name = '', 2: value, index }: RegExpExecArray,
  source: string,
  from: Point,
): MdxJsxAttribute {
  const start = pointAt(source, (from.offset ?? 0) + index, from);
  const end = pointAt(source, (start.offset ?? 0) + whole.length, start);
  return {
    type: 'mdxJsxAttribute',
    name,
    value: value === undefined ? null : readWritten(value),
    position: { start, end },
  };
}

function readWritten(value: string): MdxJsxAttribute['value'] {
  const code = /^\{(.*)\}$/s.exec(value)?.[1]?.trim();
  if (code === undefined) {
    const text = value.replace(/^(["'])(.*)\1$/s, '$2');
    return decodeEntities(text.replace(/\s*\n[\s>]*/g, ' ').trim());
  }
  const path = PATH.exec(code)?.[1]?.split('.');
  const isSafe = path && !path.some((name) => INHERITED.has(name));
  const data = isSafe ? { estree: programOf(path) } : undefined;
  return { type: 'mdxJsxAttributeValueExpression', value: code, ...(data && { data }) };
}

/** Decodes `&amp;`, `&#39;`, `&#x27;`; unknown names do not change. */
export const decodeEntities = (text: string) => parseEntities(text, { nonTerminated: false });

const PATH = /^frontmatter\.([\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*)$/u;
/** Properties that every JavaScript object inherits: a path must not lead to them. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Builds the syntax tree (estree) of `frontmatter.a.b` from its path, so that no text of an editor is parsed as code. */
function programOf(path: readonly string[]): Program {
  const expression = path.reduce<Expression>(
    (object, name) => ({
      type: 'MemberExpression',
      object,
      property: { type: 'Identifier', name },
      computed: false,
      optional: false,
    }),
    { type: 'Identifier', name: 'frontmatter' },
  );
  const body: Program['body'] = [{ type: 'ExpressionStatement', expression }];
  return { type: 'Program', sourceType: 'module', comments: [], body };
}
