import type { CheckResult } from '../engine/check.ts';
import type { Issue } from '../engine/issue.ts';

/** A line with an error (`from`) and its correction (`to`), which GitHub offers as a suggestion. */
export type ReadyLine = Pick<Issue, 'file' | 'line' | 'message'> & { from: string; to: string };

/** A YAML key with its value: the check suggests the whole line. */
const KEY = /^\s*(?:- )?\/?[\w-]+:[ \t].*$/;
/** A link, a block property, an opening or closing tag: in a body, the check suggests one of these. */
const PIECES = [
  /^!?\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/,
  /^[\w-]+=(?:"[^"]*"|\{[^}]*\}|[^\s"]+"?(?=\s+[\w-]+=|\s*\/?>))/,
  /^<\w[^>]*>/,
  /^<\/[^>]*>/,
];

/** Corrections of single lines. Fences, tables and missing lines are left to the hint of the check. */
export function readyLines({ content, issues, texts }: CheckResult): ReadyLine[] {
  const bodies = new Map(content.documents.map(({ file, bodyLine }) => [file, bodyLine]));
  return issues.flatMap(({ file, line, column, message, suggestion = '' }) => {
    const lines = (Object.hasOwn(texts, file) ? (texts[file] ?? '') : '').split('\n');
    const from = lines[line - 1] ?? '';
    const [before, rest] = [from.slice(0, column - 1), from.slice(column - 1)];
    const piece = PIECES.find((one) => one.test(suggestion) && one.test(rest));
    const isInText = line >= (bodies.get(file) ?? Number.POSITIVE_INFINITY);
    const isReady = isInText ? piece : KEY.test(from) && KEY.test(suggestion);
    const to = isInText && piece ? before + rest.replace(piece, () => suggestion) : suggestion;
    return isReady && to !== from ? [{ file, line, message, from, to }] : [];
  });
}
