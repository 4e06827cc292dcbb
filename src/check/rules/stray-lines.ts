import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import { type Issue, issueAt } from '../../values/issue.ts';

/** A line of frontmatter: `title: …`. French prose does not match: `Titre : …` has a capital, and a space before the colon. */
const KEY = /^\s*(?:-\s+)?([a-z]\w*):(?:\s|$)/;

/** Reports lines of frontmatter at the start of a body, which would be shown as text. */
export function strayLines(document: Document): Issue[] {
  const { file, kind, text, bodyLine, frontmatter, schema, facts } = document;
  // Invalid frontmatter may really end on a later line, so these lines may be part of it.
  if (!kind || !frontmatter) return [];
  const body = linesWithoutCode(text, facts).slice(bodyLine - 1);
  const top = body.findIndex((line) => line.trim() !== '');
  const [first, second] = body.slice(top, top + 2).map((line) => KEY.exec(line)?.[1]);
  const keys = keysAt(schema, []);
  const isKey = first !== undefined && keys.includes(first);
  // A single line `- key: …` may be an item of a Markdown list.
  const isItem = (list: string) => {
    const own = keysAt(schema, [list, 0]);
    return [first, second].every((key) => key !== undefined && own.includes(key));
  };
  if (first === undefined || !(isKey || keys.some(isItem))) return [];
  return [
    issueAt(
      file,
      { line: bodyLine + top, column: 1 },
      {
        rule: 'liste-sous-en-tete',
        message: `Ce passage va au-dessus de la ligne « --- » (ligne ${bodyLine - 1}) : ici, le site montrerait « ${first}: » comme du texte.`,
        hint: 'Coupez-le et collez-le juste au-dessus des trois tirets, avec autant d’espaces au début que les lignes voisines.',
      },
    ),
  ];
}
