import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { checkArguments, runCheck } from '../../../src/check/command.ts';
import { githubReport, githubSummary } from '../../../src/check/reports/github-report.ts';
import { textReport } from '../../../src/check/reports/text-report.ts';
import { pictureIssues } from '../../../src/vite/prepare-pictures.ts';
import { runScript } from '../scripts/run-script.ts';
import { folderWith } from '../vite/content-folder.ts';
import { photo } from '../vite/photo.ts';

afterEach(() => void vi.unstubAllEnvs());

/** What the command does with these words, without a process of its own. */
function command(words: string[]) {
  const request = checkArguments(words);
  if (typeof request === 'string') throw new Error(request);
  return runCheck(request, pictureIssues);
}

async function contentWith(path: string, text: string): Promise<string> {
  const folder = await folderWith();
  await cp('tests/content', folder, { recursive: true });
  await writeFile(join(folder, path), text);
  return folder;
}

test.each([['--formt', 'json'], ['--format', 'xml'], ['contenu'], ['--content', '']])(
  'the words %j %j are answered with how the command is written',
  (...words) => expect(checkArguments(words)).toMatch(/^Cette commande ne s’écrit pas ainsi/),
);

test('content without an error ends with 0, in any format, also in parallel checks', async () => {
  const formats = ['json', 'json', 'text', 'github'];
  const outputs = await Promise.all(
    formats.map((format) => command(['--content', 'tests/content', '--format', format])),
  );
  expect(outputs.map(({ code, err }) => `${code}${err}`)).toEqual(['0', '0', '0', '0']);
  const [json, again] = outputs;
  expect(json?.out).not.toContain('"error"');
  expect(again).toEqual(json);
});

test('a folder that does not exist is one sentence', async () => {
  expect(await command(['--content', '/nulle/part'])).toEqual({
    code: 2,
    out: '',
    err: 'Le dossier « /nulle/part » n’existe pas ou ne peut pas être lu.\n',
  });
});

test('texts that are not public yet are reported in the text format, and are no issue', async () => {
  const article = (keys: string) =>
    `---\ntitle: Essai\ncategory: Nature\nexcerpt: "Essai."\nimage: /images/article-plage.svg\nalt: "Une plage."\n${keys}\n---\n`;
  const folder = await contentWith('articles/a.mdx', article('date: 2031-06-01'));
  await writeFile(join(folder, 'articles/c.mdx'), article('draft: true'));
  const file = (name: string) => `${folder}/articles/${name}.mdx`;
  vi.stubEnv('BUILD_DATE', '2031-01-15');
  const { code, out } = await command(['--content', folder]);
  expect(out.split('\n')[0]).toBe(
    `1 texte attend : ${file('a')} le 1er\u00a0juin 2031 ; 1 brouillon : ${file('c')}.`,
  );
  expect(code).toBe(0);
});

test('a picture that would stop the build is reported by the check, with the issues of the texts', async () => {
  const folder = await contentWith('images/dessin.svg', '<svg><text>R&D</text></svg>');
  await writeFile(join(folder, 'images/coupee.jpg'), (await photo(600, 400)).subarray(0, 4000));
  await writeFile(join(folder, 'pages/contact.mdx'), 'Sans en-tête.\n');
  const { code, out } = await command(['--content', folder, '--format', 'json']);
  const told: { rule: string; file: string }[] = JSON.parse(out);
  const files = told.filter(({ rule }) => rule === 'image-invalide').map(({ file }) => file);
  expect(files).toEqual([`${folder}/images/coupee.jpg`, `${folder}/images/dessin.svg`]);
  expect(told.some(({ file }) => file === `${folder}/pages/contact.mdx`)).toBe(true);
  expect(code).toBe(1);
});

const BROKEN =
  '---\ntitle: Eco Logik : une association\ndescription: "Un essai."\n---\n\nBonjour.\n';

test('json gives one array on a clean stdout, with the keys of the contract, and ends with 1', async () => {
  const folder = await contentWith('pages/essai.mdx', BROKEN);
  const words = ['--format', 'json', '--content', folder];
  const { code, stdout, stderr } = await runScript('check', words);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  const issues: { severity: string }[] = JSON.parse(stdout);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([
    {
      file: `${folder}/pages/essai.mdx`,
      line: 2,
      column: 8,
      severity: 'error',
      rule: 'yaml-deux-points',
      message: 'Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.',
      hint: 'Mettez un guillemet droit " avant le texte et un autre après.',
      suggestion: 'title: "Eco Logik : une association"',
    },
  ]);
});

test('text quotes the line, suggests the line to paste, states that no text was changed, and shows sample values only on request', async () => {
  const folder = await contentWith('pages/essai.mdx', BROKEN);
  const { code, out } = await command(['--content', folder]);
  const samples = await command(['--content', folder, '--samples']);
  expect(code).toBe(1);
  expect(out).not.toContain('n’est qu’un exemple');
  expect(samples.out.match(/n’est qu’un exemple/g)?.length).toBeGreaterThan(20);
  expect(out).toContain(`${folder}/pages/essai.mdx

  2:8  erreur  Ce texte contient un deux-points : sans guillemets, la suite serait mal comprise.
    2 │ title: Eco Logik : une association
      │        ^
    → Mettez un guillemet droit " avant le texte et un autre après.
    À écrire :
      title: "Eco Logik : une association"
`);
  expect(out).toMatch(
    /\n1 erreur et aucun avertissement dans un fichier\.\nVos textes sont intacts, le site en ligne n’a pas changé\.\n$/,
  );
});

const issue = (severity: 'error' | 'warning', rule: string, file: string) =>
  ({ rule, severity, file, line: 1, column: 1, message: `${rule}.`, hint: 'Corrigez.' }) as const;

const MIXED = [
  issue('error', 'yaml', 'content/a.mdx'),
  issue('warning', 'titre-long', 'content/a.mdx'),
  issue('warning', 'a-remplacer', 'content/b.mdx'),
  issue('warning', 'titre-long', 'content/c.mdx'),
];

/** The rules of a report, in its order. */
const rulesIn = (report: string) => report.match(/(?:yaml|titre-long|a-remplacer)(?=\.)/g);

test('errors are last in a terminal, and first on GitHub', () => {
  const text = textReport(MIXED, {});
  expect(rulesIn(text)).toEqual(['titre-long', 'titre-long', 'yaml']);
  expect(text).toContain('\n1 erreur et 2 avertissements dans 2 fichiers.\n');
  const report = githubReport(MIXED, {});
  expect(rulesIn(report)).toEqual(['yaml', 'titre-long', 'titre-long', 'a-remplacer']);
  expect(report.match(/^::\w+/gm)).toEqual(['::error', ...Array(3).fill('::warning')]);
});

test('github gives an annotation a line, escaped, and a French summary of the job', async () => {
  const folder = await contentWith('pages/essai.mdx', BROKEN);
  const summary = join(await folderWith(), 'summary.md');
  vi.stubEnv('GITHUB_STEP_SUMMARY', summary);
  const { code, out } = await command(['--format', 'github', '--content', folder]);
  expect(code).toBe(1);
  const form = /^::(error|warning) file=[^,:]+,line=\d+,col=\d+,title=[^:,]+::→ ./;
  expect(
    out
      .trimEnd()
      .split('\n')
      .filter((line) => !form.test(line)),
  ).toEqual([]);
  expect(out).toContain('essai.mdx,line=2');
  expect(await readFile(summary, 'utf8')).toContain('Vos textes sont intacts');
});

test('a file name cannot break out of an annotation or of the summary', () => {
  const issue = {
    rule: 'yaml',
    severity: 'error',
    file: 'a,b:c%\n::error::x',
    line: 1,
    column: 1,
    message: 'a | b\n::x',
    hint: '<b>`',
  } as const;
  expect(githubReport([issue], {}).trimEnd().split('\n')).toHaveLength(1);
  expect(githubReport([issue], {})).toContain('file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax,line=1');
  expect(githubSummary([issue])).toContain('a \\| b ::x \\<b\\>\\`');
});
