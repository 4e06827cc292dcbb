import type { Expression, Program } from 'estree-jsx';

/** What braces may hold: a literal, or the path of something in the frontmatter. */
type Value =
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: number }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'path'; path: readonly string[] };

const TEXT = /^(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\\n$]*)`|[“”]([^“”\\\n]*)[“”])$/;
const PATH = /^frontmatter((?:\.[\p{L}_][\p{L}\p{N}_]*)+)$/u;
/** Names that every value of JavaScript answers to: never content. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the text between braces without ever evaluating it; undefined when it is anything
 * but a literal or `frontmatter.name` (dots allowed).
 */
export function readValue(source: string): Value | undefined {
  const text = source.trim();
  const quoted = TEXT.exec(text);
  if (quoted)
    return { kind: 'text', value: quoted.slice(1).find((part) => part !== undefined) ?? '' };
  if (/^-?\d{1,15}(?:\.\d{1,15})?$/.test(text)) return { kind: 'number', value: Number(text) };
  if (text === 'true' || text === 'false') return { kind: 'boolean', value: text === 'true' };
  const path = PATH.exec(text)?.[1]?.slice(1).split('.');
  return path && !path.some((name) => INHERITED.has(name)) ? { kind: 'path', path } : undefined;
}

/** The value as the compiler wants it, built by hand: no text of an editor is ever parsed as code. */
export function programOf(value: Exclude<Value, { kind: 'text' }>): Program {
  let expression: Expression =
    value.kind === 'path'
      ? { type: 'Identifier', name: 'frontmatter' }
      : { type: 'Literal', value: value.value };
  for (const name of value.kind === 'path' ? value.path : []) {
    expression = {
      type: 'MemberExpression',
      object: expression,
      property: { type: 'Identifier', name },
      computed: false,
      optional: false,
    };
  }
  return {
    type: 'Program',
    sourceType: 'module',
    comments: [],
    body: [{ type: 'ExpressionStatement', expression }],
  };
}
