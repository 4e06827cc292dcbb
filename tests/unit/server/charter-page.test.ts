import { expect, test } from 'vitest';
import { FRAME_IDS } from '../../../src/site/routes.ts';
import { renderPage } from './render-page.ts';

const note = (title: string) => `Un mot[^1].\n\n[^1]: La note de « ${title} ».\n`;
const file = (title: string, ...body: string[]) =>
  `---\ntitle: ${title}\ndescription: "Un essai."\n---\n\n${body.join('\n\n')}\n\n${note(title)}`;
const section = (title: string, anchor: string) =>
  file(title, '### Exceptions', `[Plus bas](#${anchor}-exceptions)`).replace(
    /^description.*\n/m,
    '',
  );

const charterPage = (files: Record<string, string>) => renderPage('/je-participe/charte', files);

/** The ids of a page that stand more than once. */
const repeated = (ids: string[]) => ids.filter((id, at) => ids.indexOf(id) !== at);

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => value);

test('sections with equal notes and headings give a page with unique ids, and each link finds its own', async () => {
  const html = await charterPage({
    'pages/je-participe/charte.mdx': file('La charte', '[La fin](#fin-exceptions)', '<Charter />'),
    'charte/07-duree.mdx': section('Durée', 'duree'),
    'charte/08-fin.mdx': section('Fin', 'fin'),
    'charte/09-suite.mdx': section('Durée encore', 'suite'),
  });
  const ids = all(html, /\sid="([^"]*)"/g);
  expect(repeated(ids)).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining(['duree', 'suite', 'duree-exceptions', 'suite-exceptions']),
  );
  const wanted = all(html, /(?:href="#|aria-describedby="|aria-labelledby=")([^"]+)"/g);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  for (const title of ['La charte', 'Durée', 'Fin', 'Durée encore']) {
    const own = new RegExp(`<li id="([^"]*)">\\s*<p>La note de «\\s${title}\\s»`).exec(html)?.[1];
    expect(html.match(new RegExp(`href="#${own}"`, 'g')), title).toHaveLength(1);
  }
});

test('no heading and no section of the charter takes an id of the frame, which the browser’s code looks for', async () => {
  const outside = (await charterPage({})).replace(/<main[\s\S]*<\/main>/, '<main id="contenu">');
  // Those of its menus hold a dot, as no id of a heading does.
  const own = all(outside, /\sid="([^"]*)"/g).filter((id) => !id.startsWith('menu.'));
  expect(own.sort()).toEqual([...FRAME_IDS].sort());
  const headings = ['App', 'Contenu', 'Notifications'].map((title) => `## ${title}`);
  const html = await charterPage({
    'pages/je-participe/charte.mdx': file('La charte', '<Charter />', ...headings),
    'charte/07-donnees.mdx': section('Nos données', 'donnees-1'),
    'charte/08-menu.mdx': section('Le menu', 'menu-1'),
  });
  const ids = all(html, /\sid="([^"]*)"/g);
  expect(repeated(ids)).toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(['donnees-1', 'menu-1', 'app-1', 'contenu-1']));
});
