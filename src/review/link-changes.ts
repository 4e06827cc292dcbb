import type { MetadataChange } from './compare-pages.ts';
import type { PageLink } from './page-snapshot.ts';

/**
 * The links that keep their words and lead elsewhere: nobody sees these in a text or on a screenshot. A link
 * that came or went with its words is a change of the text.
 */
export function linkChanges(
  before: readonly PageLink[],
  after: readonly PageLink[],
): MetadataChange[] {
  const texts = [...new Set(after.map(({ text }) => text))];
  return texts.flatMap((text) => {
    const went = without(aims(before, text), aims(after, text));
    const came = without(aims(after, text), aims(before, text));
    const pairs = came.slice(0, went.length).map((now, index) => [went[index] ?? '', now] as const);
    return [...new Map(pairs.map((pair) => [pair.join(' '), pair])).values()].map(([old, now]) => ({
      label: text ? `Lien «\u202f${text}\u202f»` : 'Lien sans texte',
      pieces: [
        { kind: 'removed' as const, text: old },
        { kind: 'added' as const, text: now },
      ],
    }));
  });
}

const aims = (links: readonly PageLink[], text: string) =>
  links.filter((link) => link.text === text).map(({ href }) => href);

/** The items of a list that another lacks; what stands twice has to stand twice in the other too. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
