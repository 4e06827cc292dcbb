import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { NODE_WORDS } from '../../../scripts/tooling/node-words.ts';

test.each([
  [['scripts/build.ts', '--foo'], {}, '--foo'],
  [['scripts/start.ts', '--foo'], {}, '--foo'],
  [['scripts/build.ts'], { SITE_URL: 'exemple.org' }, 'SITE_URL vaut « exemple.org »'],
])('wrong usage of %j with %j ends with 2 and one sentence, without a stack', (args, env, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...NODE_WORDS, ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect(stderr).toContain(said);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect([status, stdout]).toEqual([2, '']);
});
