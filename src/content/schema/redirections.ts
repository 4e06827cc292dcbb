import { z } from 'zod';
import { link } from './primitives.ts';

/** `content/redirections.yml`: old address of a page -> where its visitors are sent. */
export const redirections = z.record(
  z.string(),
  link({ description: 'La nouvelle adresse de la page.', example: '/projets' }),
);

export type Redirections = z.infer<typeof redirections>;
