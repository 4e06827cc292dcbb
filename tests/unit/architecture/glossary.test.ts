import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Names that still contain a word of the glossary's left column, by room: a corrected name leaves the list, none is added. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {};

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
  const found: Record<string, string[]> = {};
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\/.*\.tsx?$/.test(path))
    .sort();
  for (const path of paths) {
    const exported = [...readFileSync(`src/${path}`, 'utf8').matchAll(EXPORTED)];
    const names = [
      path.split('/').at(-1) ?? '',
      ...exported.map(([, name, other]) => name ?? other ?? ''),
    ];
    const [room = ''] = path.split('/');
    const old = names.filter((name) => wordsOf(name).some((word) => refused.has(word)));
    if (old.length > 0) found[room] = [...(found[room] ?? []), ...old];
  }
  expect(found).toEqual(EXCEPTIONS);
});
