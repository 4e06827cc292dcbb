import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentReader } from '../../../src/vite/content-reader.ts';
import { preparePictures } from '../../../src/vite/prepare-pictures.ts';
import { check } from '../../site.ts';
import { folderWith } from './content-folder.ts';

vi.mock('../../../src/vite/prepare-pictures.ts', { spy: true });

const UNKNOWN = {
  rule: 'texte-illisible',
  severity: 'error',
  file: 'content',
  line: 1,
  column: 1,
  message: 'Le contenu n’a pas pu être lu, pour une raison que le site ne connaît pas.',
  hint: 'Annulez votre dernière modification. Si cela ne suffit pas, montrez à la personne qui développe le site ce que la commande a affiché.',
};

const HOME = process.cwd();

/** A project whose content is empty: nothing of it takes time to read. */
beforeEach(async () => {
  process.chdir(await folderWith());
  onTestFinished(() => process.chdir(HOME));
  await mkdir('content');
});

test('readings are sequential: all requests during one share the next one, which begins after it', async () => {
  const steps: string[] = [];
  let later: Promise<unknown>[] = [];
  const reader = contentReader(async (folder) => {
    steps.push('begins');
    await Promise.resolve();
    if (steps.length === 1) later = [reader.refresh(), reader.refresh()];
    const result = await check(folder);
    steps.push('ends');
    return result;
  });
  await reader.refresh();
  await Promise.all(later);
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a failed reading is reported in French, and does not affect the next one', async () => {
  const faulty = vi.fn(check).mockRejectedValueOnce(new Error('a fault of the code'));
  const reader = contentReader(faulty);
  await expect(reader.refresh()).rejects.toThrow('a fault of the code');
  expect(reader.wrong.errors).toEqual([UNKNOWN]);
  const { issues } = await reader.refresh();
  expect(reader.wrong.errors).toEqual(issues.filter(({ severity }) => severity === 'error'));
});

test('a missing content folder is reported with its path', async () => {
  await rm('content', { recursive: true });
  const reader = contentReader();
  await expect(reader.refresh()).rejects.toThrow('ENOENT');
  expect(reader.wrong.errors).toEqual([
    {
      ...UNKNOWN,
      rule: 'fichier-manquant',
      message: 'Ce dossier n’existe pas ou ne peut pas être lu.',
      hint: 'Remettez-le à sa place, ou rendez-le lisible : il sera relu aussitôt.',
    },
  ]);
});

test('a reading prepares the pictures one time; those of hidden texts only have sizes, but no files', async () => {
  for (const shared of ['src', 'node_modules', 'package-lock.json'])
    await symlink(join(HOME, shared), shared);
  await cp(join(HOME, 'tests/socle'), 'content', { recursive: true });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>';
  for (const name of ['cachee', 'montree']) await writeFile(`content/images/${name}.svg`, drawing);
  const text = (draft: string) =>
    `---\ntitle: Un essai\ndescription: "Un essai."\n${draft}---\n\n![Un dessin](/images/${draft ? 'cachee' : 'montree'}.svg)\n`;
  await writeFile('content/pages/essai.mdx', text(''));
  await writeFile(
    'content/pages/cache.mdx',
    text('draft: true\n').replaceAll('Un essai', 'Un autre'),
  );
  const reader = contentReader();
  vi.mocked(preparePictures).mockClear();
  const { issues } = await reader.refresh();
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(preparePictures).toHaveBeenCalledOnce();
  expect(Object.keys(reader.last?.manifest.pictures ?? {})).toContain('/images/cachee.svg');
  const written = reader.last?.pictures.map(({ address }) => address).join();
  expect(written).toContain('montree');
  expect(written).not.toContain('cachee');
  await reader.refresh(true);
  expect(reader.last?.pictures.map(({ address }) => address).join()).toContain('cachee');
});
