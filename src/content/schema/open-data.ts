import { z } from 'zod';
import { PROVINCE_NAMES } from '../provinces.ts';
import { NEED_STATUSES, PROJECT_STATUSES, THEMES } from '../vocabulary.ts';

const amount = z.int().nonnegative().describe('Montant entier, en francs CFA (XAF).');
const day = z.iso.date();
const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 du fichier de la preuve, tel qu’il est publié ici.');
const line = {
  date: day,
  amount,
  proof: z.string().optional(),
  due: day.optional(),
  proof_sha256: sha256.optional(),
};

const count = z.strictObject({
  date: day,
  for: z.int().nonnegative(),
  against: z.int().nonnegative().optional(),
  proof: z.string().optional(),
  proof_sha256: sha256.optional(),
});

const project = z.strictObject({
  id: z.string().describe('Stable : le dernier mot de l’adresse de la fiche.'),
  url: z.url(),
  title: z.string(),
  location: z.string(),
  province: z.enum(PROVINCE_NAMES).optional(),
  theme: z.enum(THEMES),
  status: z.enum(PROJECT_STATUSES),
  budget: amount,
  collected: amount,
  spent: amount,
  ends: day.optional(),
  history: z.array(
    z.strictObject({ date: day, status: z.enum(PROJECT_STATUSES), reason: z.string() }),
  ),
  receipts: z.array(z.strictObject({ ...line, from: z.string() })),
  expenses: z.array(z.strictObject({ ...line, item: z.string() })),
  vote: z.strictObject({ until: day, counts: z.array(count) }).optional(),
  needs: z.array(z.strictObject({ what: z.string(), status: z.enum(NEED_STATUSES) })),
});

const published = z.strictObject({
  licence: z.string().optional(),
  currency: z.literal('XAF'),
  projects: z.array(project),
});

/** Project in `projets.json`, the open data of the site. */
export type Project = z.infer<typeof project>;

/** JSON Schema (2020-12) of `projets.json`. */
export const projectsSchema = () => z.toJSONSchema(published, { target: 'draft-2020-12' });
