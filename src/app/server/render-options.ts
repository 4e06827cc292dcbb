import type { Manifest } from '../../content/manifest.ts';
import type { Preview } from '../../content/preview.ts';
import type { Body } from './body.tsx';
import type { Assets } from './document.ts';

/** What the build or the dev server tells the renderer. */
export interface RenderOptions {
  manifest: Manifest;
  /** The compiled body of a content file, by its path under the content folder. */
  loadBody: (path: string) => Promise<Body>;
  siteUrl: string;
  build: string;
  assets: Pick<Assets, 'css' | 'sheet' | 'scripts'>;
  /** Addresses of sharing pictures (1200 x 630), by route; '' is the one shared by default. */
  shares: Readonly<Record<string, string>>;
  /** The proposal that a preview shows. */
  preview?: Preview | undefined;
  /** The live preview, whose server adds scripts and styles of its own. */
  dev?: boolean;
}
