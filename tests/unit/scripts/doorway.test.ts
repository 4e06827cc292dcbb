import { readdir } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { doorway } from '../../../scripts/tooling/doorway.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a project whose content was taken away is told in one sentence', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  await doorway(async () => void (await readdir('/nowhere/content')));
  expect(said.mock.calls).toEqual([
    ['Le dossier « content » n’existe pas ou ne peut pas être lu.'],
  ]);
  expect(process.exitCode).toBe(1);
});

test('a folder of our own that is away keeps its stack', async () => {
  await expect(doorway(async () => void (await readdir('/nowhere/dist')))).rejects.toThrow(
    'ENOENT',
  );
});

test.each(['/home/moi/site#2', '/home/moi/quoi?/site'])(
  'in the folder %s, which Vite cannot read, a command says so and does nothing',
  async (folder) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const command = vi.fn();
    await doorway(command);
    expect(command).not.toHaveBeenCalled();
    expect(process.exitCode).toBe(1);
    expect(said.mock.calls).toEqual([[expect.stringContaining(`« ${folder} » a un «`)]]);
  },
);
