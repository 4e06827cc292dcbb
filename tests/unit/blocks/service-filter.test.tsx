import { expect, test } from 'vitest';
import { ServiceList } from '../../../src/blocks/service-list/service-list.tsx';
import { html } from './render.tsx';
import { siteOf } from './sample-site.ts';

const service = (category: 'Presse' | 'Éducation') => ({
  category,
  icon: 'presse' as const,
  title: category,
  items: [],
});

test.each([
  [[], '0 catégorie'],
  [[service('Presse')], '1 catégorie'],
  [[service('Presse'), service('Éducation')], '2 catégories'],
])('the filter of %j announces %s', (items, announced) => {
  const markup = html(siteOf([]), <ServiceList items={items} />);
  expect(/role="status"[^>]*>([^<]*)</.exec(markup)?.[1]).toBe(announced);
});
