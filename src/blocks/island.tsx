import { createElement } from 'react';
import * as styles from './elements-prose.css.ts';
import { islandProps } from './island-props.ts';
import { islands, type PropsOfIslands } from './islands.ts';

interface IslandProps<N extends keyof PropsOfIslands> {
  /**
   * Name of its component, in whose JSX no text stands directly beside another, as in `{a} {b}`: in the HTML of the build
   * they are one text, where React expects two when it hydrates the island.
   */
  name: N;
  /** Plain data, sent to the browser as JSON. */
  props: PropsOfIslands[N];
  /** The wrapper gets `display: contents`: for a sticky block, or a component that renders no element. */
  boxless?: boolean | undefined;
  /** Does nothing without scripts: hidden there, and left out of light pages and feeds. */
  scripted?: boolean;
}

/** Renders an island at build time, with its props as JSON, with which the browser hydrates it. */
export function Island<N extends keyof PropsOfIslands>(island: IslandProps<N>) {
  const { name, props, boxless, scripted } = island;
  const look = boxless ? styles.boxless : styles.live;
  return (
    <div
      {...islandProps(name, props)}
      data-no-plain={scripted && ''}
      className={scripted ? `${look} ${styles.scripted}` : look}
    >
      {createElement<PropsOfIslands[N]>(islands[name], props)}
    </div>
  );
}
