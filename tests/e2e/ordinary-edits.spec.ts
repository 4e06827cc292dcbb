import { copyWhole } from './setup/project.ts';
import { expect, test } from './setup/test.ts';

// An editor works on the site's own content, so that this test starts from it, too.

/** What an editor changes on ordinary days: file, what stands there, and the new text. */
const EDITS: readonly [path: string, from: RegExp, to: string][] = [
  ['site.yml', /^phone: .*$/m, 'phone: "+241 77 12 34 56"'],
  ['site.yml', /^email: .*$/m, 'email: bonjour@essai.ga'],
  ['pages/a-propos.mdx', /^title: .*$/m, 'title: Qui je suis'],
  [
    'pages/contact.mdx',
    /\s*$/,
    '\n\n<Section>\n\n## Nos horaires\n\nDu lundi au vendredi, de 9 h à 17 h.\n\n</Section>\n',
  ],
  ['pages/services.mdx', /^description: .*$/m, 'description: "Mes prix."'],
  ['navigation.yml', /^ {2}- page: \/a-propos$/m, '$&\n    label: Moi'],
  ['initiatives/a-la-decouverte-du-gabon.mdx', /^location: .*$/m, 'location: Libreville'],
];

/** New texts, by file. */
const TEXTS = {
  'faq/90-un-essai.mdx':
    '---\nquestion: Comment savoir si mon projet est retenu ?\n---\n\nLe comité vous écrit.\n',
  'communiques/un-essai.mdx':
    '---\ntitle: Une rencontre à Oyem\ndescription: "Les ateliers commencent."\ndate: 2026-04-07\n---\n\nLes ateliers commencent.\n',
  'articles/un-essai.mdx': `---
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
};

test('ten ordinary edits keep the check, the build and the tests of the content green @rare', async () => {
  test.setTimeout(1_200_000);
  const project = copyWhole();
  for (const [path, from, to] of EDITS) project.edit(`content/${path}`, from, to);
  for (const [path, text] of Object.entries(TEXTS)) project.write(`content/${path}`, text);
  for (const command of [
    'npm run check',
    'npm run build',
    'npx playwright test --project=site --reporter=line',
  ])
    expect(await project.shell(command), command).toBe('');
  await project.remove();
});
