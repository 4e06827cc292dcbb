import type { Document } from '../document.ts';
import { type Issue, issueAt } from '../issue.ts';
import { short } from '../text.ts';
import { anchorsOfBlocks, givenAnchors } from './anchors-of-blocks.ts';
import type { Checking } from './checking.ts';

/** No section takes the name of another place of its page: of a section, a block, or the frame. */
export const sharedAnchors = (checking: Checking): Issue[] =>
  checking.content.documents.flatMap((document) => sharedIn(document, checking));

function sharedIn(document: Document, checking: Checking): Issue[] {
  const taken = new Map<string, string>([
    ...(checking.model.frameIds ?? []).map((id) => [id, 'du cadre de la page'] as const),
    ...anchorsOfBlocks(document, checking).map(
      ({ id, block }) => [id, `du bloc <${block}>`] as const,
    ),
  ]);
  return givenAnchors(document).flatMap(({ value, place }) => {
    const whose = taken.get(value);
    taken.set(value, 'd’une autre section de cette page');
    if (whose === undefined) return [];
    return issueAt(document.file, place, {
      rule: 'repere-double',
      message: `Le repère « ${short(value)} » est déjà celui ${whose}.`,
      hint: 'Donnez à chaque section un repère différent.',
      suggestion: `id="${value}-2"`,
    });
  });
}
