import type { Document } from '../../content/document.ts';
import { fieldsOf } from '../../content/schema/schema-fields.ts';
import type { Issue } from '../../values/issue.ts';
import { name } from '../../values/paths.ts';
import { shorten } from '../../values/text.ts';
import { valueIssue } from './value-issue.ts';

const LINK =
  /!?\[([^\][\n]{1,200})\]\((?:https?:|mailto:|tel:|www\.|\.{0,2}\/|#)[^()\s]{0,300}\)/gu;
/** Bold and italics around whole words: `**mot**`. Not `ami*e*s` or `Prix*`, which are ordinary French. */
const AROUND =
  /(?<![\p{L}\p{N}*_\\/])(\*{1,3}|_{1,3})(?=[\p{L}\p{N}«"“[(])([^*_\n]{1,200})(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
/** HTML tags that were pasted from word processors and other sites: `<br>`, `<span class="a">`. */
const TAG =
  /<\/?(?:b|strong|i|em|u|s|br|p|span|sup|sub|small|a|div|h[1-6]|ul|ol|li)(?:\s[^<>\n]{0,200})?\/?>/giu;
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{1,7}|#x[\da-f]{1,6});/giu;

// A note for oneself in the form of any tool: `<!-- -->`, also with pasted quotes, braces with stars, `%% %%`.
const NOTE = /[<‹]!--.*?(?:--[>›]|$)|\{\/\*.*?(?:\*\/\}|$)|%%.*?(?:%%|$)/gsu;

/** Reports notes in frontmatter, in shared files and in forms: all that stands there is shown. */
export const publishedNotes = (document: Document): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    const note = help.format || typeof value !== 'string' ? undefined : value.match(NOTE)?.[0];
    if (note === undefined || typeof value !== 'string') return [];
    return valueIssue(document, path, {
      rule: 'note-publiee',
      message: `« ${name(path)} » contient une note, « ${shorten(note, 40)} », que les visiteurs liraient.`,
      hint: 'Effacez-la. Une note pour vous s’écrit après un dièse (# à confirmer), ou dans le texte de la page : <!-- à confirmer -->.',
      suggestion: value.replace(NOTE, '').replace(/ {2,}/g, ' ').trim(),
    });
  });

/** The first markup of a text: `**mot**`; undefined when there is none. */
const markIn = (text: string): string | undefined =>
  [LINK, AROUND, TAG, ENTITY]
    .flatMap((marks) => [...text.matchAll(marks)])
    .sort((a, b) => a.index - b.index)[0]?.[0];

/** Reports Markdown and HTML in frontmatter, which is shown as plain text. */
export const frontmatterMarks = (document: Document): Issue[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    const mark = !help.format && typeof value === 'string' ? markIn(value) : undefined;
    if (mark === undefined) return [];
    return valueIssue(document, path, {
      rule: 'mise-en-forme',
      severity: 'warning',
      message: `« ${name(path)} » contient « ${shorten(mark, 40)} » : ces signes n’y mettent rien en forme, et seraient montrés tels quels.`,
      hint: 'Écrivez ici le texte sans ces signes. Le gras, l’italique et les liens se mettent dans le texte d’une page, sous la seconde ligne « --- ».',
    });
  });
