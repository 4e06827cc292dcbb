import type { Expression, Program } from 'estree-jsx';
import { parseEntities } from 'parse-entities';

/** Decodes `&amp;`, `&#39;`, `&#x27;`; unknown names do not change. */
export const decodeEntities = (text: string) => parseEntities(text, { nonTerminated: false });

const TEXT = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\\n$]*)`|[“”]([^“”\\\n]*)[“”])$/;
const PATH = /^frontmatter((?:\.[\p{L}_][\p{L}\p{N}_]*)+)$/u;
/** Inherited properties of JavaScript objects. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses the text between braces without evaluation: a literal as its text, `frontmatter.a.b` as a path; undefined for anything else. */
export function readValue(source: string): string | readonly string[] | undefined {
  const quoted = TEXT.exec(source);
  if (quoted) return quoted.slice(1).find((part) => part !== undefined) ?? '';
  if (/^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/.test(source)) return source;
  const path = PATH.exec(source)?.[1]?.slice(1).split('.');
  return path?.some((name) => INHERITED.has(name)) ? undefined : path;
}

/** The path as an estree program, so that no text of an editor is parsed as code. */
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
