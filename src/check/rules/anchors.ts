import type { Root } from 'mdast';
import type { Issue } from '../../content/issue.ts';
import { nearest } from '../../content/nearest.ts';
import type { Part } from '../../content/part.ts';
import { addressesOf } from '../../mdx/addresses-of.ts';
import { headingIds, sectionAnchors } from '../../mdx/anchors.ts';
import { placeOf, short, wrong } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import { anchorsOfBlocks } from '../anchors-of-blocks.ts';
import { bodyOf, inFile } from '../bodies.ts';
import { pageOf } from './routes.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it, and no two places share a name. */
export function bodyAnchors(reading: Reading): Issue[] {
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
    const { tree } = bodyOf(part, reading);
    const lost = addressesOf(tree, part.path, part.text).flatMap(({ address, place, give }) => {
      const anchor = /^(?:\/[^/#][^#]*|\/)?#(.+)$/.exec(address)?.[1];
      const page = address.startsWith('#')
        ? part.route === null
          ? undefined
          : part
        : pages.get(pageOf(address));
      if (!anchor || !page || anchorsOf(page).has(decoded(anchor))) return [];
      const meant = nearest(anchor, [...anchorsOf(page)]);
      const suggestion = meant && give(address.replace(/#.*$/, `#${meant}`));
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
    return [...lost, ...repeated(tree).map((fault) => inFile(part, fault))];
  });
}

const anchorsOfPage = (part: Part, reading: Reading): Set<string> => {
  const { tree } = bodyOf(part, reading);
  return new Set([
    ...sectionAnchors(tree).map(({ value }) => value),
    ...headingIds(tree).values(),
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

function repeated(tree: Root) {
  const seen = new Set<string>();
  return sectionAnchors(tree).flatMap(({ attribute, value }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      wrong(placeOf(attribute), {
        rule: 'repere-double',
        message: `Le repère « ${short(value)} » est déjà celui d’une autre section de cette page.`,
        hint: 'Donnez à chaque section un repère différent.',
        suggestion: `id="${value}-2"`,
      }),
    ];
  });
}
