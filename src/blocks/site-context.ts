import { createContext, type ReactNode, use } from 'react';
import type { EntryOf, Manifest, Routed } from '../content/manifest.ts';

/** What a block may know while a page is rendered at build time. */
export interface RenderContext {
  manifest: Manifest;
  /** The page being rendered; undefined on the 404 page. */
  entry: Routed | undefined;
  /** Which page of a long list is shown; 1 when absent. */
  listPage?: number;
  /** The page's own address, where the page is meant to be printed. */
  paperAddress?: string | undefined;
  /** The charter's sections in order, each with its compiled text. */
  charter: readonly { entry: EntryOf<'charte'>; text: ReactNode }[];
  /** The questions in order, each with its compiled answer. */
  faq: readonly { entry: EntryOf<'faq'>; text: ReactNode }[];
}

export const SiteContext = createContext<RenderContext | null>(null);

/** The manifest and the page of this render. Raises in the browser: live blocks get plain props. */
export function useSite(): RenderContext {
  const context = use(SiteContext);
  if (!context) throw new Error('useSite is for build-time rendering only.');
  return context;
}
