import type { KindSpec as EngineKind } from '../records.ts';

/** Record of a kind of MDX file: the properties for reading and check, and the properties below for rendering. */
export interface KindSpec extends EngineKind {
  /** `og:type` of pages of this kind; `website` by default. */
  sharedAs?: 'article';
  /** Type of pages of this kind in schema.org; `WebPage` by default. */
  describedAs?: 'Article' | 'NewsArticle';
  /** Routes of legally binding pages: the report on a pull request lists each change of these pages. */
  binding?: readonly string[];
}
