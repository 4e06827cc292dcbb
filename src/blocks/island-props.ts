import type { Islands, PropsOfIslands } from './islands.ts';

/** Attributes of an island, with the props for the browser as JSON. In a file of its own: the entry of the browser's code needs no island. */
export const islandProps = <N extends keyof Islands>(name: N, props: PropsOfIslands[N]) => ({
  'data-live': name,
  'data-props': JSON.stringify(props),
});
