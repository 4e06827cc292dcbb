import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../../src/blocks/index.ts';
import type { RenderContext } from '../../../src/blocks/site-context.ts';
import { textOf } from '../mdx/render.ts';
import { html } from './render.tsx';
import { home, sheet, siteOf } from './sample-site.ts';

const PROJECTS = [
  home('/projets/ndjo-oyeri', { email: 'ndjo@example.org' }),
  home('/projets/decouverte-gabon', { email: 'adg@example.org' }),
  home('/projets/eco-logik'),
];

const on = (route: string): RenderContext => siteOf(PROJECTS, { ...sheet(), route });
const PHONE = '+241 77 00 11 22';

/** What a live block hands over to the browser. */
const props = (site: RenderContext, block: ReactNode) => propsIn(html(site, block));

const propsIn = (markup: string) =>
  JSON.parse(textOf(/data-props="([^"]*)"/.exec(markup)?.[1] ?? ''));

describe('the fallback of a frame that fails to load', () => {
  test.each([
    ['/projets/ndjo-oyeri/carte-participative', 'ndjo@example.org'],
    ['/projets/decouverte-gabon/soutenir', 'adg@example.org'],
    ['/projets/eco-logik', 'aline@example.org'],
    ['/je-participe/proposer-un-projet', 'aline@example.org'],
    ['/contact', 'aline@example.org'],
  ])('on %s writes to %s', (route, email) => {
    expect(props(on(route), <blocks.FormEmbed form="map" />)).toMatchObject({
      email,
      phone: PHONE,
    });
    expect(props(on(route), <blocks.MapEmbed />)).toMatchObject({ email, phone: PHONE });
  });

  test('writes to the programme under each of its tabs', () => {
    const items = (['partner', 'volunteer', 'child', 'donor'] as const).map((id) => ({
      id,
      label: 'Participer',
      text: 'Un texte.',
    }));
    const tabs = html(
      on('/projets/decouverte-gabon/participer'),
      <blocks.ParticipateTabs items={items} />,
    );
    expect(tabs.split('data-live="FormEmbed"').slice(1)).toHaveLength(3);
    for (const form of tabs.split('data-live="FormEmbed"').slice(1))
      expect(propsIn(form)).toMatchObject({ email: 'adg@example.org' });
  });
});
