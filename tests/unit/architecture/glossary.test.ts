import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/** Words of the left column of the glossary in `CONTRIBUTING.md`. */
function refusedWords(): ReadonlySet<string> {
  const glossary =
    readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Glossary\n')[1]?.split('\n## ')[0] ?? '';
  const cells = [...glossary.matchAll(/^\| ([a-z, ]+) \| .+ \|$/gm)].flatMap(([, cell]) => cell);
  return new Set(cells.filter((cell) => cell !== 'not').flatMap((cell) => cell?.split(', ') ?? []));
}

const EXPORTED =
  /^export (?:async )?(?:const|let|function\*?|class|type|interface) +(\w+)|^export default (?:async )?(?:function\*?|class) +(\w+)/gm;

/** `keepsLines`, `KEPT_LINES` and `kept-lines.css.ts` as lower-case words. */
const wordsOf = (name: string) =>
  name
    .replace(/(?:\.css)?\.tsx?$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

test('no exported name and no file name of src contains a word that the glossary replaces', () => {
  const refused = refusedWords();
  expect(refused.size).toBeGreaterThan(50);
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [
      basename(path),
      ...[...readFileSync(join('src', path), 'utf8').matchAll(EXPORTED)].map(
        ([, name, other]) => name ?? other ?? '',
      ),
    ])
    .filter((name) => wordsOf(name).some((word) => refused.has(word)));
  expect(found).toEqual([]);
});
