import { expect, test } from 'vitest';
import { Link } from '../../../src/ui/link/link.tsx';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

test.each([
  ['/services/', '/services'],
  ['/services/?categorie=presse', '/services?categorie=presse'],
  ['/media//#galerie', '/media#galerie'],
  ['/', '/'],
  ['/?a=b/', '/?a=b/'],
  ['/#a/', '/#a/'],
  ['#galerie', '#galerie'],
  ['mailto:a@b.ga', 'mailto:a@b.ga'],
  ['https://exemple.ga/dossier/', 'https://exemple.ga/dossier/'],
])('a link to %s is written %s', (href, written) => {
  const markup = html(siteOf([]), <Link href={href}>Ici</Link>);
  expect(/href="([^"]*)"/.exec(markup)?.[1]).toBe(written);
});
