import type { Document } from '../document.ts';
import { isLink, percentDecoded } from '../formats/addresses.ts';
import { type Diagnosis, type Issue, instead, isError } from '../issue.ts';
import type { Model } from '../model.ts';
import { pageOf } from '../routes.ts';
import { short } from '../text.ts';
import { nearest } from '../values/nearest.ts';
import { addressesIn } from './addresses.ts';
import { anchorsOfBlocks, givenAnchors } from './anchors-of-blocks.ts';
import type { Address, Checking } from './checking.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it. */
export function anchors(checking: Checking): Issue[] {
  const pages = new Map<string, Document>();
  for (const one of checking.content.documents) if (one.route !== null) pages.set(one.route, one);
  const known = new Map<Document, string[]>();
  const anchorsOf = (page: Document) => {
    const found = known.get(page) ?? anchorsOfPage(page, checking);
    known.set(page, found);
    return found;
  };
  const diagnosisOf = ({ kind, address, from }: Address): Diagnosis | undefined => {
    if (kind !== 'link' || !from.kind || !address.includes('#') || !isLink(address))
      return undefined;
    const anchor = /^(?:\/[^/#][^#]*|\/)?#(.+)$/.exec(address)?.[1];
    // A text without a page of its own stands on another's, whose anchors it may name.
    const own = from.route === null ? undefined : from;
    const page = address.startsWith('#') ? own : pages.get(pageOf(address));
    if (!anchor || !page || !isSound(page)) return undefined;
    if (anchorsOf(page).includes(percentDecoded(anchor))) return undefined;
    const where = page === from ? 'dans cette page' : 'dans la page liée';
    const rule = 'ancre-inconnue';
    const message = `Le repère « #${short(anchor)} » n’existe pas ${where}.`;
    const right = nearest(anchor, anchorsOf(page));
    const mark = right && `#${right}`;
    return {
      rule,
      message,
      ...instead(mark, howIn(checking.model), mark && address.replace(/#.*$/, mark)),
    };
  };
  return addressesIn(checking).flatMap((found) => {
    const diagnosis = diagnosisOf(found);
    return diagnosis ? [found.issue(diagnosis)] : [];
  });
}

const howIn = ({ band, anchorProperty }: Model) =>
  `Un repère est le texte d’un titre, en minuscules sans accent et avec des tirets${band ? `, ou l’« ${anchorProperty(band)} » d’un bloc <${band}>` : ''}.`;

/** Frontmatter or a block that is written wrongly may hold the place that seems to be missing: it is corrected first. */
const isSound = ({ frontmatter, facts }: Document) =>
  frontmatter !== undefined && !facts.issues.some(isError);

function anchorsOfPage(page: Document, checking: Checking): string[] {
  return [
    ...givenAnchors(page).map(({ value }) => value),
    ...page.facts.headings.map(({ id }) => id),
    ...anchorsOfBlocks(page, checking).map(({ id }) => id),
  ];
}
