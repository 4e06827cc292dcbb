import type { z } from 'zod';
import { yesNo } from '../schema/primitives.ts';
import { article } from './article.ts';
import { charte } from './charte.ts';
import { communique } from './communique.ts';
import { faq } from './faq.ts';
import { initiative } from './initiative.ts';
import { page } from './page.ts';
import type { KindSpec } from './spec.ts';

const records = { page, article, communique, initiative, charte, faq } as const;

export type Kind = keyof typeof records;

const draft = yesNo(
  'Écrivez « true » tant que le texte n’est pas prêt : il se montre dans les aperçus, jamais en ligne. Effacez la ligne pour le publier.',
);

export type FrontmatterOf<K extends Kind> = z.infer<(typeof records)[K]['schema']>;

/** The record of each kind of MDX file; a text of any kind may be a draft. */
export const kinds = Object.fromEntries(
  Object.entries<KindSpec>(records).map(([kind, { schema, ...spec }]): [string, KindSpec] => [
    kind,
    { ...spec, schema: schema.extend({ draft: draft.optional() }) },
  ]),
) as Readonly<Record<Kind, KindSpec>>;

/** The kinds in the order of their records. */
export const KINDS = Object.keys(records) as Kind[];
