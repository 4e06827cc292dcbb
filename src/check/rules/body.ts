import { blocks } from '../../content/blocks.ts';
import type { Issue } from '../../content/issue.ts';
import { wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';

/** What a body can be refused for by itself: its tags, blocks, code, HTML, addresses. */
export function bodies({ content, factsOf }: Checking): Issue[] {
  return content.parts.flatMap((part) => factsOf(part).issues);
}

/** Buttons lead to documents whose address `site.yml` gives. */
export function bodyDocuments({ content, factsOf }: Checking): Issue[] {
  const { parts, site } = content;
  if (!site) return [];
  return parts.flatMap((part) =>
    factsOf(part).blocks.flatMap((block) => {
      const name = block.name === 'DocumentButton' ? block.texts.document : undefined;
      if (!name || !KNOWN.has(name.value) || Object.hasOwn(site.documents, name.value)) return [];
      return [
        inFile(
          part,
          wrong(name.place, {
            rule: 'document-absent',
            message: `Le document « ${name.value} » n’a pas d’adresse dans site.yml.`,
            hint: `Dans content/site.yml, sous « documents: », ajoutez une ligne « ${name.value}: https://… », ou retirez ce bouton.`,
          }),
        ),
      ];
    }),
  );
}

const KNOWN = new Set<string>(blocks.DocumentButton.props.document.values);
