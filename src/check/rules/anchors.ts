import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import type { Part } from '../../content/part.ts';
import { type BodyFacts, rewritten, sectionIds } from '../../mdx/body-facts.ts';
import { short, wrong } from '../../mdx/fault.ts';
import { anchorsOfBlocks } from '../anchors-of-blocks.ts';
import { type Checking, inFile } from '../checking.ts';
import { pageOf } from './routes.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it, and no two places share a name. */
export function bodyAnchors(reading: Checking): Issue[] {
  const { parts } = reading.content;
  const pages = new Map<string, Part>();
  for (const part of parts) if (part.route !== null) pages.set(part.route, part);
  const anchors = new Map<Part, Set<string>>();
  const anchorsOf = (part: Part) => {
    const known = anchors.get(part) ?? anchorsOfPage(part, reading);
    anchors.set(part, known);
    return known;
  };
  return parts.flatMap((part) => {
    const facts = reading.factsOf(part);
    const lost = facts.addresses.flatMap((found) => {
      const { address, place } = found;
      const anchor = /^(?:\/[^/#][^#]*|\/)?#(.+)$/.exec(address)?.[1];
      const page = address.startsWith('#')
        ? part.route === null
          ? undefined
          : part
        : pages.get(pageOf(address));
      if (!anchor || !page || anchorsOf(page).has(decoded(anchor))) return [];
      const meant = nearest(anchor, [...anchorsOf(page)]);
      const suggestion = meant && rewritten(found, address.replace(/#.*$/, `#${meant}`));
      return [
        inFile(
          part,
          wrong(place, {
            ...absent(anchor, meant, page === part),
            ...(suggestion ? { suggestion } : {}),
          }),
        ),
      ];
    });
    return [...lost, ...repeated(facts).map((fault) => inFile(part, fault))];
  });
}

const anchorsOfPage = (part: Part, reading: Checking): Set<string> => {
  const facts = reading.factsOf(part);
  return new Set([
    ...sectionIds(facts).map(({ value }) => value),
    ...facts.headings.map(({ id }) => id),
    ...anchorsOfBlocks(part, reading),
  ]);
};

const decoded = (anchor: string) => {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
};

const absent = (anchor: string, meant: string | undefined, here: boolean) => ({
  rule: 'ancre-inconnue',
  message: `Le repère « #${short(anchor)} » n’existe pas ${here ? 'dans cette page' : 'dans la page liée'}.`,
  hint: meant
    ? `Écrivez « #${meant} ».`
    : 'Un repère est le texte d’un titre, en minuscules sans accent et avec des tirets, ou l’« id » d’un bloc <Section>.',
});

function repeated(facts: BodyFacts) {
  const seen = new Set<string>();
  return sectionIds(facts).flatMap(({ value, place }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      wrong(place, {
        rule: 'repere-double',
        message: `Le repère « ${short(value)} » est déjà celui d’une autre section de cette page.`,
        hint: 'Donnez à chaque section un repère différent.',
        suggestion: `id="${value}-2"`,
      }),
    ];
  });
}
