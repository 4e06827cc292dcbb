import { isLink, percentDecoded } from '../../content/forms/addresses.ts';
import { type Diagnosis, type Issue, isError } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import type { Part } from '../../content/part.ts';
import { pageOf } from '../../content/routes.ts';
import { short } from '../../content/text.ts';
import { sectionIds } from '../../mdx/body-facts.ts';
import { type Address, addressesIn } from '../addresses.ts';
import { anchorsOfBlocks } from '../anchors-of-blocks.ts';
import type { Checking } from '../checking.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it. */
export function anchors(checking: Checking): Issue[] {
  const pages = new Map<string, Part>();
  for (const part of checking.content.parts) if (part.route !== null) pages.set(part.route, part);
  const known = new Map<Part, string[]>();
  const anchorsOf = (page: Part) => {
    const found = known.get(page) ?? anchorsOfPage(page, checking);
    known.set(page, found);
    return found;
  };
  const diagnosisOf = ({ kind, address, part: from }: Address): Diagnosis | undefined => {
    if (kind !== 'link' || !from || !address.includes('#') || !isLink(address)) return undefined;
    const anchor = /^(?:\/[^/#][^#]*|\/)?#(.+)$/.exec(address)?.[1];
    // A text without a page of its own stands on another's, whose anchors it may name.
    const own = from.route === null ? undefined : from;
    const page = address.startsWith('#') ? own : pages.get(pageOf(address));
    if (!anchor || !page || !isSound(page, checking)) return undefined;
    if (anchorsOf(page).includes(percentDecoded(anchor))) return undefined;
    const where = page === from ? 'dans cette page' : 'dans la page liée';
    const rule = 'ancre-inconnue';
    const message = `Le repère « #${short(anchor)} » n’existe pas ${where}.`;
    const right = nearest(anchor, anchorsOf(page));
    return right === undefined
      ? { rule, message, hint: HOW }
      : {
          rule,
          message,
          hint: `Écrivez « #${right} ».`,
          suggestion: address.replace(/#.*$/, `#${right}`),
        };
  };
  return addressesIn(checking).flatMap((found) => {
    const diagnosis = diagnosisOf(found);
    return diagnosis ? [found.issue(diagnosis)] : [];
  });
}

const HOW =
  'Un repère est le texte d’un titre, en minuscules sans accent et avec des tirets, ou l’« id » d’un bloc <Section>.';

/** Frontmatter or a block that is written wrongly may hold the place that seems to be missing: it is corrected first. */
const isSound = (page: Part, { factsOf }: Checking) =>
  page.frontmatter !== undefined && !factsOf(page).issues.some(isError);

function anchorsOfPage(page: Part, checking: Checking): string[] {
  const facts = checking.factsOf(page);
  return [
    ...sectionIds(facts).map(({ value }) => value),
    ...facts.headings.map(({ id }) => id),
    ...anchorsOfBlocks(page, checking).map(({ id }) => id),
  ];
}
