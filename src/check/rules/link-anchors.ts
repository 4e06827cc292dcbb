import type { Document } from '../../model/document.ts';
import { anchorProperty, blockSpecs } from '../../site/blocks/index.ts';
import { isLink } from '../../site/formats/addresses.ts';
import { sharedRoute } from '../../site/kinds/index.ts';
import { FRAME_IDS, pageOf, sectionAnchor } from '../../site/routes.ts';
import { type Issue, isError, issueAt } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { nearest } from '../../values/nearest.ts';
import { percentDecoded, shorten } from '../../values/text.ts';
import { addressesIn } from './all-addresses.ts';
import { addressIssue, type Checking } from './checking.ts';

/** Reports links to anchors that do not exist: `#actions`, `/contact#adresse`. */
export function anchors(checking: Checking): Issue[] {
  const pages = new Map(checking.content.documents.map((one) => [one.route, one]));
  const anchorsOf = memoizeByKey<Document, string[]>();
  return addressesIn(checking).flatMap((link) => {
    const { kind, address, from } = link;
    if (kind !== 'link' || !from.kind || !isLink(address)) return [];
    const [, path, anchor] = /^(\/[^#]*)?#(.+)$/.exec(address) ?? [];
    // A text of a project is shown on the page of another text, whose anchors are not known here.
    const page = pages.get(path ? pageOf(address) : (from.route ?? sharedRoute(from.kind) ?? null));
    if (!anchor || !page || !isSound(page)) return [];
    const known = anchorsOf(page, () => anchorsOfPage(page, checking));
    if (known.includes(percentDecoded(anchor))) return [];
    const right = nearest(anchor, known);
    return addressIssue(link, {
      rule: 'ancre-inconnue',
      message: `Le repère « #${shorten(anchor)} » n’existe pas dans ${page === from ? 'cette page' : 'la page liée'} : le lien mènerait en haut.`,
      hint: right ? `Écrivez « #${right} ».` : HOW,
    });
  });
}

const HOW =
  'Écrivez le titre voulu, en minuscules sans accent et avec des tirets (#nos-actions pour « Nos actions »), ou l’« id » d’un bloc <Section>.';

/** True for a page without errors. On a page with errors, some anchors may not have been found. */
const isSound = (document: Document) =>
  document.frontmatter !== undefined && !document.bodyIssues.some(isError);

const anchorsOfPage = (page: Document, checking: Checking): string[] => [
  ...givenAnchors(page).map(({ value }) => value),
  ...page.facts.headings.map(({ id }) => id),
  ...anchorsOfBlocks(page, checking),
];

/** Anchors that editors wrote in the tags of blocks (`id="…"`), in order. */
const givenAnchors = ({ facts }: Document) =>
  facts.blocks.flatMap(({ name, texts }) => texts[anchorProperty(name) ?? ''] ?? []);

/** Anchors that blocks add to the page of a document, without being written in their tags. */
function anchorsOfBlocks({ frontmatter, facts }: Document, checking: Checking): string[] {
  const page = typeof frontmatter === 'object' && frontmatter !== null ? frontmatter : {};
  return [...new Set(facts.blocks.map(({ name }) => name))].flatMap((block) => {
    const { shows, anchors } = blockSpecs.get(block) ?? {};
    return [...(shows ? sectionAnchors(shows, checking) : []), ...(anchors?.(page) ?? [])];
  });
}

/** Anchors on a page that shows all files of a kind: those of the files and of their headings. */
const sectionAnchors = (kind: string, { content }: Checking): string[] =>
  content.documents
    .filter((document) => document.kind === kind)
    .flatMap(({ path, facts }) => [sectionAnchor(path), ...facts.headings.map(({ id }) => id)]);

/** Reports anchors that are present twice on a page, or that the page frame (header, menus, footer) uses. */
export const doubleAnchors = (checking: Checking): Issue[] =>
  checking.content.documents.flatMap((document) => {
    const taken = new Set([...FRAME_IDS, ...anchorsOfBlocks(document, checking)]);
    return givenAnchors(document).flatMap(({ value, position }) => {
      const isFree = !taken.has(value);
      taken.add(value);
      if (isFree) return [];
      return issueAt(document.file, position, {
        rule: 'repere-double',
        message: `Le repère « ${shorten(value)} » est déjà celui d’une autre partie de cette page.`,
        hint: 'Écrivez « -2 » à sa fin, ici et dans les liens qui mènent à cette section.',
      });
    });
  });
