import type { z } from 'zod';
import type { Explanation } from './explanation.ts';
import { site } from './schema/site.ts';
import type { Path } from './values.ts';

/** Keys that `site.yml` had and that no page showed, by their path: an older file still holds them. */
const RETIRED: ReadonlySet<string> = new Set(['role', 'location', 'documents/pressRelease']);

/** What is said of a key that was taken out of a file: no other replaces it. Undefined for any other. */
export function retiredKey(path: Path, schema: z.ZodType): Explanation | undefined {
  if (schema !== site || !RETIRED.has(path.join('/'))) return undefined;
  return {
    path,
    point: 'key',
    rule: 'cle-inconnue',
    message: `La clé « ${String(path.at(-1))} » ne sert plus : aucune page ne la montrait.`,
    hint: 'Effacez cette ligne.',
  };
}
