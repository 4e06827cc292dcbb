import type { StoredFile } from './backends/backend.ts';
import { kindOfText } from './collections.ts';
import { Button } from './controls.tsx';
import { beginFile, draftOf, type EditedFile } from './edited-file.ts';
import type { OpenOptions } from './open-text.ts';
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

interface EnglishProps {
  file: EditedFile;
  files: readonly StoredFile[];
  open(path: string, options?: OpenOptions): void;
}

/** Leads from a page to its other version, or makes the English one. */
export function OtherVersion({ file, files, open }: EnglishProps) {
  const target = englishPath(file.path);
  const original = frenchPath(file.path);
  const find = (path: string | undefined): StoredFile | undefined =>
    path === undefined ? undefined : (draftOf(path) ?? files.find((one) => one.path === path));
  const other = find(target ?? original);
  if (target === undefined && !other) return null;
  const create = () => {
    if (target) open(target, { started: beginFile(target, englishText(file)) });
  };
  return (
    <Button onClick={other ? () => open(other.path) : create}>
      {original !== undefined
        ? 'Ouvrir la version française'
        : other
          ? 'Ouvrir la version anglaise'
          : 'Ajouter la version anglaise'}
    </Button>
  );
}
