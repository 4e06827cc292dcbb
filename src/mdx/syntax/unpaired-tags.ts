import { type Fault, placeOf, wrong } from '../fault.ts';
import { isRefusedHtml } from './element.ts';
import { insteadOf } from './html-names.ts';
import { isBlockName } from './names.ts';
import type { BlockTag } from './tag-nodes.ts';
import { standsAlone } from './unfinished-tag.ts';

/** An opening or closing tag that found no tag to pair with under its own parent. */
export interface UnpairedTag {
  node: BlockTag;
  name: string;
}

const isAfter = (a: UnpairedTag, b: UnpairedTag) =>
  placeOf(a.node).line > placeOf(b.node).line ||
  (placeOf(a.node).line === placeOf(b.node).line &&
    placeOf(a.node).column > placeOf(b.node).column);

/** What is wrong with unpaired tags: crossed, among the words of a paragraph, or alone. */
export function unpairedFaults(
  openings: readonly UnpairedTag[],
  closings: readonly UnpairedTag[],
): Fault[] {
  const left = new Set(closings);
  const faults: Fault[] = [];
  for (const opening of openings) {
    const closing = [...left].find(
      (other) => other.name === opening.name && isAfter(other, opening),
    );
    if (closing) left.delete(closing);
    // An unknown name is told elsewhere: to close it would mend nothing.
    if (isBlockName(opening.name)) faults.push(openingFault(opening, closing));
  }
  for (const closing of left) faults.push(closingFault(closing));
  return faults;
}

function openingFault({ node, name }: UnpairedTag, closing: UnpairedTag | undefined): Fault {
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
  const mayClose = /^<\S+>$/.test(node.value)
    ? `, ou la barre oblique de </${name}> si cette balise devait fermer un bloc`
    : '';
  return wrong(placeOf(node), {
    rule: 'bloc-non-ferme',
    message: `Le bloc <${name}> ouvert ici n’est pas fermé.`,
    hint: standsAlone(name)
      ? 'Ce bloc ne contient pas de texte : terminez sa balise par « /> ».'
      : `Ajoutez la ligne </${name}> à la fin de ce bloc, entre deux lignes vides${mayClose}.`,
    suggestion: standsAlone(name) ? node.value.replace(/\s*>$/, ' />') : `</${name}>`,
  });
}

function closingFault({ node, name }: UnpairedTag): Fault {
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
