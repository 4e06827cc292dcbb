import { valueAt } from '../values/paths.ts';
import type { StoredFile } from './backends/backend.ts';
import { Button, Mark } from './controls.tsx';
import { frenchPath } from './new-text.tsx';
import { readFile } from './read-file.ts';
import * as styles from './screen.css.ts';

/** What the list says of a text behind its title, and of which texts. */
export type Marks = readonly (readonly [mark: string, isOf: (file: StoredFile) => boolean])[];

interface TextsProps {
  files: readonly StoredFile[];
  /** All files of the site, the homes of projects among them. */
  all: readonly StoredFile[];
  marks: Marks;
  open(path: string): void;
}

/** Texts by their titles. A component of its own: no text is read before its list is open. */
export function Texts({ files, all, marks, open }: TextsProps) {
  const homes = new Map(all.map((file) => [file.path, file]));
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={file.path}>
          <Button className={styles.row} onClick={() => open(file.path)}>
            {nameOf(file, projectOf(file.path, homes))}
            {marks.map(([mark, isOf]) => isOf(file) && <Mark key={mark}> · {mark}</Mark>)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What the list calls a text: its title, or what everyone calls the home page; its project, and whether it is English. */
function nameOf(file: StoredFile, project: string): string {
  const french = frenchPath(file.path);
  const isHome = (french ?? file.path) === 'content/pages/index.mdx';
  const more = [project, french && 'anglais'].filter(Boolean).join(', ');
  return (isHome ? 'Accueil' : readFile(file).title) + (more && ` (${more})`);
}

/** Name of the project to whose pages a page belongs; empty for another text. */
function projectOf(path: string, homes: ReadonlyMap<string, StoredFile>): string {
  const folder = path.slice(0, path.lastIndexOf('/'));
  if (!folder.startsWith('content/pages/')) return '';
  const home = homes.get(`${folder}/index.mdx`);
  const name = home && valueAt(readFile(home).values, ['section', 'name']);
  return typeof name === 'string' ? name : projectOf(folder, homes);
}
