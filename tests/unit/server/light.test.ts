import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseHtml } from '../../../src/server/html-tree.ts';
import { plainHtml } from '../../../src/server/plain-html.ts';
import { rendererWith } from './render-page.ts';

const SHEET = 'initiatives/a-la-decouverte-du-gabon.mdx';
const ROUTE = '/je-participe/projets/a-la-decouverte-du-gabon';

const read = (path: string) => readFileSync(`tests/content/${path}`, 'utf8');
const light = async (route: string, files: Record<string, string> = {}) =>
  (await (await rendererWith(files)).page(route)).light ?? '';

const plain = (html: string) =>
  plainHtml(parseHtml(html), {
    isPage: true,
    address: (href) => href,
    picture: (src, alt) => `<i>${alt}</i> <a href="${src}">Voir l’image</a>`,
  });

/** A page whose body is this text. */
const page = (body: string) => ({
  'pages/contact.mdx': `---\ntitle: Contact\ndescription: "Un essai."\n---\n\n${body}\n`,
});

test('adjacent texts are separated, parts that need a script are left out, anchors and names remain', () => {
  const html = [
    '<div class="a"><a class="b" href="/x">Un</a><a href="/y" data-open="">Deux</a></div>',
    '<p><span class="c">Nature</span><time dateTime="2026-01-01">1er janvier</time></p>',
    '<p>Écrire « <span>Anonyme</span><span>, si besoin</span></p>',
    '<table><tbody><tr><th>Impression<span class="s">37 %</span></th></tr></tbody></table>',
    '<div><button type="button">Copier</button><label>Nom <input/></label></div><form><p>Non</p></form>',
    '<h2 id="ici" style="color:red" tabindex="-1"><svg><path d="M0"/></svg>Ici</h2><div id="la"></div>',
    '<div role="group" aria-label="Prix" tabindex="0"><table><tbody><tr><th scope="col">A</th></tr></tbody></table></div>',
    '<ol><li aria-current="step" class="e">En vote</li></ol>',
    '<table><tbody><tr><td class="f" data-label="Montant">5 FCFA</td></tr></tbody></table>',
    '<span aria-hidden="true" class="d">Explorer →</span>',
    '<div data-live="Un"><a href="/u">Un</a></div><div data-live="Deux"><a href="/d">Deux</a></div>',
    '<progress aria-label="Avancement" value="45" max="100" class="p"></progress>',
  ].join('');
  expect(plain(html)).toBe(
    [
      '<div><a href="/x">Un</a><br><a href="/y">Deux</a></div>',
      '<p><span>Nature</span> <time datetime="2026-01-01">1er janvier</time></p>',
      '<p>Écrire « <span>Anonyme</span><span>, si besoin</span></p>',
      '<table><tbody><tr><th>Impression <span>37 %</span></th></tr></tbody></table>',
      '<h2 id="ici">Ici</h2><div id="la"></div>',
      '<div role="group" aria-label="Prix" tabindex="0"><table><tbody><tr><th scope="col">A</th></tr></tbody></table></div>',
      '<ol><li aria-current="step">En vote</li></ol>',
      '<table><tbody><tr><td data-label="Montant">5 FCFA</td></tr></tbody></table>',
      '<div><a href="/u">Un</a></div><div><a href="/d">Deux</a></div>',
    ].join(''),
  );
});

test('a picture above the title is described below it, and styles take 1.6 KB at most', async () => {
  const picture = '<picture><source srcset="/x.avif"><img src="/x.svg" alt="Un arbre."></picture>';
  const note = '<i>Un arbre.</i> <a href="/x.svg">Voir l’image</a>';
  expect(plain(`<header class="a">${picture}<div><h1>Titre</h1></div></header>`)).toBe(
    `<header><div><h1>Titre</h1></div>${note}</header>`,
  );
  expect(plain(`<ul><li><a href="/x.svg" aria-label="Agrandir">${picture}</a></li></ul>`)).toBe(
    `<ul><li>${note}</li></ul>`,
  );
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(await light('/contact')) ?? [];
  expect(Buffer.byteLength(style)).toBeLessThanOrEqual(1600);
});

test('a form becomes its fallback links or contacts, a notice text, sharing a link', async () => {
  const body = page('<FormEmbed form="partner" />\n\n<MapEmbed />\n\n<DonationCard />');
  const site = read('site.yml').replace(/^ {2}provider: demo.*$/m, '  provider: message');
  const files = {
    ...body,
    'site.yml': `${site}participe:\n  share: actif\n`,
    [SHEET]: `${read(SHEET)}\n<SupportPanel />\n`,
  };
  for (const html of [await light('/contact', body), await light('/contact', files)]) {
    expect(html.match(/<main.*<\/main>/s)?.[0]).toMatch(/href="mailto:[^"]*".*href="tel:/s);
    expect(html).not.toMatch(/<(form|input|button|iframe|label|select|textarea)/);
  }
  const sheet = await light(ROUTE, files);
  expect(sheet).toMatch(/<a href="https:\/\/wa\.me\/\?text=[^"]*"[^>]*>Partager<\/a>/);
  expect(sheet).toMatch(/<p>Soutenir[^<]* – bientôt disponible<\/p>/);
});
