import { blocks } from '../../content/blocks/index.ts';
import type { BlockRecord, PropSpec } from '../../content/blocks/spec.ts';
import { sharedOf } from '../../content/document.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import type { Checking } from './checking.ts';

/** Reports blocks with a document that has no address in `site.yml`; another rule reports unknown documents. */
export function linkedFiles({ content }: Checking): Issue[] {
  const { site } = sharedOf(content);
  return content.documents.flatMap(({ file, facts }) =>
    facts.blocks.flatMap(({ name, texts }) =>
      Object.entries(propsOf(name)).flatMap(([key, { inSite, values = [] }]) => {
        const { value = '', position } = texts[key] ?? {};
        const hasAddress = !inSite || !site || valueAt(site, [inSite, value]) !== undefined;
        if (hasAddress || !position || !values.includes(value)) return [];
        return issueAt(file, position, addressAbsent(inSite, value));
      }),
    ),
  );
}

const propsOf = (name: string): Readonly<Record<string, PropSpec>> =>
  new Map(Object.entries<BlockRecord>(blocks)).get(name)?.props ?? {};

const addressAbsent = (group: string, name: string): Diagnosis => ({
  rule: 'document-absent',
  message: `Le document « ${name} » n’a pas d’adresse dans site.yml.`,
  hint: `Dans content/site.yml, sous « ${group}: », ajoutez une ligne « ${name}: https://… », ou retirez ce bouton.`,
});
