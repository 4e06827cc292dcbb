import { expect } from 'vitest';

/** What a page says of itself to search engines: the things in its only data element. */
export function graphOf(html: string): object[] {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(found).toHaveLength(1);
  const { '@context': context, '@graph': graph, ...rest } = JSON.parse(found[0]?.[1] ?? '');
  expect([context, rest]).toEqual(['https://schema.org', {}]);
  return graph;
}
