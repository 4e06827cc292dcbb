import * as z from 'zod';
import { DAY } from '../formats/numbers.ts';
import { initiative } from '../kinds/initiative.ts';

/** Keys of a sheet that are published as they are. */
const PUBLISHED = {
  title: true,
  location: true,
  province: true,
  theme: true,
  status: true,
  budget: true,
  collected: true,
  ends: true,
  history: true,
  receipts: true,
  expenses: true,
  needs: true,
  vote: true,
} as const;

const sheet = initiative.schema.pick(PUBLISHED).required({
  history: true,
  receipts: true,
  expenses: true,
  needs: true,
});

const initiativeData = sheet.extend({
  id: z.string().describe('Stable : le dernier mot de l’adresse de la fiche.'),
  url: z.url(),
  spent: z.int().nonnegative().describe('La somme des dépenses en FCFA.'),
});

const published = z.strictObject({
  licence: z.string().optional(),
  currency: z.literal('XAF'),
  projects: z.array(initiativeData),
});

/** Initiative in `projets.json`, the open data of the site. */
export type InitiativeData = z.infer<typeof initiativeData>;

const SHA256 = {
  type: 'string',
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 du fichier de la preuve, tel qu’il est dans le dépôt.',
} as const;

/** JSON Schema (2020-12) of `projets.json`: that of a sheet, with the digest of each proof. */
export const initiativesSchema = () =>
  z.toJSONSchema(published, {
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      // Our own metadata of a field serve the check; a day has a format that JSON Schema knows.
      const meta = z.globalRegistry.get(zodSchema) ?? {};
      for (const key of Object.keys(meta)) if (key !== 'description') delete jsonSchema[key];
      if (meta.format === DAY) jsonSchema.format = 'date';
      if (jsonSchema.properties?.proof) jsonSchema.properties.proof_sha256 = SHA256;
    },
  });
