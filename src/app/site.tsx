import { useLayoutEffect, useRef } from 'react';
import type { Chrome, PageData } from '../content/page-data.ts';
import { Shell } from '../layouts/shell/shell.tsx';

interface SiteProps {
  chrome: Chrome;
  page: PageData;
  /** HTML inside `main`. */
  html: string;
  /** Brings the live blocks of the page to life; gives back what ends them. */
  mount?: (main: HTMLElement) => () => void;
}

/** The site: frame and page. The page's HTML is made at build time; React only owns its live blocks. */
export function Site({ chrome, page, html, mount }: SiteProps) {
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new HTML means new live blocks
  useLayoutEffect(() => (main.current ? mount?.(main.current) : undefined), [html, mount]);
  return (
    <Shell chrome={chrome} page={page}>
      <main
        id="contenu"
        key={page.path}
        ref={main}
        tabIndex={-1}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered from checked content
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Shell>
  );
}
