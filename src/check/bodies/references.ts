import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { nodesOf, startOf } from '../../mdx/nodes-of.ts';
import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf } from './context.ts';

/** Reports footnotes that no text calls, and second definitions of a name: visitors would see neither. */
export function referenceIssues(tree: Root, context: Context): Issue[] {
  const nodes = nodesOf(tree);
  const definitions = nodes.filter(
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
