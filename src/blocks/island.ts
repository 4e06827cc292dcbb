import type { LiveName } from './live.ts';

/** Attributes of an island, an element that React hydrates in the browser with these props. */
export const islandProps = (name: LiveName, props: object) => ({
  'data-live': name,
  'data-props': JSON.stringify(props),
});
