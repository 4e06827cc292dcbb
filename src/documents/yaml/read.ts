import type { FrontmatterSource } from '../../content/parsed-document.ts';
import { type Issue, isError, issueAt, type Position } from '../../values/issue.ts';
import { correctLines } from './correct.ts';
import { writtenColumn } from './correct-value.ts';
import { diagnose } from './errors.ts';
import type { YamlText } from './levels.ts';
import { isFatal, parseYaml, type YamlFault } from './parse.ts';

/** Data of a YAML text, as far as it could be parsed, its issues, and positions counted in the whole file. */
export interface YamlReading
  extends Pick<FrontmatterSource, 'data' | 'partial' | 'positionOf' | 'lineAt' | 'blockOf'> {
  issues: Issue[];
}

/** Maximum number of repeated parses: each one leaves out the top-level key in which the last one failed. */
const MAX_ROUNDS = 60;

/** Parses a YAML text as far as possible: keys with syntax errors are reported and left out. Throws nothing. */
export function readYaml(yaml: YamlText): YamlReading {
  const { source, file, first, schema } = yaml;
  const deep = deepLine(source);
  if (deep >= 0) {
    const issue = issueAt(file, { line: deep + first, column: 1 }, TOO_DEEP);
    return { ...readYaml({ ...yaml, source: [] }), issues: [issue] };
  }
  const { lines, issues } = correctLines(yaml);
  const asWritten = ({ line, column }: Position): Position => ({
    line: line + first - 1,
    column: writtenColumn(source[line - 1] ?? '', lines[line - 1] ?? '', column),
  });
  const blocks = blocksOf(source);
  const blockOf = (line: number) => blocks[line - first] ?? '';
  const faulty = new Set(issues.filter(isError).map(({ line }) => blockOf(line)));
  const { parsed, faults, unread } = parseWhatCan(lines, schema);
  for (const [at, fault] of faults.entries()) {
    const position = asWritten(fault.position);
    const above = faults[at - 1];
    // Two list items joined by a forgotten hyphen repeat all their keys, line after line: only the first is reported.
    const isNext = above?.code === fault.code && above.position.line === fault.position.line - 1;
    if (isNext && fault.code === 'DUPLICATE_KEY' && position.column > 1) continue;
    // An error that `correctLines` has reported may cause this one.
    if (isFatal(fault) && faulty.has(blockOf(position.line))) continue;
    issues.push(issueAt(file, position, diagnose(fault, lines, first)));
  }
  // A line that could not be corrected makes the values of its key incomplete, and of keys inside the line.
  const partial = issues
    .filter((issue) => isError(issue) && issue.suggestion === undefined)
    .flatMap(({ line }) => [blockOf(line), ...keysIn(source[line - first] ?? '')]);
  return {
    data: parsed.data,
    issues,
    partial: new Set([...unread, ...partial]),
    blockOf,
    positionOf: (path, part) => asWritten(parsed.positionOf(path, part)),
    lineAt: (path, part) => {
      const { line, column } = parsed.positionOf(path, part);
      return { text: lines[line - 1] ?? '', column };
    },
  };
}

/** Parses the lines, and again without each top-level key that has a fatal error. */
function parseWhatCan(lines: readonly string[], schema: YamlText['schema']) {
  const fatal: YamlFault[] = [];
  const unread = new Set<string>();
  const blocks = blocksOf(lines);
  let rest = [...lines];
  let parsed = parseYaml(rest.join('\n'), schema);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const fault = parsed.faults.find(isFatal);
    if (!fault) break;
    fatal.push(fault);
    // The parser reports some errors below the last line that has text: they belong to that line.
    const at = rest.findLastIndex((text, row) => row < fault.position.line && text !== '');
    const block = blocks[at] ?? '';
    unread.add(block);
    rest = rest.map((text, row) => (blocks[row] === block ? '' : text));
    parsed = parseYaml(rest.join('\n'), schema);
  }
  const faults = [...fatal, ...parsed.faults.filter((fault) => !isFatal(fault))];
  return { parsed, faults, unread };
}

/** Words of an unindented line that may be keys: `nav Essai`, `title: A nav: B`. */
const keysIn = (text: string) =>
  /^[\s-]/.test(text)
    ? []
    : [...text.matchAll(/^\W*(\w+)|(\w+)\s*:(?=\s|$)/g)].map(
        ([, one, other]) => one ?? other ?? '',
      );

/** Top-level key to which each line belongs; empty before the first key, and below an unindented line without a key. */
function blocksOf(lines: readonly string[]): string[] {
  let key = '';
  return lines.map((text) => {
    if (/^[^\s#-]/.test(text)) key = /^([^:]+?)\s*:(?:\s|$)/.exec(text)?.[1] ?? '';
    return key;
  });
}

const MAX_LEVELS = 100;

const TOO_DEEP = {
  rule: 'trop-profond',
  message: `Il y a ici plus de ${MAX_LEVELS} niveaux emboîtés.`,
  hint: 'Simplifiez : aucun texte du site n’a besoin de plus de quelques niveaux.',
};

/** First line (0-based) nested deeper than `MAX_LEVELS`, which could overflow the parser's stack; -1 without one. */
function deepLine(lines: readonly string[]): number {
  let brackets = 0;
  return lines.findIndex((text) => {
    const [lead = ''] = /^[ \t]*(?:[-?][ \t]+)*/.exec(text) ?? [];
    for (const sign of text) {
      if (sign === '[' || sign === '{') brackets++;
      else if (sign === ']' || sign === '}') brackets = Math.max(0, brackets - 1);
      if (brackets > MAX_LEVELS) return true;
    }
    return lead.length > 2 * MAX_LEVELS;
  });
}
