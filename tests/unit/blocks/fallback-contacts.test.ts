import { describe, expect, test } from 'vitest';
import { formProps, mapProps, tabItems } from '../../../src/blocks/live-props.ts';
import type { RenderContext } from '../../../src/blocks/site-context.ts';
import { sheet, siteOf } from './sample-site.ts';

const on = (route: string): RenderContext => siteOf([], { ...sheet(), route });
const PHONE = '+241 77 00 11 22';

describe('what stands in for a frame that does not come', () => {
  test.each([
    ['/projets/ndjo-oyeri/carte-participative', 'ndjo@example.org'],
    ['/projets/decouverte-gabon/soutenir', 'adg@example.org'],
    ['/projets/eco-logik', 'aline@example.org'],
    ['/je-participe/proposer-un-projet', 'aline@example.org'],
    ['/contact', 'aline@example.org'],
  ])('on %s writes to %s', (route, email) => {
    expect(formProps(on(route), 'map')).toMatchObject({ email, phone: PHONE });
    expect(mapProps(on(route))).toMatchObject({ email, phone: PHONE });
  });

  test('writes to the programme under each of its tabs', () => {
    const items = (['partner', 'volunteer', 'child', 'donor'] as const).map((id) => ({
      id,
      label: 'Participer',
      text: 'Un texte.',
    }));
    const tabs = tabItems(on('/projets/decouverte-gabon/participer'), items);
    expect(tabs.map(({ form }) => form?.email)).toEqual([
      'adg@example.org',
      'adg@example.org',
      'adg@example.org',
      undefined,
    ]);
  });

  test('writes to the owner where sub-sites have no contact', () => {
    const context = on('/projets/ndjo-oyeri/partager');
    const { subsites: _, ...site } = context.manifest.site;
    const bare = { ...context, manifest: { ...context.manifest, site } };
    expect(formProps(bare, 'knowledge').email).toBe('aline@example.org');
    expect(mapProps(bare).email).toBe('aline@example.org');
  });
});
