import type { Issue } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import type { Part } from '../../content/part.ts';
import type { BodyHeading } from '../../mdx/body-facts.ts';
import { doubtful, type Fault, short, wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';

/** Headings of a body go down one level at a time below the title that the layout shows. */
export function bodyHeadings({ content, factsOf }: Checking): Issue[] {
  return content.parts.flatMap((part) =>
    headingFaults(factsOf(part).headings, part).map((fault) => inFile(part, fault)),
  );
}

function headingFaults(headings: readonly BodyHeading[], part: Part): Fault[] {
  // A section of the charter stands on a page with the others, its title as `h2`.
  let above = kinds[part.kind].shownOn ? 2 : 1;
  return headings.flatMap((heading) => {
    const { text } = heading;
    const wanted = `${'#'.repeat(Math.max(2, above + 1))} ${text}`;
    const leaps = heading.depth > above + 1;
    const faults: Fault[] = [];
    if (text === '') faults.push(empty(heading));
    else if (heading.depth === 1) faults.push(second(heading, text));
    else if (leaps) faults.push(leap(heading, text, above, wanted));
    above = Math.max(2, heading.depth);
    return faults;
  });
}

const empty = (heading: BodyHeading) =>
  wrong(heading.place, {
    rule: 'titre-vide',
    message: 'Ce titre est vide.',
    hint: 'Écrivez le titre après les dièses et une espace, ou retirez la ligne. Exemple : ## Nos actions',
  });

const second = (heading: BodyHeading, text: string) =>
  wrong(heading.place, {
    rule: 'titre-double',
    message: `« ${short(text)} » est écrit comme le grand titre de la page, qui en a déjà un.`,
    hint: 'Le grand titre est la ligne « title: » en haut du fichier. Ici, commencez par deux dièses.',
    suggestion: `## ${text}`,
  });

const leap = (heading: BodyHeading, text: string, above: number, wanted: string) =>
  doubtful(heading.place, {
    rule: 'niveau-de-titre',
    message: `« ${short(text)} » est un titre de niveau ${heading.depth}, alors qu’un titre de niveau ${above + 1} est attendu ici.`,
    hint: `Écrivez ${above + 1} dièses : les titres descendent d’un niveau à la fois.`,
    suggestion: wanted,
  });
