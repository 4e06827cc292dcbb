import { readdir } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { runCommand } from '../../../scripts/tooling/run-command.ts';

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

test('a missing content folder is reported in one sentence', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(process, 'cwd').mockReturnValue('/nowhere');
  await runCommand(async () => void (await readdir('/nowhere/content')));
  expect(logged.mock.calls).toEqual([
    ['Le dossier « content » n’existe pas ou ne peut pas être lu.'],
  ]);
  expect(process.exitCode).toBe(1);
});

test('any other missing folder is a bug and keeps its stack', async () => {
  await expect(runCommand(async () => void (await readdir('/nowhere/dist')))).rejects.toThrow(
    'ENOENT',
  );
});

test.each(['/home/moi/site#2', '/home/moi/quoi?/site'])(
  'in the folder %s, which Vite cannot build, a command reports it and does not run',
  async (folder) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    const command = vi.fn();
    await runCommand(command);
    expect(command).not.toHaveBeenCalled();
    expect(process.exitCode).toBe(1);
    expect(logged.mock.calls).toEqual([[expect.stringContaining(`« ${folder} » a un «`)]]);
  },
);
