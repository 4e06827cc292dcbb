import { expect, test } from 'vitest';
import { limitPage, limitRoute } from '../../../scripts/bench/limit-page.ts';

const PAGE = `<!doctype html>
<html lang="fr" data-styles="/assets/s.css"><head><title>Bonjour</title>
<link rel="preload" href="/fonts/a.woff2" as="font">
<style>@font-face{font-family:A;src:url(/fonts/a.woff2)}@font-face{font-family:B;src:local(Arial)}p{color:red}</style>
<script>early()</script></head>
<body class="theme"><div id="app"><header>Menu</header><main id="contenu"><h1>Bonjour</h1><script>x()</script><p>Texte</p></main></div>
<script type="application/json" id="donnees">{}</script><script type="module" src="/assets/entry.js"></script></body></html>`;

test('a limit page has the layout, the styles and the title, without scripts and web fonts', () => {
  const limit = limitPage(PAGE);
  expect(limit).toContain(
    '<header>Menu</header><main id="contenu"><h1>Bonjour</h1><p>Texte</p></main>',
  );
  expect(limit).toContain('<title>Bonjour</title>');
  expect(limit).toContain('<body class="theme">');
  expect(limit).toContain('@font-face{font-family:B;src:local(Arial)}p{color:red}');
  expect(limit).not.toMatch(/script|woff2/);
});

test('a page without main has no limit page', () => {
  expect(() => limitPage('<p>Texte</p>')).toThrow();
});

test('limit pages stand beside the site’s own', () => {
  expect(limitRoute('/')).toBe('/limite/accueil');
  expect(limitRoute('/a-propos')).toBe('/limite/a-propos');
});
