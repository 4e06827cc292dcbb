import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { nodesOf, startOf } from '../../mdx/nodes-of.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf } from './context.ts';
import { issueIn, proseLines } from './prose-lines.ts';

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);
/** A footnote mark that Markdown did not parse, and a colon after it: `[^1]`, `[^1] :`. */
const CALL = /(?<!\\)\[\^(?=[^\]\n]*[^\]\s])([^\]\n]{1,60})\](\s*:)?/g;

/** Reports each footnote without a text one time: at its malformed definition (`[^1] : texte`), or at the first `[^1]` in a sentence. */
export function notesWithoutText(tree: Root, context: Context): Issue[] {
  if (!context.text.includes('[^')) return [];
  const issues = new Map<string, Issue>();
  const nodes = nodesOf(tree);
  const sentences = nodes.filter(({ type }) => SENTENCES.has(type));
  for (const line of sentences.flatMap((node) => proseLines(node, context))) {
    for (const { 0: mark, 1: label = '', 2: colon, index } of line.unparsed.matchAll(CALL)) {
      const isDefinition = index === 0 && colon !== undefined;
      if (issues.has(label) && !isDefinition) continue;
      const isApart = isDefinition && /\s/.test(colon) && !/\s/.test(label);
      const diagnosis = isApart ? apart(label, mark) : withoutText(label);
      issues.set(label, issueIn(line, index, context, diagnosis));
    }
  }
  // Markdown parses `[^ma note]: mot` (a blank in the name, one word after it) as the definition of a link.
  for (const node of nodes)
    if (node.type === 'definition' && node.label?.startsWith('^'))
      issues.set(node.label, issueOf(node, context, withoutText(node.label.slice(1))));
  return [...issues.values()];
}

const RULE = 'note-sans-texte';

function withoutText(label: string): Diagnosis {
  const name = shorten(label, 20);
  return /\s/.test(label)
    ? {
        rule: RULE,
        message: `Le nom de la note « [^${name}] » contient une espace : la note n’est pas reconnue.`,
        hint: `Écrivez « [^${shorten(label.trim(), 20).replace(/\s+/g, '-')}] », dans le texte et devant la note.`,
      }
    : {
        rule: RULE,
        message: `La note « [^${name}] » n’a pas de texte.`,
        hint: `Ajoutez au bas de la page une ligne qui commence par « [^${name}]: », puis le texte de la note.`,
      };
}

/** Diagnosis of a definition with a space before its colon. */
const apart = (label: string, mark: string) => ({
  rule: RULE,
  message: `Une espace sépare « [^${shorten(label, 20)}] » du deux-points : la note n’est pas reconnue.`,
  hint: `Collez le deux-points au crochet, puis laissez une espace : « [^${shorten(label, 20)}]: ». Placez cette ligne après une ligne vide.`,
  write: { length: mark.length, text: `[^${label}]:` },
});

/** Reports footnotes that no text calls, and second definitions of a name: visitors would see neither. */
export function unreadDefinitions(tree: Root, context: Context): Issue[] {
  const definitions = nodesOf(tree).filter(
    (node): node is Definition | FootnoteDefinition =>
      node.type === 'footnoteDefinition' ||
      // `[//]: # (…)` is a comment in Markdown: several are allowed.
      (node.type === 'definition' && node.url !== '#'),
  );
  if (definitions.length === 0) return [];
  const called = new Set(callsIn(tree, ''));
  const firsts = new Map<string, number>();
  return definitions.flatMap((node) => {
    const isNote = node.type === 'footnoteDefinition';
    const name = shorten(`${isNote ? '^' : ''}${node.label ?? node.identifier}`, 30);
    const key = `${node.type} ${node.identifier.toLowerCase()}`;
    const first = firsts.get(key);
    firsts.set(key, first ?? startOf(node).line);
    if (first !== undefined) {
      return issueOf(node, context, {
        rule: 'reference-double',
        message: `« [${name}] » est déjà à la ligne ${first} : ${isNote ? 'cette note ne serait pas montrée' : 'les liens mèneraient tous à la première adresse'}.`,
        hint: `Donnez un autre nom à ${isNote ? 'cette note' : 'cette adresse'}, ici et dans le texte qui l’appelle, ou effacez l’une des deux lignes.`,
      });
    }
    if (!isNote || called.has(node.identifier)) return [];
    return issueOf(node, context, {
      rule: 'note-non-appelee',
      message: `Rien n’appelle la note « [${name}] » : elle ne serait pas montrée.`,
      hint: `Écrivez « [${name}] » dans le texte, à l’endroit que la note explique, ou effacez cette ligne.`,
    });
  });
}

/** Names of the footnotes that are called; a call within the text of the same footnote (`inside`) does not count. */
function callsIn(node: Nodes, inside: string): string[] {
  if (node.type === 'footnoteReference') return node.identifier === inside ? [] : [node.identifier];
  if (!('children' in node)) return [];
  const within = node.type === 'footnoteDefinition' ? node.identifier : inside;
  return node.children.flatMap((child) => callsIn(child, within));
}
