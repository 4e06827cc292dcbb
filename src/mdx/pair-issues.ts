import type { Html, Root } from 'mdast';
import { isBlock, isRefused, refusedTag, takesNoText } from '../content/blocks/tag-names.ts';
import { type Diagnosis, type Fix, type Issue, issueAt } from '../values/issue.ts';
import { nodesOf, startOf } from './nodes-of.ts';

/** A tag without a matching opening or closing tag among the children of the same node. */
export interface UnpairedTag {
  node: Html;
  name: string;
  inText: boolean;
}

interface Unpaired {
  opened: readonly UnpairedTag[];
  closed: readonly UnpairedTag[];
  tree: Root;
  file: string;
  source: string;
}

/** Issues of opening and closing tags on different levels of the tree, then of tags without a partner. */
export function pairIssues({ opened, closed, tree, file, source }: Unpaired): Issue[] {
  const issues: Issue[] = [];
  const left = new Set(closed);
  const unread = opened.length + closed.length > 0 ? unreadTags(tree) : new Set();
  for (const opening of opened) {
    const closing = [...left].find(
      ({ node, name }) => name === opening.name && offsetOf(node) > offsetOf(opening.node),
    );
    if (closing) left.delete(closing);
    // Other rules report an unknown name.
    if (!isBlock(opening.name) || (!closing && unread.has(`/${opening.name}`))) continue;
    const [tag, other] = opening.inText || !closing ? [opening, closing] : [closing, opening];
    const diagnosis = other ? notOnOneLevel(tag, other) : neverClosed(tag, source);
    issues.push(issueAt(file, startOf(tag.node), diagnosis));
  }
  for (const { node, name } of left)
    if (!unread.has(name)) issues.push(issueAt(file, startOf(node), closesNothing(name)));
  return issues;
}

const offsetOf = ({ position }: Html) => position?.start.offset ?? 0;

/** Names in tags, with the slash of a closing tag, that the parser could not read, so that it is text: another rule reports it. */
const unreadTags = (tree: Root): ReadonlySet<string> =>
  new Set(
    nodesOf(tree).flatMap((node) =>
      node.type === 'text'
        ? Array.from(node.value.matchAll(/<(\/?[a-z][\w-]*)/gi), ([, name = '']) => name)
        : [],
    ),
  );

const notOnOneLevel = (tag: UnpairedTag, other: UnpairedTag): Diagnosis => {
  const label = tag.node.value.startsWith('</') ? `</${tag.name}>` : `<${tag.name}>`;
  const otherLabel = label.startsWith('</') ? `<${other.name}>` : `</${other.name}>`;
  return {
    rule: 'balise-seule',
    message: `La balise ${label} est ${tag.inText ? 'sur la même ligne que du texte' : 'dans une liste, une citation ou un autre bloc'}, et non au même niveau que ${otherLabel}, ligne ${startOf(other.node).line}.`,
    hint: `Mettez ${label} seule sur sa ligne, avec une ligne vide avant et une ligne vide après. Fermez en premier le bloc ouvert en dernier.`,
  };
};

function neverClosed({ node, name }: UnpairedTag, source: string): Diagnosis {
  const isAlone = takesNoText(name);
  const to = node.position?.end.offset ?? 0;
  const from = /\s/.test(source[to - 2] ?? '') ? to - 2 : to - 1;
  return {
    rule: 'bloc-non-ferme',
    message: `Le bloc <${name}> ouvert ici n’est pas fermé.`,
    hint: isAlone
      ? 'Ce bloc ne contient pas de texte : terminez sa balise par « /> ».'
      : `Ajoutez la ligne </${name}> à la fin de ce bloc, entre deux lignes vides.`,
    ...(isAlone ? { fix: { from, to, text: ' />' } } : {}),
  };
}

const closesNothing = (name: string): Diagnosis =>
  isRefused(name)
    ? refusedTag(name, `</${name}>`)
    : {
        rule: 'fermeture-seule',
        message: `La balise </${name}> ferme un bloc qui n’a pas été ouvert.`,
        hint: `Retirez cette ligne, ou ajoutez <${name}> là où le bloc commence.`,
      };

export const wronglyClosed = ({ node, name }: UnpairedTag, open: UnpairedTag): Diagnosis => ({
  rule: 'bloc-mal-ferme',
  message: `La balise </${name}> ferme un autre bloc que <${open.name}>, ouvert à la ligne ${startOf(open.node).line}.`,
  hint: 'La balise de fin porte exactement le même nom que celle du début, majuscules comprises.',
  fix: { ...rangeOf(node), text: `</${open.name}>` },
});

const rangeOf = ({ position }: Html): Pick<Fix, 'from' | 'to'> => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** Diagnosis of a comment that is never closed, or in which another one starts; undefined for a correct one. */
export function commentDiagnosis(node: Html, source: string): Diagnosis | undefined {
  const { value } = node;
  const isClosed = value.endsWith('-->') && value.length > '<!-->'.length;
  if (isClosed && !value.includes('<!--', 1)) return undefined;
  const [first = '', next = ''] = value.split('\n');
  const end = rangeOf(node).from + first.trimEnd().length;
  // With words on the next line, the end of the note is not sure: visitors would see them.
  const isSure = !isClosed && next.trim() === '' && source.startsWith(first, rangeOf(node).from);
  return {
    rule: 'note-non-fermee',
    message: isClosed
      ? 'Une autre note commence avant la fin de celle-ci : le texte qui les sépare ne paraîtrait pas.'
      : 'Une note « <!-- » commence ici et n’est jamais fermée : elle cacherait la suite du texte.',
    hint: 'Terminez la note par « --> », avec deux traits d’union et non un tiret long. Si elle compte des lignes vides, commencez-la sur une ligne à elle.',
    ...(isSure ? { fix: { from: end, to: end, text: ' -->' } } : {}),
  };
}

export const nestedBlocks = (most: number): Diagnosis => ({
  rule: 'trop-profond',
  message: `Plus de ${most} blocs, gras ou italiques sont placés les uns dans les autres.`,
  hint: 'Fermez chacun avant d’en ouvrir un autre.',
});
