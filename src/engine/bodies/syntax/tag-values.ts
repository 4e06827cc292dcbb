import type { Expression, Program } from 'estree-jsx';
import { parseEntities } from 'parse-entities';

/** Reads `&amp;`, `&#39;`, `&#x27;` in a text; an unknown name stays as written. */
export const decodeEntities = (text: string) => parseEntities(text, { nonTerminated: false });

const TEXT = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\\n$]*)`|[“”]([^“”\\\n]*)[“”])$/;
const PATH = /^frontmatter((?:\.[\p{L}_][\p{L}\p{N}_]*)+)$/u;
/** Names that every value of JavaScript answers to: never content. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the text between braces without ever evaluating it: a literal as its text, `frontmatter.name` (dots
 * allowed) as the names of its path; undefined when it is anything else.
 */
export function readValue(source: string): string | readonly string[] | undefined {
  const quoted = TEXT.exec(source);
  if (quoted) return quoted.slice(1).find((part) => part !== undefined) ?? '';
  if (/^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/.test(source)) return source;
  const path = PATH.exec(source)?.[1]?.slice(1).split('.');
  return path?.some((name) => INHERITED.has(name)) ? undefined : path;
}

/** The path as the compiler wants it, built by hand: no text of an editor is ever parsed as code. */
export function programOf(path: readonly string[]): Program {
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
