import { type Document, specOf } from '../../model/document.ts';
import { blockSpecs, blocksOfList, tagOf } from '../../site/blocks/index.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import { type Fault, type Issue, isError, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { type Checking, keyIssue } from './checking.ts';

/** Reports lists of the frontmatter that no block of the body shows. */
export function shownLists(document: Document): Issue[] {
  const spec = specOf(document);
  // On a page with errors, the block that shows a list may not have been found.
  if (!spec || !document.frontmatter || document.bodyIssues.some(isError)) return [];
  const lists = keysAt(document.schema, []).flatMap((key) => {
    const list = valueAt(document.data, [key]);
    if (!Array.isArray(list) || list.length === 0 || spec.shownByLayout?.includes(key)) return [];
    const [block] = blocksOfList(key);
    return block ? [{ key, block }] : [];
  });
  if (lists.length === 0) return [];
  const shown = new Set(document.facts.blocks.flatMap(({ keys }) => keys));
  return lists.flatMap(({ key, block: name }) => {
    if (shown.has(key)) return [];
    const block = tagOf(name, blockSpecs.get(name), key);
    return keyIssue(document, [key], {
      rule: 'liste-non-montree',
      severity: 'warning',
      message: `La liste « ${key} » n’est montrée nulle part : les visiteurs ne la verront pas.`,
      hint:
        `Collez ${block} dans le texte, là où la liste doit paraître, ou effacez la liste. ` +
        'Il va sous la seconde ligne « --- », seul sur sa ligne, entre deux lignes vides.',
      inForm: `Collez ${block} dans « Le texte », seul sur sa ligne, ou effacez la liste.`,
    });
  });
}

/** Reports blocks with a document that has no address in `site.yml`; another rule reports unknown documents. */
export function linkedFiles({ content }: Checking): Issue[] {
  const { site } = content.shared;
  return content.documents.flatMap(({ file, facts }) =>
    facts.blocks.flatMap(({ name, texts }) =>
      Object.entries(blockSpecs.get(name)?.props ?? {}).flatMap(
        ([key, { inSite, values = [] }]) => {
          const { value = '', position } = texts[key] ?? {};
          const hasAddress = !inSite || !site || valueAt(site, [inSite, value]) !== undefined;
          if (hasAddress || !position || !values.includes(value)) return [];
          return issueAt(file, position, addressAbsent(inSite, value));
        },
      ),
    ),
  );
}

const addressAbsent = (group: string, name: string): Fault => ({
  rule: 'document-absent',
  message: `Le document « ${name} » n’a pas d’adresse dans site.yml.`,
  hint: `Dans content/site.yml, sous « ${group}: », ajoutez une ligne « ${name}: https://… », ou retirez ce bouton.`,
});
