import { useEffect, useRef } from 'react';
import { type Location, Route, Routes } from 'react-router-dom';
import type { Chrome, PageData } from '../content/page-data.ts';
import { Shell } from './shell/shell.tsx';

interface SiteProps {
  chrome: Chrome;
  page: PageData;
  html: string;
  /** The entry of the history that the page is shown for; unknown to the server. */
  location?: Location | undefined;
  /** Hydrates the islands of the page; gives back what unmounts them. */
  mount?: (main: HTMLElement) => () => void;
}

/**
 * The site: frame and page. Any path is a page of the content, so that one route matches all. Its path
 * is the page's own: the address may be that of the next page already, or end in a slash.
 */
export const Site = ({ chrome, page, location, ...main }: SiteProps) => (
  <Routes location={{ ...location, pathname: page.path }}>
    <Route element={<Shell chrome={chrome} page={page} />}>
      <Route path="*" element={<Main key={page.path} {...main} />} />
    </Route>
  </Routes>
);

/** The page's HTML is made at build time; React only owns its islands. */
function Main({ html, mount }: Pick<SiteProps, 'html' | 'mount'>) {
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML means new islands
  useEffect(() => (main.current ? mount?.(main.current) : undefined), [html, mount]);
  return (
    <main
      id="contenu"
      ref={main}
      tabIndex={-1}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered from checked content
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
