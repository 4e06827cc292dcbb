import { mkdir, rm } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContentState } from '../../../src/vite/content-state.ts';
import { check } from '../../site.ts';
import { folderWith } from './content-folder.ts';

const UNKNOWN = {
  rule: 'texte-illisible',
  severity: 'error',
  file: 'content',
  line: 1,
  column: 1,
  message: 'Le contenu n’a pas pu être lu, pour une raison que le site ne connaît pas.',
  hint: 'Annulez votre dernière modification. Si cela ne suffit pas, montrez à la personne qui développe le site ce que la commande a affiché.',
};

/** A project whose content is empty: nothing of it takes time to read. */
beforeEach(async () => {
  const home = process.cwd();
  process.chdir(await folderWith());
  onTestFinished(() => process.chdir(home));
  await mkdir('content');
});

test('one reading at a time: those asked for meanwhile are one, which begins when the first has ended', async () => {
  const steps: string[] = [];
  let later: Promise<unknown>[] = [];
  const state = new ContentState(async (folder) => {
    steps.push('begins');
    await Promise.resolve();
    if (steps.length === 1) later = [state.refresh(), state.refresh()];
    const result = await check(folder);
    steps.push('ends');
    return result;
  });
  await state.refresh();
  await Promise.all(later);
  expect(steps).toEqual(['begins', 'ends', 'begins', 'ends']);
});

test('a reading that fails says so in French, and the next one is as if nothing had happened', async () => {
  const faulty = vi.fn(check).mockRejectedValueOnce(new Error('a fault of the code'));
  const state = new ContentState(faulty);
  await expect(state.refresh()).rejects.toThrow('a fault of the code');
  expect(state.errors).toEqual([UNKNOWN]);
  const { issues } = await state.refresh();
  expect(state.errors).toEqual(issues.filter(({ severity }) => severity === 'error'));
});

test('a content folder that is away is told of by its name', async () => {
  await rm('content', { recursive: true });
  const state = new ContentState();
  await expect(state.refresh()).rejects.toThrow('ENOENT');
  expect(state.errors).toEqual([
    {
      ...UNKNOWN,
      rule: 'fichier-manquant',
      message: 'Ce dossier n’existe pas ou ne peut pas être lu.',
      hint: 'Remettez-le à sa place, ou rendez-le lisible : il sera relu aussitôt.',
    },
  ]);
});
