import type { FootnoteDefinition, Nodes, Root } from 'mdast';
import { doubtful, type Fault, placeOf, type Said, short, wrong } from '../fault.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';
import { linesOf, unreadLines } from './lines-of.ts';

/** A mark of a note that Markdown left as plain text. */
interface Mark {
  name: string;
  line: number;
  column: number;
  /** What follows it, when it begins its line: the text of a note, perhaps. */
  text: string | undefined;
}

/** What is wrong with the notes at the foot of a page: without a text, badly written, or never called. */
export function noteFaults(tree: Root, context: Context): Fault[] {
  if (!context.lines.some((line) => line.includes('[^'))) return [];
  const nodes = nodesOf(tree);
  const marks = nodes.flatMap((node) => marksIn(node, context));
  const written = new Map(
    marks.flatMap((mark) => (isText(mark, marks) ? [[mark.name, mark]] : [])),
  );
  return [
    ...marks.flatMap((mark) => {
      const text = written.get(mark.name);
      return text && text !== mark ? [] : [wrong(mark, text ? badlyWritten(mark) : lost(mark))];
    }),
    ...uncalled(nodes),
  ];
}

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);
const MARK = /(?<!\\)\[\^([^\]\s]{1,60})\](?!:)/g;

function marksIn(node: Nodes, context: Context): Mark[] {
  if (!SENTENCES.has(node.type)) return [];
  const written = linesOf(node, context);
  if (!written.some(({ source }) => source.includes('[^'))) return [];
  return unreadLines(node, context).flatMap(({ line, from, source }, index) =>
    Array.from(source.matchAll(MARK), ({ 0: whole, 1: name = '', index: at }) => ({
      name,
      line,
      column: from + at + 1,
      text: /^[\s>]*$/.test(source.slice(0, at))
        ? written[index]?.source.slice(at + whole.length)
        : undefined,
    })),
  );
}

/** Whether a mark is surely followed by its note: by a colon, or by words when another mark calls it. */
const isText = ({ name, text = '' }: Mark, marks: readonly Mark[]) =>
  /^\s+:/.test(text) ||
  (/^\s*\p{L}/u.test(text) &&
    marks.some((other) => other.name === name && other.text === undefined));

function badlyWritten({ name, text = '' }: Mark): Said {
  const mark = short(name, 20);
  const note = text.replace(/^\s*:?\s*/, '') || 'Le texte de la note.';
  const isSpaced = /^\s+:/.test(text);
  return {
    rule: 'note-sans-texte',
    message: isSpaced
      ? `Une espace sépare « [^${mark}] » du deux-points : la note n’est pas reconnue.`
      : `Le deux-points manque après « [^${mark}] » : la note n’est pas reconnue.`,
    hint: `Collez le deux-points au crochet, puis laissez une espace : « [^${mark}]: ». Placez cette ligne après une ligne vide.`,
    suggestion: `[^${name}]: ${note}`,
  };
}

const lost = ({ name }: Mark): Said => ({
  rule: 'note-sans-texte',
  message: `La note « [^${short(name, 20)}] » n’a pas de texte.`,
  hint: `Ajoutez au bas de la page une ligne qui commence par « [^${short(name, 20)}]: », puis le texte de la note.`,
  suggestion: `[^${name}]: Le texte de la note.`,
});

/** Notes that the page leaves out without a word. */
function uncalled(nodes: readonly Nodes[]): Fault[] {
  const called = new Set(
    nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : [])),
  );
  const first = new Map<string, FootnoteDefinition>();
  const faults: Fault[] = [];
  for (const node of nodes) {
    if (node.type !== 'footnoteDefinition') continue;
    const name = short(node.label ?? node.identifier, 20);
    const other = first.get(node.identifier);
    if (!other) first.set(node.identifier, node);
    if (other) {
      faults.push(
        doubtful(placeOf(node), {
          rule: 'texte-perdu',
          message: `La note « [^${name}] » a déjà un texte à la ligne ${placeOf(other).line} : celui-ci ne serait pas montré.`,
          hint: `Donnez-lui un autre nom, ici et dans le texte de la page. Exemple : [^${name}-bis]`,
        }),
      );
    } else if (!called.has(node.identifier)) {
      faults.push(
        doubtful(placeOf(node), {
          rule: 'texte-perdu',
          message: `Aucune phrase n’appelle la note « [^${name}] » : elle ne serait pas montrée.`,
          hint: `Écrivez « [^${name}] » dans le texte, juste après le mot que la note explique, ou retirez la note.`,
        }),
      );
    }
  }
  return faults;
}
