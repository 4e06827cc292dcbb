import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const RELEASE = (keys: string) => `---
title: Une annonce
description: "Une annonce pour les essais."
${keys}
---

Un texte.
`;

const route = '/ressources/annonce';
const release = (keys: string, showing: Parameters<typeof renderPage>[2]) =>
  renderPage(route, { 'communiques/annonce.mdx': RELEASE(keys) }, showing);

test.each([
  ['date: 2027-03-05', 'En attente du 5\u00a0mars 2027'],
  ['date: 2026-03-05\ndraft: true', 'Brouillon'],
])('a preview shows a text with %j under « %s »', async (keys, said) => {
  const html = await release(keys, { today: '2027-03-04', drafts: true });
  expect(/<main[^>]*>(?:<script.*?<\/script>)?<p[^>]*><strong>([^<]*)/.exec(html)?.[1]).toBe(said);
});

test('a draft without a page is announced on the page that shows it, and on no other', async () => {
  const files = {
    'charte/07-attente.mdx': '---\ntitle: Une section qui attend\ndraft: true\n---\n\nUn texte.\n',
  };
  const preview = { today: '2026-12-31', drafts: true };
  const shown = await renderPage('/je-participe/charte', files, preview);
  expect(shown).toContain('«\u202fUne section qui attend\u202f» n’est pas encore en ligne.');
  expect(await renderPage('/je-participe/faq', files, preview)).not.toContain('Brouillon');
  expect(await renderPage('/je-participe/charte', files)).not.toContain('Une section qui attend');
});
