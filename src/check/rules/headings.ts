import type { Heading } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Issue } from '../../content/issue.ts';
import type { Part } from '../../content/part.ts';
import { doubtful, type Fault, placeOf, short, wrong } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import { bodyOf, inFile } from '../bodies.ts';

/** Headings of a body go down one level at a time below the title that the layout shows. */
export function bodyHeadings(reading: Reading): Issue[] {
  return reading.content.parts.flatMap((part) => {
    const headings: Heading[] = [];
    visit(bodyOf(part, reading).tree, 'heading', (node) => {
      headings.push(node);
    });
    return headingFaults(headings, part).map((fault) => inFile(part, fault));
  });
}

function headingFaults(headings: readonly Heading[], part: Part): Fault[] {
  // A section of the charter stands on a page of its own kind, under an `h2` that shows its title.
  let above = part.kind === 'charte' ? 2 : 1;
  return headings.flatMap((heading) => {
    const text = textOf(heading).trim();
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

const empty = (heading: Heading) =>
  wrong(placeOf(heading), {
    rule: 'titre-vide',
    message: 'Ce titre est vide.',
    hint: 'Écrivez le titre après les dièses et un espace, ou retirez la ligne. Exemple : ## Nos actions',
  });

const second = (heading: Heading, text: string) =>
  wrong(placeOf(heading), {
    rule: 'titre-double',
    message: `« ${short(text)} » est écrit comme le grand titre de la page, qui en a déjà un.`,
    hint: 'Le grand titre est la ligne « title: » en haut du fichier. Ici, commencez par deux dièses.',
    suggestion: `## ${text}`,
  });

const leap = (heading: Heading, text: string, above: number, wanted: string) =>
  doubtful(placeOf(heading), {
    rule: 'niveau-de-titre',
    message: `« ${short(text)} » est un titre de niveau ${heading.depth}, alors qu’un titre de niveau ${above + 1} est attendu ici.`,
    hint: `Écrivez ${above + 1} dièses : les titres descendent d’un niveau à la fois.`,
    suggestion: wanted,
  });
