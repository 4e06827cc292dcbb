import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openedFile } from '../../../src/screen/edited-file.ts';
import { readFile } from '../../../src/screen/read-file.ts';
import { editRows, type FieldValue, setValue } from '../../../src/screen/yaml-edits.ts';
import { type Path, valueAt } from '../../../src/values/paths.ts';
import { ALL } from '../all.ts';

/** A change, and the one that undoes it. */
interface Edit {
  path: Path;
  apply(yaml: string): string;
  undo(yaml: string): string;
}

const files = readdirSync('tests/content', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(?:mdx|yml)$/.test(path))
  .map((path) => {
    const text = readFileSync(`tests/content/${path}`, 'utf8');
    const name = `content/${path}`;
    return openedFile(name, text, '');
  })
  // Long files take long, and hold nothing that short ones do not.
  .filter((file) => readFile(file).yaml.length < 2500)
  .filter((file) => Object.keys(readFile(file).values ?? {}).length > 0);

const valuesOf = (path: string, yaml: string) => {
  const text = path.endsWith('.yml') ? yaml : `---\n${yaml}---\n`;
  return readFile({ path, text }).values;
};

/** Paths of all single values, and of all lists. */
function placesIn(data: unknown, path: Path = []): { values: Path[]; lists: Path[] } {
  if (typeof data !== 'object' || data === null) return { values: [path], lists: [] };
  const inner = Object.entries(data).map(([key, value]) =>
    placesIn(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return {
    values: inner.flatMap(({ values }) => values),
    lists: [...(Array.isArray(data) ? [path] : []), ...inner.flatMap(({ lists }) => lists)],
  };
}

const setting = (path: Path, value: FieldValue, before: FieldValue): Edit => ({
  path,
  apply: (yaml) => setValue(yaml, path, value),
  undo: (yaml) => setValue(yaml, path, before),
});

/** Moves a row one place up. */
function moving(path: Path, at: number): Edit {
  const move = (yaml: string) =>
    editRows(yaml, path, (rows) =>
      rows.toSpliced(at - 1, 2, ...rows.slice(at - 1, at + 1).reverse()),
    );
  return { path, apply: move, undo: move };
}

/** Lines of each top-level key but those of some, with what stands above all. */
const linesBut = (yaml: string, keys: ReadonlySet<PropertyKey | undefined>) =>
  yaml.split(/^(?=[\w"'/])/m).filter((block) => !keys.has(/^["']?([\w/-]+)/.exec(block)?.[1]));

const RUNS = ALL ? 1000 : 150;

const word = fc.string({ unit: fc.constantFrom(...'aé :#"\'-’1&«'), minLength: 1 });

test('after any edits, moves and undone edits, only lines of changed keys differ, and all undone gives the data back', () => {
  const steps = fc.array(
    fc.record({ what: fc.constantFrom('set', 'move', 'undo'), at: fc.nat(), value: word }),
    { minLength: 1, maxLength: 8 },
  );
  const check = fc.property(fc.nat(files.length - 1), steps, (index, steps) => {
    const file = files[index];
    if (!file) return;
    const { yaml: before, values } = readFile(file);
    let yaml = before;
    const done: Edit[] = [];
    const touched = new Set<PropertyKey | undefined>();
    for (const { what, at, value } of steps) {
      const now: unknown = parse(yaml);
      const places = placesIn(now);
      if (what === 'undo') {
        yaml = done.pop()?.undo(yaml) ?? yaml;
        continue;
      }
      const lists = places.lists.filter((list) => (valueAt(now, list) as unknown[]).length > 1);
      const path =
        what === 'set' ? places.values[at % places.values.length] : lists[at % lists.length];
      if (!path || path.length === 0) continue;
      const old = valueAt(now, path);
      const edit = Array.isArray(old)
        ? moving(path, 1 + (at % (old.length - 1)))
        : setting(
            path,
            typeof old === 'string' ? value.trim() || 'x' : Number(at),
            old as FieldValue,
          );
      yaml = edit.apply(yaml);
      done.push(edit);
      touched.add(path[0]);
    }
    expect(linesBut(yaml, touched)).toEqual(linesBut(before, touched));
    for (const edit of done.reverse()) yaml = edit.undo(yaml);
    expect(valuesOf(file.path, yaml)).toEqual(values);
    expect(linesBut(yaml, touched)).toEqual(linesBut(before, touched));
  });
  fc.assert(check, { numRuns: RUNS });
});
