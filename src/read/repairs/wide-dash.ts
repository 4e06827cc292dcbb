import { takeApart } from '../yaml/line.ts';
import type { Repair, Suspect } from './repair.ts';

/** `-  title: Écrire`: an element whose first key stands further right than those below it. */
export function* wideDash({ lines, line }: Suspect): Generator<Repair> {
  const { indent, dashes, content, column } = takeApart(lines[line - 1] ?? '');
  if (!/^- {2,}$/.test(dashes) || content === '') return;
  const mended = `${indent}- ${content}`;
  yield {
    lines: lines.with(line - 1, mended),
    more: 0,
    fault: {
      rule: 'yaml-liste',
      line,
      column,
      message:
        'Plusieurs espaces suivent le tiret : la première clé n’est pas alignée avec celles du dessous.',
      hint: 'N’écrivez qu’une espace entre le tiret et la clé.',
      suggestion: mended,
    },
  };
}
