import type { Code } from 'mdast';
import type { Issue } from '../../values/issue.ts';
import { type Context, issueOf, sourceOf } from './context.ts';

/** Reports a code fence (three backticks) that is never closed: the rest of the page would be shown as code. */
export function unclosedFence(node: Code, context: Context): Issue[] {
  const lines = sourceOf(node, context).split('\n');
  const fence = /^(?:`+|~+)/.exec(lines[0] ?? '')?.[0] ?? '';
  const closing = lines.length > 1 ? /^[\s>]*(`+|~+)\s*$/.exec(lines.at(-1) ?? '')?.[1] : '';
  if (closing?.startsWith(fence)) return [];
  const sign = fence.slice(0, 20);
  return [
    issueOf(node, context, {
      rule: 'code-non-ferme',
      message: `La ligne « ${sign} » commence un passage montré tel quel, et rien ne le ferme : la suite du texte y serait prise.`,
      hint: `Là où ce passage finit, ajoutez une ligne qui ne contient que « ${sign} » : les mêmes signes, aussi nombreux. S’il n’y a rien à montrer ainsi, effacez cette ligne.`,
    }),
  ];
}
