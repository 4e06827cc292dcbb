import type { Definition, FootnoteDefinition, Root } from 'mdast';
import { nodesOf, startOf } from '../../mdx/nodes-of.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf, rangeOf } from './context.ts';

/** A footnote mark that Markdown did not parse: `[^1]`. */
const CALL = /(?<!\\)\[\^(?=[^\]\n]*[^\]\s])([^\]\n]{1,60})\]/g;
/** A footnote whose colon is apart: `[^1] :`. */
const APART = /(?<=^|\ue000)\[\^([^\]\s]{1,60})\][ \t\u00a0\u202f]+:/gm;

/** Reports each footnote without a text one time: at its malformed definition (`[^1] : texte`), or at the first `[^1]` in a sentence. */
export function notesWithoutText(tree: Root, left: string, context: Context): Issue[] {
  const { file, text } = context;
  const issues = new Map<string, Issue>();
  const add = (label: string, offset: number, diagnosis: Diagnosis) =>
    issues.set(label, issueAt(file, pointAt(text, offset), diagnosis));
  for (const { 1: label = '', index } of left.matchAll(CALL))
    if (!issues.has(label)) add(label, index, withoutText(label));
  for (const { 0: mark, 1: label = '', index } of left.matchAll(APART))
    add(label, index, apart(label, index, mark.length));
  // Markdown parses `[^ma note]: mot` (a blank in the name, one word after it) as the definition of a link.
  for (const node of nodesOf(tree))
    if (node.type === 'definition' && node.label?.startsWith('^'))
      add(node.label.slice(1), rangeOf(node).from, withoutText(node.label.slice(1)));
  return [...issues.values()];
}

const RULE = 'note-sans-texte';

function withoutText(label: string): Diagnosis {
  const name = shorten(label, 20);
  return /\s/.test(label)
    ? {
        rule: RULE,
        message: `Le nom de la note « [^${name}] » contient un espace : la note n’est pas reconnue.`,
        hint: `Écrivez « [^${shorten(label.trim(), 20).replace(/\s+/g, '-')}] », dans le texte et devant la note.`,
      }
    : {
        rule: RULE,
        message: `La note « [^${name}] » n’a pas de texte.`,
        hint: `Ajoutez au bas de la page une ligne qui commence par « [^${name}]: », puis le texte de la note.`,
      };
}

/** Diagnosis of a definition with a space before its colon. */
const apart = (label: string, from: number, length: number): Diagnosis => ({
  rule: RULE,
  message: `Un espace sépare « [^${shorten(label, 20)}] » du deux-points : la note n’est pas reconnue.`,
  hint: `Collez le deux-points au crochet, puis laissez un espace : « [^${shorten(label, 20)}]: ». Placez cette ligne après une ligne vide.`,
  fix: { from, to: from + length, text: `[^${label}]:` },
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
  const called = new Set(
    nodesOf(tree).flatMap((node) => (node.type === 'footnoteReference' ? node.identifier : [])),
  );
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
