import type { Definition, FootnoteDefinition, Root } from 'mdast';
import { nodeIssue, rangeOf, startOf } from '../../documents/body/node-places.ts';
import { nodesOf } from '../../documents/body/nodes-of.ts';
import type { Document } from '../../model/document.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { pointAt } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';

/** A footnote mark that Markdown did not parse: `[^1]`. */
const CALL = /(?<!\\)\[\^(?=[^\]\n]*[^\]\s])([^\]\n]{1,60})\]/g;
/** Reports each footnote without a text one time: at the first `[^1]` that Markdown did not parse, also `[^1] : texte`. */
export function notesWithoutText(tree: Root, unparsed: string, { file, text }: Document): Issue[] {
  // Markdown parses `[^ma note]: mot` (a blank in the name, one word after it) as the definition of a link.
  const links = nodesOf(tree).flatMap((node) =>
    node.type === 'definition' && node.label?.startsWith('^')
      ? [{ label: node.label.slice(1), offset: rangeOf(node).from }]
      : [],
  );
  const calls = Array.from(unparsed.matchAll(CALL), ({ 1: label = '', index }) => ({
    label,
    offset: index,
  }));
  const firsts = new Map([...calls, ...links].toReversed().map((one) => [one.label, one.offset]));
  return Array.from(firsts, ([label, offset]) =>
    issueAt(file, pointAt(text, offset), withoutText(shorten(label, 20))),
  );
}

/** Markdown reads `[NB]: mot` as the address of a link that the text names elsewhere, and shows nothing of it. */
const hiddenLine = (name: string): Fault => ({
  rule: 'ligne-cachee',
  severity: 'warning',
  message: `Les visiteurs ne verraient pas cette ligne : « [${name}]: » donne l’adresse d’un lien que le texte n’emploie pas.`,
  hint: `Pour la montrer, effacez les crochets : « ${name} : … ». Pour un lien, écrivez [les mots](/adresse).`,
});

const withoutText = (name: string): Fault => ({
  rule: 'note-sans-texte',
  message: `La note « [^${name}] » n’a pas de texte.`,
  hint:
    'Après une ligne vide, au bas de la page, commencez une ligne par ' +
    `« [^${name.trim().replace(/\s+/g, '-')}]: », sans espace avant le deux-points, ` +
    'puis écrivez le texte de la note.',
});

/** Reports footnotes that no text calls, and second definitions of a name: visitors would see neither. */
export function unreadDefinitions(tree: Root, document: Document): Issue[] {
  const definitions = nodesOf(tree).filter(
    (node): node is Definition | FootnoteDefinition =>
      node.type === 'footnoteDefinition' ||
      // `[//]: # (…)` is a comment in Markdown: several are allowed.
      (node.type === 'definition' && node.url !== '#' && node.url !== ''),
  );
  if (definitions.length === 0) return [];
  const called = new Set(
    nodesOf(tree).flatMap((node) =>
      node.type === 'footnoteReference'
        ? `^${node.identifier}`
        : node.type === 'linkReference' || node.type === 'imageReference'
          ? node.identifier
          : [],
    ),
  );
  const firsts = new Map<string, number>();
  return definitions.flatMap((node) => {
    const isNote = node.type === 'footnoteDefinition';
    const name = shorten(`${isNote ? '^' : ''}${node.label ?? node.identifier}`, 30);
    const key = `${node.type} ${node.identifier.toLowerCase()}`;
    const first = firsts.get(key);
    firsts.set(key, first ?? startOf(node).line);
    if (first !== undefined) {
      return nodeIssue(node, document, {
        rule: 'reference-double',
        message:
          `« [${name}] » est déjà à la ligne ${first} : ` +
          `${isNote ? 'cette note ne serait pas montrée' : 'les liens mèneraient tous à la première adresse'}.`,
        hint: `Donnez un autre nom à ${isNote ? 'cette note' : 'cette adresse'}, ici et dans le texte qui y renvoie, ou effacez l’une des deux lignes.`,
      });
    }
    if (called.has(`${isNote ? '^' : ''}${node.identifier}`)) return [];
    if (!isNote)
      return node.label?.startsWith('^') ? [] : nodeIssue(node, document, hiddenLine(name));
    return nodeIssue(node, document, {
      rule: 'note-non-appelee',
      message: `Le texte ne renvoie pas à la note « [${name}] » : elle ne serait pas montrée.`,
      hint: `Écrivez « [${name}] » dans le texte, à l’endroit que la note explique, ou effacez cette ligne.`,
    });
  });
}
