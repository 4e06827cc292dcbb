import type { KindSpec as EngineKind } from '../../engine/definition.ts';

/** Record of a kind: the engine's properties, and those for rendering. */
export interface KindSpec extends EngineKind {
  /** `og:type` of its pages; `website` by default. */
  sharedAs?: 'article';
  /** Type of its pages in schema.org; `WebPage` by default. */
  describedAs?: 'Article' | 'NewsArticle';
  /** Routes of its legally binding pages: a review lists each change of them. */
  binding?: readonly string[];
}
