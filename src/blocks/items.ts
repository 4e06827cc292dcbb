import type { PageFrontmatter } from '../content/schema/page.ts';

/** The list that stands under a key of a page's frontmatter, as its block receives it. */
export type ItemsOf<K extends keyof PageFrontmatter> = NonNullable<PageFrontmatter[K]>;
