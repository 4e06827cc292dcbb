import type { Nodes, Root } from 'mdast';
import type { Issue } from '../../issue.ts';
import { short } from '../../text.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';
import { issueIn, proseLines } from './prose-lines.ts';

const SENTENCES = new Set<Nodes['type']>(['paragraph', 'heading', 'tableCell']);
/** The call of a note that Markdown left as plain text, and the colon that a blank keeps from it. */
const CALL = /(?<!\\)\[\^([^\]\s]{1,60})\](?!:)(\s+:)?/g;

/** Notes without a text: one issue a note, at its badly written text, else at its first call. */
export function footnoteIssues(tree: Root, context: Context): Issue[] {
  if (!context.lines.some((line) => line.includes('[^'))) return [];
  const issues = new Map<string, Issue>();
  const lines = nodesOf(tree)
    .filter(({ type }) => SENTENCES.has(type))
    .flatMap((node) => proseLines(node, context));
  for (const line of lines) {
    for (const { 1: label = '', 2: colon, index } of line.unparsed.matchAll(CALL)) {
      const isText = index === 0 && colon !== undefined;
      if (issues.has(label) && !isText) continue;
      const name = short(label, 20);
      const diagnosis = isText
        ? {
            message: `Une espace sépare « [^${name}] » du deux-points : la note n’est pas reconnue.`,
            hint: `Collez le deux-points au crochet, puis laissez une espace : « [^${name}]: ». Placez cette ligne après une ligne vide.`,
            suggestion: `[^${label}]: ${line.source.replace(/^\S+\s+:\s*/, '')}`,
          }
        : {
            message: `La note « [^${name}] » n’a pas de texte.`,
            hint: `Ajoutez au bas de la page une ligne qui commence par « [^${name}]: », puis le texte de la note.`,
          };
      issues.set(label, issueIn(line, index, context, { rule: 'note-sans-texte', ...diagnosis }));
    }
  }
  return [...issues.values()];
}
