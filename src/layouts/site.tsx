import { useEffect, useRef } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import type { Frame, PageData } from '../model/page-data.ts';
import * as styles from './shell/shell.css.ts';
import { Shell } from './shell/shell.tsx';

interface SiteProps {
  frame: Frame;
  page: PageData;
  html: string;
  /** Location of the current history entry; undefined at build time. */
  location?: Location | undefined;
  /** Hydrates the live blocks in `main` (blocks that React runs in the browser); returns a function that unmounts them. */
  mount?: (main: HTMLElement) => () => void;
}

/**
 * The site: header, page, footer, with one route for all paths. The router gets `page.path`, not the path of the address
 * bar, which may already be that of the next page or end with a slash.
 */
export const Site = ({ frame, page, location, ...main }: SiteProps) => (
  <Routes location={{ ...location, pathname: page.path }}>
    <Route element={<Shell frame={frame} page={page} />}>
      <Route path="*" element={<Main key={page.path} {...main} />} />
    </Route>
  </Routes>
);

/** The text of the page, HTML from the build. React does not hydrate it: `mount` hydrates only its live blocks. */
function Main({ html, mount }: Pick<SiteProps, 'html' | 'mount'>) {
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML contains new live blocks, which must be hydrated
  useEffect(() => (main.current ? mount?.(main.current) : undefined), [html, mount]);
  return (
    <main
      id="contenu"
      className={styles.main}
      ref={main}
      tabIndex={-1}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered from checked content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
