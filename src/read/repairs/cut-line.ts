import { isBlank, isComment, takeApart } from '../yaml/line.ts';
import type { Repair, Suspect } from './repair.ts';

/** `  - t` over `itle: Conter`: a line and the one below it, put together again. */
export function* cutLine({ lines, head, line }: Suspect): Generator<Repair> {
  const text = (lines[line - 1] ?? '').trimEnd();
  const below = lines[line] ?? '';
  if (line >= head.to || isBlank(text) || isComment(text) || isBlank(below)) return;
  const { content, column } = takeApart(text);
  const rest = below.trimStart();
  // Behind a remark it would become one, and a whole line of the page be gone.
  if (/\s#/.test(text) && /^(?:- |-$|[a-z]\w*:)/.test(rest)) return;
  for (const space of ['', ' ']) {
    const whole = text + space + rest;
    yield {
      lines: lines.toSpliced(line - 1, 2, whole),
      more: -1,
      fault: {
        rule: 'yaml-retrait',
        line,
        column: column + 1,
        message: `Cette ligne est coupée en deux : « ${content.slice(0, 20)} » d’un côté, « ${rest.slice(0, 40)} » de l’autre.`,
        hint: 'Remplacez ces deux lignes par une seule.',
        suggestion: whole,
      },
    };
  }
}
