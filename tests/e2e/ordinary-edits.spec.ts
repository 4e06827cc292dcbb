import { execFile } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject, type Project } from './setup/project.ts';
import { expect, test } from './setup/test.ts';

// An editor works on the site's own content, so that this test starts from it, too.

/** What an editor writes on ordinary days. */
const EDITS: readonly ((project: Project) => void)[] = [
  ({ edit }) => edit('content/site.yml', /^phone: .*$/m, 'phone: "+241 77 12 34 56"'),
  ({ edit }) => edit('content/site.yml', /^email: .*$/m, 'email: bonjour@essai.ga'),
  ({ edit }) => edit('content/pages/a-propos.mdx', /^title: .*$/m, 'title: Qui je suis'),
  ({ edit }) =>
    edit(
      'content/pages/contact.mdx',
      /\s*$/,
      '\n\n<Section>\n\n## Nos horaires\n\nDu lundi au vendredi, de 9 h à 17 h.\n\n</Section>\n',
    ),
  ({ write }) =>
    write(
      'content/faq/90-un-essai.mdx',
      '---\nquestion: Comment savoir si mon projet est retenu ?\n---\n\nLe comité vous écrit.\n',
    ),
  ({ write }) =>
    write(
      'content/articles/un-essai.mdx',
      `---
title: Une matinée au jardin
category: Nature
excerpt: "Ce que l’on apprend d’un potager."
image: /images/galerie-classe-arbre.svg
alt: Une classe sous un arbre.
date: 2026-03-05
---

## Le sol

Le potager commence par la terre. [Lire les services](/services)

| Plante | Jours |
| --- | --- |
| Gombo | 60 |
`,
    ),
  ({ write }) =>
    write(
      'content/communiques/un-essai.mdx',
      '---\ntitle: Une rencontre à Oyem\ndescription: "Les ateliers commencent."\ndate: 2026-04-07\n---\n\nLes ateliers commencent.\n',
    ),
  ({ edit }) =>
    edit('content/pages/services.mdx', /^description: .*$/m, 'description: "Mes prix."'),
  ({ edit }) => edit('content/navigation.yml', /^ {2}- page: \/a-propos$/m, '$&\n    label: Moi'),
  ({ edit }) =>
    edit(
      'content/initiatives/a-la-decouverte-du-gabon.mdx',
      /^location: .*$/m,
      'location: Libreville',
    ),
];

/** The environment of a shell: without what the runner of this test tells its own processes. */
const shell = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:TEST|PLAYWRIGHT|PW_|[A-Z]+_(?:ADDRESS|DIST)$)/.test(name),
    ),
  );

test('ten ordinary edits keep the check, the build and the tests of the content green @rare', async () => {
  test.setTimeout(1_200_000);
  const project = copyProject();
  rmSync(join(project.dir, 'content'), { recursive: true });
  for (const name of [
    '.github',
    'content',
    'tests',
    'docs',
    'playwright.config.ts',
    'README.md',
    'CONTRIBUTING.md',
  ])
    cpSync(name, join(project.dir, name), { recursive: true });
  for (const edit of EDITS) edit(project);
  await project.must('check');
  await project.must('build');
  const said = await new Promise<string>((done) => {
    const words = ['playwright', 'test', '--project=site', '--reporter=line'];
    execFile('npx', words, { cwd: project.dir, env: shell() }, (error, stdout) =>
      done(error ? stdout : ''),
    );
  });
  expect(said).toBe('');
  await project.remove();
});
