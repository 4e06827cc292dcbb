import type { Html, Root } from 'mdast';
import { isBlock, isRefused, refusedTag, takesNoText } from '../site/blocks/tag-names.ts';
import { type Diagnosis, type Fix, type Issue, issueAt } from '../values/issue.ts';
import { nodesOf, startOf } from './nodes-of.ts';

/** A tag without a matching opening or closing tag among the children of the same node. */
export interface UnpairedTag {
  node: Html;
  name: string;
}

interface Unpaired {
  opened: readonly UnpairedTag[];
  closed: readonly UnpairedTag[];
  tree: Root;
  file: string;
}

/** Issues of tags without a partner on their level of the tree; of a pair on two levels, only the opening tag is reported. */
export function pairIssues({ opened, closed, tree, file }: Unpaired): Issue[] {
  const unread = opened.length + closed.length > 0 ? unreadTags(tree) : new Set();
  const names = new Set(opened.map(({ name }) => name));
  // Other rules report unknown names and tags that could not be read.
  const unclosed = opened.filter(({ name }) => isBlock(name) && !unread.has(`/${name}`));
  const stray = closed.filter(({ name }) => !names.has(name) && !unread.has(name));
  return [
    ...unclosed.map(({ node, name }) => issueAt(file, startOf(node), neverClosed(node, name))),
    ...stray.map(({ node, name }) => issueAt(file, startOf(node), closesNothing(name))),
  ];
}

/** Names in tags, with the slash of a closing tag, that the parser could not read, so that it is text: another rule reports it. */
const unreadTags = (tree: Root): ReadonlySet<string> =>
  new Set(
    nodesOf(tree).flatMap((node) =>
      node.type === 'text'
        ? Array.from(node.value.matchAll(/<(\/?[a-z][\w-]*)/gi), ([, name = '']) => name)
        : [],
    ),
  );

function neverClosed(node: Html, name: string): Diagnosis {
  const isAlone = takesNoText(name);
  const { to } = rangeOf(node);
  return {
    rule: 'bloc-non-ferme',
    message: `Le bloc <${name}> ouvert ici n’est pas fermé au même niveau.`,
    hint: isAlone
      ? 'Ce bloc ne contient pas de texte : terminez sa balise par « /> ».'
      : `Mettez <${name}> et </${name}> chacun seul sur sa ligne, hors d’une liste ou d’une citation, entre deux lignes vides. Fermez en premier le bloc ouvert en dernier.`,
    ...(isAlone ? { fix: { from: to - 1, to, text: ' />' } } : {}),
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
export function commentDiagnosis({ value }: Html): Diagnosis | undefined {
  const isClosed = value.endsWith('-->') && value.length > '<!-->'.length;
  if (isClosed && !value.includes('<!--', 1)) return undefined;
  return {
    rule: 'note-non-fermee',
    message:
      'Une note « <!-- » commence ici et ne se ferme pas avant la suite du texte : elle la cacherait.',
    hint: 'Terminez la note par « --> », avec deux traits d’union et non un tiret long. Si elle compte des lignes vides, commencez-la sur une ligne à elle.',
  };
}

export const nestedBlocks = (most: number): Diagnosis => ({
  rule: 'trop-profond',
  message: `Plus de ${most} blocs, gras ou italiques sont placés les uns dans les autres.`,
  hint: 'Fermez chacun avant d’en ouvrir un autre.',
});
