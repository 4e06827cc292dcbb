import type { KindSpec as EngineKind } from '../../engine/definition.ts';

/** What this site knows of a kind beside what the engine does: its feed, sharing. Layouts and renderer loop over these records. */
export interface KindSpec extends EngineKind {
  /** What sharing tags call its pages: a website where it does not say. */
  sharedAs?: 'article';
  /** What schema.org calls its pages: a web page where it does not say. */
  describedAs?: 'Article' | 'NewsArticle';
  /** Pages whose words bind the site's owner: a reviewer sees each change of them. */
  binding?: readonly string[];
}
