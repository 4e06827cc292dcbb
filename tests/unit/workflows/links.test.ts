import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'liens-'));
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** Runs the script with a linkinator that finds this, and a GitHub that has this issue; gives what it asked of GitHub. */
function asked({ found, exit, issue }: { found: string; exit: number; issue: string }) {
  const fakes = {
    npm: `printf '%s' '${found}' >&2; exit ${exit}`,
    gh: `[ "$2" = list ] && printf '%s' '${issue}' || printf '%s\\n' "$@" >> ${dir}/asked.txt`,
  };
  for (const [name, script] of Object.entries(fakes)) {
    writeFileSync(join(dir, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(dir, name), 0o755);
  }
  writeFileSync(join(dir, 'asked.txt'), '');
  const env = { ...process.env, PATH: `${dir}:${process.env.PATH}` };
  execFileSync('bash', [resolve('.github/liens.sh')], { env, stdio: 'pipe' });
  return readFileSync(join(dir, 'asked.txt'), 'utf8').split('\n');
}

const DEAD = 'dist/blog\n  [404] https://parti.ga/\nERROR: Detected 1 broken links.';

test('one issue: opened when needed, brought up to date, closed when all is well', () => {
  const opened = asked({ found: DEAD, exit: 1, issue: '' });
  expect(opened.slice(0, 4)).toEqual([
    'issue',
    'create',
    '--title',
    'Des liens du site ne mènent plus nulle part',
  ]);
  expect(opened).toContain('  [404] https://parti.ga/');
  expect(asked({ found: DEAD, exit: 1, issue: '7' }).slice(0, 3)).toEqual(['issue', 'edit', '7']);
  expect(asked({ found: '', exit: 0, issue: '7' }).slice(0, 3)).toEqual(['issue', 'close', '7']);
  expect(asked({ found: '', exit: 0, issue: '' })).toEqual(['']);
});

test('a check that could not be made says nothing of the links, and fails', () => {
  expect(() => asked({ found: 'npm error network', exit: 1, issue: '7' })).toThrow();
  expect(readFileSync(join(dir, 'asked.txt'), 'utf8')).toBe('');
});
