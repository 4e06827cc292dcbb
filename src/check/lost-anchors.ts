import { percentDecoded } from '../content/forms/addresses.ts';
import { type Issue, isError } from '../content/issue.ts';
import { nearest } from '../content/nearest.ts';
import type { Part } from '../content/part.ts';
import { sectionIds } from '../mdx/body-facts.ts';
import { short } from '../mdx/fault.ts';
import { anchorsOfBlocks } from './anchors-of-blocks.ts';
import type { Checking } from './checking.ts';
import { newestCategories } from './newest-categories.ts';
import { pageOf } from './rules/routes.ts';

/** What is said of an anchor that its page does not have, and the address that was meant. */
interface LostAnchor {
  rule: 'ancre-inconnue';
  severity: Issue['severity'];
  message: string;
  hint: string;
  meant: string | undefined;
}

/** Gives the finder of lost anchors: for an address in a part; undefined when it leads somewhere. */
export function anchorFinder(checking: Checking) {
  const pages = new Map<string, Part>();
  for (const part of checking.content.parts) if (part.route !== null) pages.set(part.route, part);
  const known = new Map<Part, Set<string>>();
  const anchorsOf = (page: Part) => {
    const anchors = known.get(page) ?? anchorsOfPage(page, checking);
    known.set(page, anchors);
    return anchors;
  };
  return (address: string, from: Part): LostAnchor | undefined => {
    const anchor = /^(?:\/[^/#][^#]*|\/)?#(.+)$/.exec(address)?.[1];
    // A text without a page of its own stands on another's, whose anchors it may name.
    const own = from.route === null ? undefined : from;
    const page = address.startsWith('#') ? own : pages.get(pageOf(address));
    if (!anchor || !page || anchorsOf(page).has(percentDecoded(anchor))) return undefined;
    if (!isSound(page, checking)) return undefined;
    const said = {
      rule: 'ancre-inconnue' as const,
      severity: 'error' as const,
      message: `Le repère « #${short(anchor)} » n’existe pas ${page === from ? 'dans cette page' : 'dans la page liée'}.`,
    };
    if (isCategory(anchor, page, checking)) {
      const hint = `Aucun article de cette catégorie n’est sur la première page du blog. Liez « ${page.route} » tout court.`;
      const meant = page === from ? undefined : (page.route ?? undefined);
      // New articles alone lead to this: whoever writes them must not be stopped by a link of another page.
      return { ...said, severity: 'warning', hint, meant };
    }
    const meant = nearest(anchor, [...anchorsOf(page)]);
    return {
      ...said,
      hint: meant
        ? `Écrivez « #${meant} ».`
        : 'Un repère est le texte d’un titre, en minuscules sans accent et avec des tirets, ou l’« id » d’un bloc <Section>.',
      meant: meant && address.replace(/#.*$/, `#${meant}`),
    };
  };
}

/** A place of the list of articles: that of a category which has none on the first page of the blog. */
const isCategory = (anchor: string, page: Part, checking: Checking) =>
  anchorsOfBlocks(page, checking).some(({ id, block }) => block === 'ArticleList' && id === anchor);

const isOnFirstPage = (anchor: string, { content }: Checking) =>
  newestCategories(content.parts).has(anchor);

/** Frontmatter or a block that is written wrongly may hold the place that seems to be missing: it is mended first. */
const isSound = (page: Part, { factsOf }: Checking) =>
  page.frontmatter !== undefined && !factsOf(page).faults.some(isError);

function anchorsOfPage(page: Part, checking: Checking): Set<string> {
  const facts = checking.factsOf(page);
  return new Set([
    ...sectionIds(facts).map(({ value }) => value),
    ...facts.headings.map(({ id }) => id),
    ...anchorsOfBlocks(page, checking)
      .filter(({ id, block }) => block !== 'ArticleList' || isOnFirstPage(id, checking))
      .map(({ id }) => id),
  ]);
}
