import { expect, test } from 'vitest';
import { Island } from '../../../src/blocks/island.tsx';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

const words = { erase: 'Effacer', erased: 'Effacé.', refused: 'Refusé.' };

test('an island carries its props as JSON, and a mark if it needs scripts', () => {
  const island = <Island name="EraseStored" props={words} />;
  expect(html(siteOf([]), island)).toMatch(
    /^<div data-live="EraseStored" data-props="{&quot;erase&quot;:&quot;Effacer&quot;,[^>]*><button [^>]*>Effacer</,
  );
  expect(html(siteOf([]), <Island {...island.props} scripted />)).toContain(' data-no-plain=""');
});
