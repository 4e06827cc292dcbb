import type { DashboardProps } from '../blocks/dashboard/dashboard.tsx';
import type { PagePayload } from '../content/page-data.ts';
import type { Preview } from '../content/preview.ts';
import type { Bodies } from './body.tsx';
import type { Assets } from './document.ts';

/** What the build or the dev server gives to the renderer. */
export interface RenderOptions extends Bodies {
  siteUrl: string;
  build: string;
  /** Draws the audit's sample; on a host that can't, none is shown. */
  draw: DashboardProps['draw'];
  assets: Pick<Assets, 'css' | 'sheet' | 'scripts'>;
  /** Addresses of sharing pictures (1200 x 630), by route; '' is the one shared by default. */
  shares: Readonly<Record<string, string>>;
  /** Kilobytes of a picture, of a document and of the first visit to it; unknown in the live preview. */
  weigh?: Record<'file' | 'html' | 'visit', (addressOrHtml: string) => number | undefined>;
  /** The proposal that a preview shows. */
  preview?: Preview | undefined;
  /** Paths, below the base, of what every page needs without a network; undefined where nothing is kept. */
  offline?: readonly string[] | undefined;
  /** The live preview, whose server adds scripts and styles of its own. */
  dev?: boolean;
}

/** A page as visitors get it: its document, and what the browser loads when it comes from another page. */
export interface Rendered {
  html: string;
  payload: PagePayload;
  /** The document of its light twin, for the pages of the content. */
  light?: string;
}
