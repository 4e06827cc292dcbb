import type { Nodes, Root } from 'mdast';
import { nodesOf } from '../../mdx/nodes-of.ts';
import type { Diagnosis, Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { type Context, issueOf } from './context.ts';
import { issueIn, proseLines } from './prose-lines.ts';

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);
/** A footnote mark that Markdown did not parse, and a colon after it: `[^1]`, `[^1] :`. */
const CALL = /(?<!\\)\[\^(?=[^\]\n]*[^\]\s])([^\]\n]{1,60})\](\s*:)?/g;

/** Reports each footnote without a text one time: at its malformed definition (`[^1] : texte`), or at the first `[^1]` in a sentence. */
export function footnoteIssues(tree: Root, context: Context): Issue[] {
  if (!context.lines.some((line) => line.includes('[^'))) return [];
  const issues = new Map<string, Issue>();
  const nodes = nodesOf(tree);
  for (const line of nodes.filter(isSentence).flatMap((node) => proseLines(node, context))) {
    for (const { 1: label = '', 2: colon, index } of line.unparsed.matchAll(CALL)) {
      const isText = index === 0 && colon !== undefined;
      if (issues.has(label) && !isText) continue;
      const source = line.source.replace(/^[^\]]*\]\s*:\s*/, '');
      const diagnosis = diagnosisOf(label, isText ? { colon, source } : undefined);
      issues.set(label, issueIn(line, index, context, diagnosis));
    }
  }
  // Markdown parses `[^ma note]: mot` (a blank in the name, one word after it) as the definition of a link.
  for (const node of nodes)
    if (node.type === 'definition' && node.label?.startsWith('^'))
      issues.set(node.label, issueOf(node, context, diagnosisOf(node.label.slice(1))));
  return [...issues.values()];
}

const isSentence = ({ type }: Nodes) => SENTENCES.has(type);

/** Diagnosis of a call `[^label]` without definition, or (with `text`) of a definition that was not parsed. */
function diagnosisOf(label: string, text?: { colon: string; source: string }): Diagnosis {
  const rule = 'note-sans-texte';
  const name = shorten(label, 20);
  if (/\s/.test(label))
    return {
      rule,
      message: `Le nom de la note « [^${name}] » contient une espace : la note n’est pas reconnue.`,
      hint: `Écrivez « [^${shorten(label.trim(), 20).replace(/\s+/g, '-')}] », dans le texte et devant la note.`,
    };
  if (text && /\s/.test(text.colon))
    return {
      rule,
      message: `Une espace sépare « [^${name}] » du deux-points : la note n’est pas reconnue.`,
      hint: `Collez le deux-points au crochet, puis laissez une espace : « [^${name}]: ». Placez cette ligne après une ligne vide.`,
      suggestion: `[^${label}]: ${text.source}`,
    };
  return {
    rule,
    message: `La note « [^${name}] » n’a pas de texte.`,
    hint: `Ajoutez au bas de la page une ligne qui commence par « [^${name}]: », puis le texte de la note.`,
  };
}
