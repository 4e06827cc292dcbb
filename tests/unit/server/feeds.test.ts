import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { rendererWith } from './render-page.ts';

const ARTICLE = readFileSync('tests/content/articles/un-matin-sur-la-plage.mdx', 'utf8');

/** An article of the day `date`, or of none. */
const article = (date: string, body: string) =>
  ARTICLE.replace('category', `${date && `date: ${date}\n`}category`) + body;

/** A feed with these files laid over the frozen content. Fails when it is not XML. */
async function feedOf(path: string, files: Record<string, string>): Promise<string> {
  const xml = (await (await rendererWith(files)).files.get(path)?.()) ?? '';
  // Throws for what is not XML.
  new SaxesParser().write(xml).close();
  return xml;
}

const all = (xml: string, pattern: RegExp) => [...xml.matchAll(pattern)].map(([, one]) => one);

const unescaped = (text = '') =>
  text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const TEXT = `Un *mot*[^1] vers [la page](/contact#ecrire) & [plus bas](#ici).

## Ici

<FormEmbed form="proposal" />

<NoticeButton notice="partage" label="Partager" />

<ButtonLink href="/contact" label="Écrire" />

[^1]: Une note.
`;

const AT = 'http://localhost:4173/blog/un-jour';
const IN_FULL = `<p>Un <em>mot</em><sup><a href="${AT}#note_fn-1">1</a></sup> vers <a href="http://localhost:4173/contact#ecrire">la page</a> &amp; <a href="${AT}#ici">plus bas</a>.</p>
<h2>Ici</h2>
<a href="${AT}">À voir sur le site</a>

<a href="http://localhost:4173/contact">Écrire</a>
<section><h2>Notes</h2>
<ol>
<li>
<p>Une note. <a href="${AT}#note_fnref-1">↩</a></p>
</li>
</ol>
</section>`;

test('the feed of a category contains its full articles, without parts that only the site can show', async () => {
  const contact = '---\ntitle: Contact\ndescription: "Écrire."\n---\n\n## Écrire\n';
  const xml = await feedOf('blog/social/feed.xml', {
    'articles/un-jour.mdx': article('2026-02-01', `\n${TEXT}`),
    'pages/contact.mdx': contact,
  });
  expect(all(xml, /<title>(.*?)<\/title>/g)).toEqual([
    'Prénom Nom – Social',
    'Un matin sur la plage, avec les bénévoles',
  ]);
  expect(all(xml, /<content type="html">(.*?)<\/content>/gs).map(unescaped)).toEqual([IN_FULL]);
});

test('the feed of all news gives the newest first; a text without a day is last, and no other text changes its day', async () => {
  const xml = await feedOf('feed.xml', {
    'articles/un-jour.mdx': article('2026-03-02', '\nUn texte.\n'),
    'articles/un-autre.mdx': article('', '\nUn texte.\n').replace(/title: .*/, 'title: Sans jour'),
    'articles/sans-texte.mdx': article('2026-03-03', '').replace(/title: .*/, 'title: Sans texte'),
  });
  expect(all(xml, /<id>(.*?)<\/id>/g)).toEqual(
    ['feed.xml', 'blog/un-jour', 'ressources/communique-presse-cop30', 'blog/un-autre'].map(
      (path) => `http://localhost:4173/${path}`,
    ),
  );
  const days = ['2026-03-02', '2026-03-02', '2025-11-07', '1970-01-01'];
  expect(all(xml, /<updated>(.*?)<\/updated>/g)).toEqual(
    days.map((day) => `${day}T00:00:00+01:00`),
  );
  expect(all(xml, /<published>(.*?)<\/published>/g)).toHaveLength(2);
});

test('articles in English have a feed of their own, which exists with them', async () => {
  const english = article('2026-02-01', '\nA text.\n').replace('category', 'lang: en\ncategory');
  const files = { 'articles/one-day.mdx': english };
  expect(await feedOf('en/feed.xml', files)).toMatch(
    /xml:lang="en"[\s\S]*<link href="[^"]*\/blog\/one-day"/,
  );
  expect(await feedOf('feed.xml', files)).not.toContain('/blog/one-day');
  expect((await rendererWith({})).files.has('en/feed.xml')).toBe(false);
});
