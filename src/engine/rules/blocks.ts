import { blockSpec } from '../../content/blocks.ts';
import type { Document } from '../document.ts';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { valueAt } from '../values/paths.ts';
import type { Checking } from './checking.ts';

/** What a body can be refused for by itself: its tags, blocks, code, HTML, addresses. */
export const bodies = ({ facts }: Document): Issue[] => facts.issues;

/** What a block opens by a word stands in `site.yml` under this word; a word of another list has its own issue. */
export const linkedFiles = ({ content: { documents, site } }: Checking): Issue[] =>
  documents.flatMap(({ file, facts }) =>
    facts.blocks.flatMap(({ name, texts }) =>
      Object.entries(blockSpec(name)?.props ?? {}).flatMap(([key, { inSite, values = [] }]) => {
        const { value = '', place } = texts[key] ?? {};
        const isSaid = !inSite || !site || valueAt(site, [inSite, value]) !== undefined;
        if (isSaid || !place || !values.includes(value)) return [];
        return issueAt(file, place, addressAbsent(inSite, value));
      }),
    ),
  );

const addressAbsent = (group: string, name: string): Diagnosis => ({
  rule: 'document-absent',
  message: `Le document « ${name} » n’a pas d’adresse dans site.yml.`,
  hint: `Dans content/site.yml, sous « ${group}: », ajoutez une ligne « ${name}: https://… », ou retirez ce bouton.`,
});
