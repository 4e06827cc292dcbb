import * as z from 'zod';
import { link } from './primitives.ts';

/** `content/redirections.yml`: new addresses of moved pages, by their old address. */
export const redirections = z.record(
  z.string(),
  link('La nouvelle adresse de la page.', '/projets'),
);

export type Redirections = z.infer<typeof redirections>;
