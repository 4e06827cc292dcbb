import type { z } from 'zod';
import { article } from './article.ts';
import { charte } from './charte.ts';
import { communique } from './communique.ts';
import { initiative } from './initiative.ts';
import { notices } from './notices.ts';
import { page } from './page.ts';
import { redirections } from './redirections.ts';
import { site } from './site.ts';

/** One closed schema per kind of MDX file; types, guide, templates and check derive from it. */
export const schemas = { page, article, communique, initiative, charte } as const;

/** The shared YAML files, by their path under `content/`. */
export const dataSchemas = {
  'site.yml': site,
  'notices.yml': notices,
  'redirections.yml': redirections,
} as const;

export type Kind = keyof typeof schemas;

export type FrontmatterOf<K extends Kind> = z.infer<(typeof schemas)[K]>;
