import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const MOST_PARAMETERS = 4;

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const files = ['src', 'scripts']
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** A node and all below it. */
function* within(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node).flat()) if (isNode(value)) yield* within(value);
}

const isFunction = (node: unknown): node is Node =>
  isNode(node) && /^(Arrow)?Function(Declaration|Expression)?/.test(node.type);

/** The exported functions of a module that no doc comment stands before. */
function undocumented(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, text);
  const ends = comments.filter(({ value }) => value.startsWith('*')).map(({ end }) => end);
  const isToldOf = (at: number) =>
    ends.some((end) => end <= at && text.slice(end, at).trim() === '');
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    const named =
      declaration.type === 'VariableDeclaration'
        ? declaration.declarations.filter(({ init }) => isFunction(init))
        : [declaration].filter(isFunction);
    return named.length > 0 && !isToldOf(statement.start)
      ? [`${path}: ${nameOf(text, statement)}`]
      : [];
  });
}

const nameOf = (text: string, { start }: { start: number }) =>
  text.slice(start).match(/^export (?:async )?(?:function\*?|const) (\w+)/)?.[1] ?? '';

test('every exported function says what it is for', () => {
  expect(files.length).toBeGreaterThan(400);
  expect(files.flatMap(undocumented)).toEqual([]);
});

test('more than four parameters make an object', () => {
  const long = files.flatMap((path) => {
    const { program } = parseSync(path, readFileSync(path, 'utf8'));
    return [...within(program as unknown as Node)]
      .filter(isFunction)
      .map(({ params }) => (Array.isArray(params) ? params.length : 0))
      .filter((count) => count > MOST_PARAMETERS)
      .map((count) => `${path}: ${count}`);
  });
  expect(long).toEqual([]);
});
