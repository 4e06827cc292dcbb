import { z } from 'zod';
import type { Definition } from '../../../src/engine/definition.ts';
import { frontmatter, list, oneOf, text } from '../../../src/engine/schema.ts';

const step = z.strictObject({ action: text('Ce que l’on fait.', 'Laver les feuilles.') });

/** A site of recipes: one kind, two blocks, its own words. */
export const recettes: Definition = {
  kinds: {
    recette: {
      name: 'une recette',
      folder: 'recettes',
      schema: frontmatter({
        title: text('Le nom du plat.', 'Feuilles de manioc'),
        niveau: oneOf(['facile', 'difficile'], 'La difficulté.'),
        parts: z.int().min(1).meta({ description: 'Pour combien de personnes.', example: '4' }),
        gestes: list(step, 'Les gestes, dans l’ordre.').optional(),
      }),
      address: '/recettes/',
      isListed: true,
      newFile: { label: 'Ajouter une recette', filename: 'mon-plat.mdx', body: ['Le plat.'] },
    },
  },
  blocks: {
    Gestes: {
      description: 'Les gestes, numérotés.',
      props: {
        liste: { type: 'list', required: true, keys: ['gestes'], description: 'La liste.' },
      },
      children: 'none',
    },
    Astuce: {
      description: 'Un conseil.',
      props: {
        ton: { type: 'choice', values: ['clair', 'fort'], description: 'Le ton.' },
        jusque: { type: 'date', description: 'Le dernier jour de l’astuce.' },
      },
      children: 'needed',
      insteadOf: { aside: 'Pour un conseil, écrivez <Astuce> … </Astuce>.' },
    },
  },
  sharedFiles: { cuisine: { path: 'cuisine.yml', schema: z.strictObject({ chef: text('Qui.') }) } },
  words: { keys: { parts: 'personnes couverts' }, values: { facile: 'simple' } },
  alternative: 'description_image',
  today: () => '2026-01-01',
  address: () => 'https://recettes.exemple.ga/',
  sources: ['tests/engine/recettes/definition.ts'],
};
