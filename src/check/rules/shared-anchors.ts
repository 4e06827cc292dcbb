import { FRAME_IDS } from '../../content/anchors.ts';
import type { Issue } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import { sectionIds } from '../../mdx/body-facts.ts';
import { doubtful, type Fault, short, wrong } from '../../mdx/fault.ts';
import { anchorsOfBlocks } from '../anchors-of-blocks.ts';
import { type Checking, inFile } from '../checking.ts';

/** No two places of a page share a name: not two sections, nor one that a text names and one that a block makes. */
export const sharedAnchors = (checking: Checking): Issue[] =>
  checking.content.parts.flatMap((part) =>
    [...sections(part, checking), ...headings(part, checking)].map((fault) => inFile(part, fault)),
  );

function sections(part: Part, checking: Checking): Fault[] {
  const ids = sectionIds(checking.factsOf(part));
  if (ids.length === 0) return [];
  const frame = FRAME_IDS.map((id) => [id, 'du cadre de la page'] as const);
  const blocks = anchorsOfBlocks(part, checking).map(
    ({ id, block }) => [id, `du bloc <${block}>`] as const,
  );
  const taken = new Map<string, string>([...frame, ...blocks]);
  return ids.flatMap(({ value, place }) => {
    const whose = taken.get(value);
    taken.set(value, 'd’une autre section de cette page');
    if (whose === undefined) return [];
    return [
      wrong(place, {
        rule: 'repere-double',
        message: `Le repère « ${short(value)} » est déjà celui ${whose}.`,
        hint: 'Donnez à chaque section un repère différent.',
        suggestion: `id="${value}-2"`,
      }),
    ];
  });
}

/** Headings give way to sections by themselves; what blocks make is not known where their text is compiled. */
function headings(part: Part, checking: Checking): Fault[] {
  const anchors = anchorsOfBlocks(part, checking);
  if (anchors.length === 0) return [];
  const taken = new Map(anchors.map(({ id, block }) => [id, block]));
  return checking.factsOf(part).headings.flatMap(({ id, place }) => {
    const block = taken.get(id);
    if (block === undefined) return [];
    return [
      // Only a link is led astray: a heading written elsewhere must not stop the site.
      doubtful(place, {
        rule: 'repere-double',
        message: `Le repère de ce titre, « ${short(id)} », est déjà pris dans cette page par le bloc <${block}>.`,
        hint: `Changez un mot de ce titre : un lien vers « #${short(id)} » ne peut mener qu’à un endroit.`,
      }),
    ];
  });
}
