import type { KindSpec as EngineKind } from '../../engine/definition.ts';

/** What this site knows of a kind beside what the engine does: its feed, sharing. Layouts and renderer loop over these records. */
export interface KindSpec extends EngineKind {
  /** What sharing tags call its pages. */
  sharedAs: 'article' | 'website';
  /** What schema.org calls its pages. */
  describedAs: 'Article' | 'NewsArticle' | 'WebPage';
  /** Pages whose words bind the site's owner: a reviewer sees each change of them. */
  binding?: readonly string[];
}
