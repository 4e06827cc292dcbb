import type { Issue } from '../../content/issue.ts';
import { elementsOf, textProperty } from '../../mdx/anchors.ts';
import { placeOf, wrong } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import { bodyOf, inFile } from '../bodies.ts';

/** What a body can be refused for by itself: its tags, blocks, code, HTML, addresses. */
export function bodies(reading: Reading): Issue[] {
  return reading.content.parts.flatMap((part) =>
    bodyOf(part, reading).faults.map((fault) => inFile(part, fault)),
  );
}

/** Buttons lead to documents whose address `site.yml` gives. */
export function bodyDocuments(reading: Reading): Issue[] {
  const { parts, site } = reading.content;
  if (!site) return [];
  return parts.flatMap((part) =>
    elementsOf(bodyOf(part, reading).tree).flatMap((element) => {
      const name =
        element.name === 'DocumentButton' ? textProperty(element, 'document') : undefined;
      if (!name || !KNOWN.has(name.value) || Object.hasOwn(site.documents, name.value)) return [];
      return [
        inFile(
          part,
          wrong(placeOf(name.attribute), {
            rule: 'document-absent',
            message: `Le document « ${name.value} » n’a pas d’adresse dans site.yml.`,
            hint: `Dans content/site.yml, sous « documents: », ajoutez une ligne « ${name.value}: https://… », ou retirez ce bouton.`,
          }),
        ),
      ];
    }),
  );
}

const KNOWN = new Set(['cv', 'pressRelease', 'statutes', 'brochure', 'logo']);
