import { guideFields } from '../site/guide-fields.ts';
import { isMap, type Path, valueAt } from '../values/paths.ts';
import type { StoredFile } from './backends/backend.ts';
import { kindOfText, recordOf } from './collections.ts';
import { Button } from './controls.tsx';
import { beginFile, draftOf, type EditedFile } from './edited-file.ts';
import { readFile } from './read-file.ts';
import { setValue } from './yaml-edits.ts';

const FRENCH = 'content/pages/';
const ENGLISH = 'content/pages/en/';

/** Path of the English version of a French page; undefined for another file. The site pairs the two by their addresses. */
export const englishPath = (path: string): string | undefined =>
  kindOfText(path) === 'page' && !path.startsWith(ENGLISH)
    ? path.replace(FRENCH, ENGLISH)
    : undefined;

/** Path of the French version of an English page; undefined for another file. */
export const frenchPath = (path: string): string | undefined =>
  path.startsWith(ENGLISH) ? path.replace(ENGLISH, FRENCH) : undefined;

/** The French page with the language set, of which the words remain to be translated. */
export function englishText(file: StoredFile): string {
  const { head, yaml, tail, body } = readFile(file);
  return head + setValue(yaml, ['lang'], 'en') + tail + body;
}

/** What an English page still has in French: labels of its keys, and whether some line of its text. */
export function stillFrench(english: StoredFile, french: StoredFile) {
  const [now, before] = [readFile(english), readFile(french)];
  const same = guideFields(recordOf(english.path).schema).filter(({ key }) =>
    hasSameWords(valueAt(now.values, [key]), before.values, [key]),
  );
  const lines = new Set(wordsOf(before.body));
  return {
    labels: same.map(({ label }) => label),
    hasLines: wordsOf(now.body).some((line) => lines.has(line)),
  };
}

/** Whether some text of a value, which is no address, is the same in other data. */
function hasSameWords(value: unknown, others: unknown, path: Path): boolean {
  if (Array.isArray(value))
    return value.some((one, at) => hasSameWords(one, others, [...path, at]));
  if (isMap(value))
    return Object.entries(value).some(([key, one]) => hasSameWords(one, others, [...path, key]));
  const isProse =
    typeof value === 'string' && /\p{L}{3}.* /u.test(value) && !/^[/#]|:\/\//.test(value);
  return isProse && valueAt(others, path) === value;
}

/** Lines of a text with some words of their own, not of the tag of a block. */
const wordsOf = (body: string) =>
  body.split('\n').filter((line) => /\p{L}{3}.* /u.test(line.replace(/<[^>]*>/g, '')));

interface EnglishProps {
  file: EditedFile;
  files: readonly StoredFile[];
  open(path: string): void;
}

/** Leads from a page to its other version, makes the English one, and says what is still French there. */
export function OtherVersion({ file, files, open }: EnglishProps) {
  const target = englishPath(file.path);
  const original = frenchPath(file.path);
  const find = (path: string | undefined): StoredFile | undefined =>
    path === undefined ? undefined : (draftOf(path) ?? files.find((one) => one.path === path));
  const other = find(target ?? original);
  if (target === undefined && !other) return null;
  const create = () => {
    if (!target) return;
    beginFile(target, englishText(file));
    open(target);
  };
  const left = original !== undefined && other ? stillFrench(file, other) : undefined;
  const parts = [...(left?.labels ?? []), ...(left?.hasLines ? ['le texte'] : [])];
  return (
    <>
      {left && parts.length > 0 && <p role="note">Encore en français : {parts.join(', ')}.</p>}
      <Button onClick={other ? () => open(other.path) : create}>
        {original !== undefined
          ? 'Ouvrir la version française'
          : other
            ? 'Ouvrir la version anglaise'
            : 'Ajouter la version anglaise'}
      </Button>
    </>
  );
}
