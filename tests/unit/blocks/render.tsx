import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContext, SiteContext } from '../../../src/blocks/site-context.ts';

/** The HTML of a block in a site. */
export const html = (site: RenderContext, block: ReactNode) =>
  renderToStaticMarkup(<SiteContext value={site}>{block}</SiteContext>);

/** The words of some HTML, with plain spaces, tags set apart by one space. */
export const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
