import type { CheckResult } from '../check/check.ts';
import { fixedLines } from '../values/fix.ts';
import type { Issue } from '../values/issue.ts';

/** The lines `line` to `end` with an error (`from`) and their correction (`to`), which GitHub offers as a suggestion. */
export interface ReadyLine extends Pick<Issue, 'file' | 'line' | 'message'> {
  end: number;
  from: string;
  to: string;
}

/** A YAML line such as `title: Bonjour`: in frontmatter, the suggestion of the check is a whole line. */
const KEY = /^\s*(?:- )?\/?[\w-]+:[ \t].*$/;
/** `[a](/b)`, `title="a"`, `<Section>`, `</Section>`: in a text, the suggestion of the check is one of these pieces. */
const PIECES = [
  /^!?\[[^\]]*\]\((?:[^()]|\([^()]*\))*\)/,
  /^[\w-]+=(?:"[^"]*"|\{[^}]*\}|[^\s"]+"?(?=\s+[\w-]+=|\s*\/?>))/,
  /^<\w[^>]*>/,
  /^<\/[^>]*>/,
];

/** The corrections of all issues that have one. */
export function readyLines({ content, issues, texts }: CheckResult): ReadyLine[] {
  const bodies = new Map(content.documents.map(({ file, bodyLine }) => [file, bodyLine]));
  return issues.flatMap(({ file, line, column, message, fix, suggestion = '' }) => {
    const text = (Object.hasOwn(texts, file) && texts[file]) || '';
    const lines = text.split('\n');
    if (fix) {
      const { from: at, to: last, text: to } = fixedLines(text, fix);
      // GitHub replaces lines: an added line is offered with the line behind it.
      const [end, below] = last < at ? [at, `\n${lines[at - 1] ?? ''}`] : [last, ''];
      return {
        file,
        line: at,
        end,
        message,
        from: lines.slice(at - 1, end).join('\n'),
        to: to + below,
      };
    }
    const from = lines[line - 1] ?? '';
    const [before, rest] = [from.slice(0, column - 1), from.slice(column - 1)];
    const piece = PIECES.find((one) => one.test(suggestion) && one.test(rest));
    const isInText = line >= (bodies.get(file) ?? Number.POSITIVE_INFINITY);
    const isReady = isInText ? piece : KEY.test(from) && KEY.test(suggestion);
    const to = isInText && piece ? before + rest.replace(piece, () => suggestion) : suggestion;
    return isReady && to !== from ? { file, line, end: line, message, from, to } : [];
  });
}
