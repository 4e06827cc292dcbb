import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openedFile } from '../../../src/screen/edited-file.ts';
import { readFile, withPart } from '../../../src/screen/read-file.ts';
import { editRows, type FieldValue, moved, setValue } from '../../../src/screen/yaml-edits.ts';
import { type Path, valueAt } from '../../../src/values/paths.ts';
import { ALL } from '../all.ts';
import { frozenFiles, placesIn } from './frozen-files.ts';

/** A change, and the one that undoes it. */
interface Edit {
  path: Path;
  apply(yaml: string): string;
  undo(yaml: string): string;
}

// Long files take long, and hold nothing that short ones do not.
const files = frozenFiles()
  .filter(({ path }) => /\.(?:mdx|yml)$/.test(path))
  .map(({ path, text = '' }) => openedFile(path, text, ''))
  .filter((file) => readFile(file).yaml.length < 2500)
  .filter((file) => Object.keys(readFile(file).values ?? {}).length > 0);

const setting = (path: Path, value: FieldValue, before: FieldValue): Edit => ({
  path,
  apply: (yaml) => setValue(yaml, path, value),
  undo: (yaml) => setValue(yaml, path, before),
});

/** Moves a row one place up. */
function moving(path: Path, at: number): Edit {
  const move = (yaml: string) => editRows(yaml, path, (rows) => moved(rows, at, at - 1));
  return { path, apply: move, undo: move };
}

/** Lines of each top-level key but those of some, with what stands above all. */
const linesBut = (yaml: string, keys: ReadonlySet<PropertyKey | undefined>) =>
  yaml.split(/^(?=[\w"'/])/m).filter((block) => !keys.has(/^["']?([\w/-]+)/.exec(block)?.[1]));

const RUNS = ALL ? 3000 : 150;

const scalar = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'aé :#"\'-’\n1&«') }),
  fc.integer(),
  fc.boolean(),
);

test('after any edits, moves and undone edits, only lines of changed keys differ, and all undone gives the data back', () => {
  const steps = fc.array(
    fc.record({ what: fc.constantFrom('set', 'move', 'undo'), at: fc.nat(), value: scalar }),
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
        : setting(path, value, old as FieldValue);
      yaml = edit.apply(yaml);
      if (!Array.isArray(old)) expect(valueAt(parse(yaml), path)).toBe(value);
      done.push(edit);
      touched.add(path[0]);
    }
    expect(linesBut(yaml, touched)).toEqual(linesBut(before, touched));
    for (const edit of done.reverse()) yaml = edit.undo(yaml);
    expect(readFile(withPart(file, 'yaml', () => yaml)).values).toEqual(values);
    expect(linesBut(yaml, touched)).toEqual(linesBut(before, touched));
  });
  fc.assert(check, { numRuns: RUNS });
});
