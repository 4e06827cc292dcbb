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

/** Runs a script beside fakes of npm and gh; gives what it asked of GitHub. */
function run(script: string, env: Record<string, string>, input = '') {
  writeFileSync(join(dir, 'asked.txt'), '');
  const all = {
    ...process.env,
    ...env,
    PATH: `${dir}:${process.env.PATH}`,
    GITHUB_OUTPUT: join(dir, 'output.txt'),
  };
  execFileSync('bash', [resolve(script)], { cwd: dir, env: all, input, stdio: 'pipe' });
  return readFileSync(join(dir, 'asked.txt'), 'utf8').split('\n');
}

function fake(name: string, script: string) {
  writeFileSync(join(dir, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(dir, name), 0o755);
}

/** What the check of links hands over where linkinator finds this. */
function checked(found: string, exit: number) {
  fake('npm', `printf '%s' '${found}' >&2; exit ${exit}`);
  writeFileSync(join(dir, 'output.txt'), '');
  run('.github/liens.sh', {});
  return {
    output: readFileSync(join(dir, 'output.txt'), 'utf8'),
    text: readFileSync(join(dir, 'liens.md'), 'utf8'),
  };
}

const DEAD = 'dist/blog\n  [404] https://parti.ga/\nERROR: Detected 1 broken links.';

test('the check of links says whether some are dead, and which', () => {
  expect(checked(DEAD, 1)).toEqual({
    output: 'morts=1\n',
    text: expect.stringContaining('  [404] https://parti.ga/'),
  });
  expect(checked('', 0)).toEqual({
    output: 'morts=0\n',
    text: expect.stringContaining('Tous les liens'),
  });
});

test('one issue: opened when needed, brought up to date, closed when all is well', () => {
  const asked = (ETAT: string, issue: string) => {
    fake(
      'gh',
      `[ "$2" = list ] && printf '%s' '${issue}' || printf '%s\\n' "$@" >> ${dir}/asked.txt`,
    );
    return run('.github/fiche.sh', { ETAT, TITRE: 'Titre' }, 'Texte');
  };
  const opened = ['issue', 'create', '--title', 'Titre', '--body', 'Texte', ''];
  expect(asked('ouverte', '')).toEqual(opened);
  expect(asked('ouverte', '7').slice(0, 3)).toEqual(['issue', 'edit', '7']);
  expect(asked('fermee', '7').slice(0, 3)).toEqual(['issue', 'close', '7']);
  expect(asked('fermee', '')).toEqual(['']);
});

test('a check that could not be made says nothing of the links, and fails', () => {
  expect(() => checked('npm error network', 1)).toThrow();
  expect(readFileSync(join(dir, 'output.txt'), 'utf8')).toBe('');
});
