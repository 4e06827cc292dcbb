import { expect, test } from 'vitest';
import { BandTitle } from '../../../src/blocks/section/band-title.tsx';
import { Section } from '../../../src/blocks/section/section.tsx';
import { parseHtml } from '../../../src/server/html-tree.ts';
import { plainHtml } from '../../../src/server/plain-html.ts';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

const values = (
  <>
    <BandTitle id="ecouter">Écouter, transmettre</BandTitle>
    <p>Un texte.</p>
    <BandTitle id="agir">Agir</BandTitle>
  </>
);

/** The text of each title, as a screen reader announces it. */
const titles = (markup: string) =>
  [...markup.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, title = '']) =>
    title.replace(/<[^>]*>/g, '').replace(/\s/g, ' '),
  );

test('the kicker of a band and its first title are read as one phrase, on a light page too', () => {
  const markup = html(siteOf([]), <Section kicker="Mes valeurs">{values.props.children}</Section>);
  expect(titles(markup)).toEqual(['Mes valeurs : Écouter, transmettre', 'Agir']);
  expect(titles(plainHtml(parseHtml(markup), { isPage: true, address: (href) => href }))).toEqual([
    'Mes valeurs : Écouter, transmettre',
    'Agir',
  ]);
  expect(markup).toContain('<h2 id="ecouter"');
});

test('a band without a title shows its kicker before its text', () => {
  const markup = html(
    siteOf([]),
    <Section kicker="Ma vision">
      <p>Un texte.</p>
    </Section>,
  );
  expect(markup.replace(/<[^>]*>/g, ' ').trim()).toMatch(/^Ma vision\s+Un texte\.$/);
});
