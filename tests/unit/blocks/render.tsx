import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type RenderContext, RenderProvider } from '../../../src/blocks/render-context.ts';

/** The HTML of a block in a site. */
export const html = (site: RenderContext, block: ReactNode) =>
  renderToStaticMarkup(<RenderProvider value={site}>{block}</RenderProvider>);

/** The words of some HTML, with plain spaces, tags set apart by one space. */
export const words = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
