import { mkdir, rm } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentReader } from '../../../src/vite/content-reader.ts';
import { check } from '../../site.ts';
import { folderWith } from './content-folder.ts';

const UNKNOWN = {
  rule: 'texte-illisible',
  severity: 'error',
  file: 'content',
  line: 1,
  column: 1,
  message: 'Le contenu n’a pas pu être lu.',
  hint: 'Remettez le dossier à sa place, ou annulez votre dernière modification : il sera relu aussitôt.',
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
  expect(reader.report.errors).toEqual([UNKNOWN]);
  const { issues } = await reader.refresh();
  expect(reader.report.errors).toEqual(issues.filter(({ severity }) => severity === 'error'));
});

test('a missing content folder is reported with its path', async () => {
  await rm('content', { recursive: true });
  const reader = contentReader();
  await expect(reader.refresh()).rejects.toThrow('ENOENT');
  expect(reader.report.errors).toEqual([
    {
      ...UNKNOWN,
      message: '« content » ne peut pas être lu ou écrit : il n’existe pas.',
    },
  ]);
});
