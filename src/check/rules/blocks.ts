import { blocks } from '../../content/blocks.ts';
import type { BodyBlock } from '../../content/body-facts.ts';
import type { Document } from '../../content/document.ts';
import { type Diagnosis, type Issue, issueAt } from '../../content/issue.ts';
import type { Site } from '../../content/schema/site.ts';
import type { Checking } from '../checking.ts';

/** What a body can be refused for by itself: its tags, blocks, code, HTML, addresses. */
export const bodies = ({ facts }: Document): Issue[] => facts.issues;

/** Buttons lead to documents whose address `site.yml` gives. */
export const linkedFiles = ({ content: { documents, site } }: Checking): Issue[] =>
  documents.flatMap(({ file, facts }) =>
    facts.blocks.flatMap((block) => {
      const { document } = block.texts;
      if (!site || !document || !isAbsent(block, site)) return [];
      return issueAt(file, document.place, documentAbsent(document.value));
    }),
  );

const KNOWN = new Set<string>(blocks.DocumentButton.props.document.values);

/** A document of another name has its own issue. */
const isAbsent = ({ name, texts }: BodyBlock, { documents }: Site) =>
  name === 'DocumentButton' &&
  KNOWN.has(texts.document?.value ?? '') &&
  !Object.hasOwn(documents, texts.document?.value ?? '');

const documentAbsent = (name: string): Diagnosis => ({
  rule: 'document-absent',
  message: `Le document « ${name} » n’a pas d’adresse dans site.yml.`,
  hint: `Dans content/site.yml, sous « documents: », ajoutez une ligne « ${name}: https://… », ou retirez ce bouton.`,
});
