import type { z } from 'zod';
import { draft } from '../schema/primitives.ts';
import { article } from './article.ts';
import { charte } from './charte.ts';
import { communique } from './communique.ts';
import { initiative } from './initiative.ts';
import { page } from './page.ts';
import type { KindSpec } from './spec.ts';

const records = { page, article, communique, initiative, charte } as const;

export type Kind = keyof typeof records;

export type FrontmatterOf<K extends Kind> = z.infer<(typeof records)[K]['schema']> & {
  draft?: boolean;
};

/** The record of each kind of MDX file; a text of any kind may be a draft. */
export const kinds = Object.fromEntries(
  Object.entries<KindSpec>(records).map(([kind, spec]) => [kind, mayBeDraft(spec)]),
) as Record<Kind, KindSpec> as Readonly<Record<Kind, KindSpec>>;

function mayBeDraft(spec: KindSpec): KindSpec {
  return { ...spec, schema: spec.schema.extend({ draft: draft.optional() }) };
}

/** The kinds in the order of their records. */
export const KINDS = Object.keys(records) as Kind[];
