import { type Fault, placeOf, wrong } from '../fault.ts';
import { isRefusedHtml } from './element.ts';
import { insteadOf } from './html-names.ts';
import { isBlockName } from './names.ts';
import { standsAlone } from './tag-faults.ts';
import type { BlockTag } from './tag-nodes.ts';

/** A tag that found no other half under its own parent. */
export interface Orphan {
  node: BlockTag;
  name: string;
  /** The tag that opened a block of the same name around this one. */
  around?: BlockTag | undefined;
}

const isAfter = (a: Orphan, b: Orphan) =>
  placeOf(a.node).line > placeOf(b.node).line ||
  (placeOf(a.node).line === placeOf(b.node).line &&
    placeOf(a.node).column > placeOf(b.node).column);

/** Explains tags without their other half: crossed, shut in a paragraph, or simply forgotten. */
export function orphanFaults(openings: readonly Orphan[], closings: readonly Orphan[]): Fault[] {
  const left = new Set(closings);
  const faults: Fault[] = [];
  const ended = new Set<BlockTag>();
  for (const opening of openings) {
    if (ended.has(opening.node)) continue;
    const closing = [...left].find(
      (other) => other.name === opening.name && isAfter(other, opening),
    );
    if (closing) left.delete(closing);
    const start = closing || !isBare(opening) ? undefined : opening.around;
    if (start) {
      ended.add(start);
      faults.push(withoutSlash(opening, start));
      continue;
    }
    // Of an unknown name it is told elsewhere that it is unknown: to close it would mend nothing.
    if (isBlockName(opening.name)) faults.push(openingFault(opening, closing));
  }
  for (const closing of left) faults.push(closingFault(closing));
  return faults;
}

/** Whether a tag holds nothing but its name, as the end of a block does. */
const isBare = ({ node, name }: Orphan) =>
  isBlockName(name) && !standsAlone(name) && /^<[^\s>]+\s?>$/.test(node.value);

const withoutSlash = ({ node, name }: Orphan, start: BlockTag): Fault =>
  wrong(placeOf(node), {
    rule: 'bloc-non-ferme',
    message: `La balise <${name}> ouvre ici un second bloc dans celui de la ligne ${placeOf(start).line}, et aucun des deux n’est fermé.`,
    hint: `Si elle devait fermer le premier, il lui manque la barre oblique : écrivez </${name}>. Sinon, ajoutez une ligne </${name}> à la fin de chacun.`,
    suggestion: `</${name}>`,
  });

function openingFault({ node, name }: Orphan, closing: Orphan | undefined): Fault {
  if (closing && (!node.alone || !closing.node.alone)) {
    const crowded = node.alone ? closing.node : node;
    const tag = node.alone ? `</${name}>` : `<${name}>`;
    return wrong(placeOf(crowded), {
      rule: 'balise-seule',
      message: `La balise ${tag} est sur la même ligne que du texte, alors que le bloc compte plusieurs lignes.`,
      hint: `Mettez ${tag} seule sur sa ligne, avec une ligne vide avant et une ligne vide après.`,
    });
  }
  if (closing) {
    return wrong(placeOf(node), {
      rule: 'blocs-croises',
      message: `Le bloc <${name}> ouvert ici est fermé à la ligne ${placeOf(closing.node).line}, hors du bloc ou de la liste qui le contient.`,
      hint: `Fermez toujours en premier le bloc ouvert en dernier : placez </${name}> avant la fin de ce qui l’entoure.`,
    });
  }
  if (standsAlone(name)) {
    return wrong(placeOf(node), {
      rule: 'bloc-non-ferme',
      message: `Le bloc <${name}> ouvert ici n’est pas fermé.`,
      hint: 'Ce bloc ne contient pas de texte : terminez sa balise par « /> ».',
      suggestion: node.value.replace(/\s*>$/, ' />'),
    });
  }
  return wrong(placeOf(node), {
    rule: 'bloc-non-ferme',
    message: `Le bloc <${name}> ouvert ici n’est pas fermé.`,
    hint: `Ajoutez la ligne </${name}> à la fin de ce bloc, entre deux lignes vides.`,
    suggestion: `</${name}>`,
  });
}

function closingFault({ node, name }: Orphan): Fault {
  if (isRefusedHtml(name)) {
    return wrong(placeOf(node), {
      rule: 'html',
      message: `La balise </${name}> vient du HTML, que les pages n’acceptent pas.`,
      hint: insteadOf(name),
    });
  }
  return wrong(placeOf(node), {
    rule: 'fermeture-seule',
    message: `La balise </${name}> ferme un bloc qui n’a pas été ouvert.`,
    hint: standsAlone(name)
      ? 'Retirez-la : la balise de ce bloc se termine déjà par « /> ».'
      : `Retirez cette ligne, ou ajoutez <${name}> là où le bloc commence.`,
  });
}
