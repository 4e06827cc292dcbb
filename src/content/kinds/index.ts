import type * as z from 'zod';
import { article } from './article.ts';
import { charte } from './charte.ts';
import { communique } from './communique.ts';
import { faq } from './faq.ts';
import { initiative } from './initiative.ts';
import { nouvelle } from './nouvelle.ts';
import { page } from './page.ts';
import { rapport } from './rapport.ts';
import type { KindSpec } from './spec.ts';

const records = { page, article, communique, initiative, nouvelle, rapport, charte, faq } as const;

export type Kind = keyof typeof records;

export type FrontmatterOf<K extends Kind> = z.infer<(typeof records)[K]['schema']>;

/** Records of all kinds of MDX files: folder, schema, addresses, feed. */
export const kinds: Readonly<Record<Kind, KindSpec>> = records;

export const KINDS = Object.keys(records) as Kind[];
