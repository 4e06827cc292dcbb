import { expect, test } from 'vitest';
import { entriesOf } from '../../../src/model/manifest.ts';
import { GENERATED_PAGES } from '../../../src/model/register/generated-pages.ts';
import { isReserved } from '../../../src/model/reserved-addresses.ts';
import { GOVERNANCE, ROUTES } from '../../../src/site/routes.ts';
import { issuesWith, type Texts, textOfBase } from '../check/fixture.ts';
import { manifestWith, rendererWith } from '../server/render-page.ts';

const REPORT = `---
title: Le rapport de mars
description: "Ce qui s’est passé en mars, en quelques lignes."
---

## Ce mois-ci

Rien de particulier.
`;

/** The frozen content with these switches of « Je Participe », and with a monthly report. */
const opened = (switches: readonly string[], hasReport: boolean): Texts => ({
  'site.yml': textOfBase('site.yml').replace(
    /^radio:/m,
    ['participe:', ...switches.map((name) => `  ${name}: actif`), 'radio:'].join('\n'),
  ),
  ...(hasReport && { 'rapports/2026-03.mdx': REPORT }),
});

const generated = GENERATED_PAGES.map(({ route }) => route);

/** A page with a link to each generated page: the check names those that do not exist. */
const linked = (texts: Texts): Texts => ({
  ...texts,
  'pages/contact.mdx': `${textOfBase('pages/contact.mdx')}\n${generated
    .map((route) => `- [Une page](${route})\n`)
    .join('')}`,
});

test.each([
  { switches: ['share'], hasReport: false, open: 0 },
  { switches: ['data'], hasReport: false, open: 1 },
  { switches: ['share'], hasReport: true, open: 1 },
  { switches: ['filters'], hasReport: false, open: 2 },
  { switches: ['data', 'filters'], hasReport: true, open: 4 },
])(
  'with $switches and a report: $hasReport, links lead to the $open generated pages that are built',
  async (state) => {
    const texts = opened(state.switches, state.hasReport);
    const renderer = await rendererWith(texts);
    const built = renderer.routes.filter((route) => generated.includes(route));
    expect(built.length).toBe(state.open);
    const broken = issuesWith(linked(texts)).filter(({ rule }) => rule === 'lien-page');
    const accepted = generated.filter(
      (route) => !broken.some(({ message }) => message.includes(route)),
    );
    expect(accepted.sort()).toEqual(built.sort());
    for (const route of built) expect((await renderer.page(route)).light).toContain('<h1>');
  },
);

test('no text may take the address of a generated page, and its menu marks a page that is there', async () => {
  expect(generated.filter((route) => !isReserved(route))).toEqual([]);
  const renderer = await rendererWith(opened(['data'], true));
  for (const route of [ROUTES.dashboard, ROUTES.data]) {
    const { html, payload } = await renderer.page(route);
    expect(payload.parent).toBe(GOVERNANCE);
    expect(html).toContain(`aria-current="true" href="${GOVERNANCE}"`);
  }
});

test('a generated page has the picture of the list, and the file that it is made of', () => {
  const path = 'pages/je-participe/decouvrir-les-projets.mdx';
  const vignette = '/images/article-plage.svg';
  const manifest = manifestWith({
    ...opened(['data', 'filters'], true),
    [path]: textOfBase(path).replace('\ndescription', `\nvignette: ${vignette}\ndescription`),
  });
  const made = entriesOf(manifest, 'page').filter(({ shows, theme }) => shows || theme);
  expect(new Set(made.map(({ frontmatter }) => frontmatter.vignette))).toEqual(new Set([vignette]));
  expect(made.filter(({ shows }) => shows)).toMatchObject([
    { shows: 'dashboard', path: 'rapports/2026-03.mdx' },
    { shows: 'data', path },
  ]);
});
