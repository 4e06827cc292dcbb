import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hashOf } from '../../../src/documents/disk/stamp.ts';
import { writeErrorSentence } from '../../../src/vite/system-faults.ts';
import { withLock } from '../../../src/vite/workplace.ts';
import { folderWith } from './content-folder.ts';

/** A folder to build into, and the lock that a build has left on it. */
async function lockedBy(text: string) {
  const out = await folderWith();
  const lock = resolve('node_modules/.vite', `lock-${hashOf(12, out)}`);
  mkdirSync('node_modules/.vite', { recursive: true });
  writeFileSync(lock, text);
  return { out, lock };
}

test.each([
  ['that is empty', ''],
  ['of a process that has ended', '999999999 12'],
  ['whose number another program has taken', `${process.pid} 12`],
])('a lock %s stops no build', async (_, text) => {
  const { out, lock } = await lockedBy(text);
  utimesSync(lock, new Date(0), new Date(0));
  const report = vi.fn();
  const held = await withLock(out, report, async () => readFileSync(lock, 'utf8'));
  expect(held).toMatch(new RegExp(`^${process.pid} `));
  expect(report).not.toHaveBeenCalled();
  expect(existsSync(lock)).toBe(false);
});

test('a build reports which process it waits for, and continues after the other one has ended', async () => {
  const out = await folderWith();
  const reports: string[] = [];
  let end = () => {};
  const first = withLock(
    out,
    () => {},
    () =>
      new Promise<void>((done) => {
        end = done;
      }),
  );
  await withLock(
    out,
    (line) => {
      reports.push(line);
      end();
    },
    async () => {},
  );
  await first;
  expect(reports).toEqual([
    expect.stringMatching(new RegExp(`^Le programme nº ${process.pid} écrit dans `)),
  ]);
});

test('an error of the system while writing is reported in French, with the path', async () => {
  const file = join(await folderWith(), 'dist');
  const fault = (code: string) => Object.assign(new Error(code), { code, path: file });
  expect(writeErrorSentence(fault('ENOSPC'))).toContain(
    'dist » ne peut pas être écrit : il n’y a plus de place sur le disque.',
  );
  expect(
    writeErrorSentence(new Error('Could not write: No space left on device (os error 28)')),
  ).toContain('Le site ne peut pas être écrit : il n’y a plus de place');
  for (const code of ['EDQUOT', 'EROFS', 'EACCES', 'EPERM', 'EBUSY'])
    expect(writeErrorSentence(fault(code))).toBeDefined();
  expect([
    writeErrorSentence(fault('ENOENT')),
    writeErrorSentence(new TypeError('x is undefined')),
  ]).toEqual([undefined, undefined]);
});
