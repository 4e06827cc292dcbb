import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type Fault, placeOf, short, wrong } from '../fault.ts';
import { addressFault, pictureAddressFault } from './addresses.ts';
import { type Context, sourceOf } from './context.ts';

/** What is wrong with a link, a picture or a heading written in Markdown. */
export function markdownFaults(node: Nodes, context: Context, pictured: Set<string>): Fault[] {
  switch (node.type) {
    case 'link':
      return [...linkFaults(node, context), ...wordless(node)];
    case 'image':
      return [...imageFaults(node, context), ...withoutAlt(node, node.alt)];
    case 'imageReference':
      return withoutAlt(node, node.alt);
    case 'definition':
      return pictured.has(node.identifier) ? imageFaults(node, context) : linkFaults(node, context);
    case 'text':
      return lostReferences(node, context);
    default:
      return [];
  }
}

/** The references that pictures make: their definitions are addresses of pictures. */
export function picturedNames(tree: Root): Set<string> {
  const names = new Set<string>();
  const look = (node: Nodes): void => {
    if (node.type === 'imageReference') names.add(node.identifier);
    if ('children' in node) for (const child of node.children) look(child);
  };
  look(tree);
  return names;
}

const subject = (node: Link | Image | Definition, context: Context) => ({
  address: node.url,
  place: placeOf(node),
  context,
  /** The source with its address replaced; nothing when the address was written another way. */
  give: (address: string) => {
    const source = sourceOf(node, context);
    const at = source?.lastIndexOf(node.url) ?? -1;
    return source && node.url && at >= 0
      ? source.slice(0, at) + address + source.slice(at + node.url.length)
      : undefined;
  },
});

const linkFaults = (node: Link | Definition, context: Context) =>
  addressFault(subject(node, context));

const imageFaults = (node: Image | Definition, context: Context) =>
  pictureAddressFault(subject(node, context));

function wordless(node: Link): Fault[] {
  const holdsBlock = node.children.some((child) => child.type === 'mdxJsxTextElement');
  if (textOf(node).trim() !== '' || holdsBlock) return [];
  return [
    wrong(placeOf(node), {
      rule: 'lien-sans-texte',
      message: 'Ce lien n’a pas de texte : personne ne peut le voir ni le suivre.',
      hint: 'Écrivez entre les crochets ce que l’on trouve au bout du lien. Exemple : [Me contacter](/contact)',
    }),
  ];
}

function withoutAlt(node: Nodes, alt: string | null | undefined): Fault[] {
  if (alt?.trim()) return [];
  return [
    wrong(placeOf(node), {
      rule: 'alt-manquant',
      message: 'Cette image n’a pas de description.',
      hint: 'Écrivez entre les crochets ce que montre l’image, pour qui ne la voit pas. Exemple : ![Deux enfants plantent un arbre.](/images/nom.jpg)',
    }),
  ];
}

/** `[texte][nom]` and `[^1]` that nothing defines stay plain text: the editor meant a link or a note. */
function lostReferences(node: Nodes, context: Context): Fault[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const faults: Fault[] = [];
  for (let line = start.line; line <= end.line; line++) {
    const from = line === start.line ? start.column - 1 : 0;
    const text = context.lines[line - 1]?.slice(0, line === end.line ? end.column - 1 : undefined);
    for (const found of (text ?? '').slice(from).matchAll(LOST)) {
      const [whole, note, label, name] = found;
      const place = { line, column: from + found.index + 1 };
      if (note !== undefined) faults.push(wrong(place, lostNote(note)));
      else if (label !== undefined) faults.push(wrong(place, lostLink(whole, label, name ?? '')));
    }
  }
  return faults;
}

const LOST = /(?<!\\)(?:\[\^([^\]\s]{1,60})\](?!:)|\[([^\]\n[]{1,200})\]\[([^\]\n[]{0,100})\])/g;

const lostNote = (name: string) => ({
  rule: 'note-sans-texte',
  message: `La note « [^${short(name, 20)}] » n’a pas de texte.`,
  hint: `Ajoutez au bas de la page une ligne qui commence par « [^${short(name, 20)}]: », puis le texte de la note.`,
  suggestion: `[^${name}]: Le texte de la note.`,
});

const lostLink = (whole: string, label: string, name: string) => ({
  rule: 'lien-sans-adresse',
  message: `« ${short(whole)} » renvoie à une adresse qui n’est écrite nulle part dans ce fichier.`,
  hint: `Écrivez l’adresse entre parenthèses : [${short(label, 30)}](/contact), ou ajoutez une ligne « [${short(name || label, 30)}]: /contact ».`,
});
