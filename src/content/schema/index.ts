import { notices } from './notices.ts';
import { redirections } from './redirections.ts';
import { site } from './site.ts';

/** The shared YAML files, by their path under `content/`. */
export const dataSchemas = {
  'site.yml': site,
  'notices.yml': notices,
  'redirections.yml': redirections,
} as const;
