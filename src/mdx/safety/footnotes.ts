import type { Nodes, Root } from 'mdast';
import { doubtful, type Fault, placeOf, type Said, short, wrong } from '../fault.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';
import { placeIn, proseLines } from './prose-lines.ts';

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);
/** The call of a note that Markdown left as plain text, and the colon that a blank keeps from it. */
const CALL = /(?<!\\)\[\^([^\]\s]{1,60})\](?!:)(\s+:)?/g;

/** What is wrong with the notes at the foot of a page: without a text, badly written, or never called. */
export function footnoteFaults(tree: Root, context: Context): Fault[] {
  if (!context.lines.some((line) => line.includes('[^'))) return [];
  const nodes = nodesOf(tree);
  return [...unparsedCalls(nodes, context), ...uncalled(nodes)];
}

function unparsedCalls(nodes: readonly Nodes[], context: Context): Fault[] {
  const calls = nodes
    .filter(({ type }) => SENTENCES.has(type))
    .flatMap((node) => proseLines(node, context))
    .flatMap((line) =>
      Array.from(line.unparsed.matchAll(CALL), ({ 1: name = '', 2: colon, index }) => ({
        name,
        isText: index === 0 && colon !== undefined,
        place: placeIn(line, index),
        text: line.source.replace(/^\S+\s+:\s*/, ''),
      })),
    );
  const texts = new Set(calls.filter(({ isText }) => isText).map(({ name }) => name));
  return calls.flatMap(({ name, isText, place, text }) => {
    // Told at its text, or at its first call.
    if (texts.has(name) && !isText) return [];
    texts.add(name);
    return [wrong(place, isText ? spaced(name, text) : textless(name))];
  });
}

const spaced = (name: string, text: string): Said => ({
  rule: 'note-sans-texte',
  message: `Une espace sépare « [^${short(name, 20)}] » du deux-points : la note n’est pas reconnue.`,
  hint: `Collez le deux-points au crochet, puis laissez une espace : « [^${short(name, 20)}]: ». Placez cette ligne après une ligne vide.`,
  suggestion: `[^${name}]: ${text}`,
});

const textless = (name: string): Said => ({
  rule: 'note-sans-texte',
  message: `La note « [^${short(name, 20)}] » n’a pas de texte.`,
  hint: `Ajoutez au bas de la page une ligne qui commence par « [^${short(name, 20)}]: », puis le texte de la note.`,
});

/** Notes that the page leaves out without a word. */
function uncalled(nodes: readonly Nodes[]): Fault[] {
  const called = new Set(
    nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
  );
  return nodes.flatMap((node) => {
    if (node.type !== 'footnoteDefinition' || called.has(node.identifier)) return [];
    const name = short(node.label ?? node.identifier, 20);
    return [
      doubtful(placeOf(node), {
        rule: 'texte-perdu',
        message: `Aucune phrase n’appelle la note « [^${name}] » : elle ne serait pas montrée.`,
        hint: `Écrivez « [^${name}] » dans le texte, juste après le mot que la note explique, ou retirez la note.`,
      }),
    ];
  });
}
