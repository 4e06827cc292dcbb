import type { Expression, Program } from 'estree-jsx';
import { parseEntities } from 'parse-entities';

/** Decodes `&amp;`, `&#39;`, `&#x27;`; unknown names do not change. */
export const decodeEntities = (text: string) => parseEntities(text, { nonTerminated: false });

const PATH = /^frontmatter((?:\.[\p{L}_][\p{L}\p{N}_]*)+)$/u;
/** Properties that every JavaScript object inherits: a path must not lead to them. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Parses the text between braces, without executing it: `12` and `true` as texts, `frontmatter.a.b` as `['a', 'b']`; otherwise undefined. */
export function readValue(source: string): string | readonly string[] | undefined {
  if (/^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/.test(source)) return source;
  const path = PATH.exec(source)?.[1]?.slice(1).split('.');
  return path?.some((name) => INHERITED.has(name)) ? undefined : path;
}

/** Builds the syntax tree (estree) of `frontmatter.a.b` from its path, so that no text of an editor is parsed as code. */
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
