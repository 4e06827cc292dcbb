import { z } from 'zod';
import { text } from './primitives.ts';

/** A section of the charter: `content/charte/NN-*.mdx`, in order of NN. */
export const charte = z.strictObject({
  title: text({
    description: 'Le titre de la section.',
    example: 'Le rôle des porteurs de projet',
  }),
});
