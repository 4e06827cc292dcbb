import { expect, test } from 'vitest';
import { renderText } from '../../../src/screen/preview/render-text.ts';
import { readFile } from '../../../src/screen/read-file.ts';
import { withoutHiddenCharacters } from '../../../src/values/text.ts';
import { frozenFiles, frozenPictures } from './frozen-files.ts';

const files = frozenFiles();
const attachments = frozenPictures();
const texts = files.filter(({ path }) => path.endsWith('.mdx'));

/** Words of HTML or of a text, as they are compared: no marks, no special blanks. */
const wordsIn = (text: string) =>
  withoutHiddenCharacters(text.replace(/<[^>]+>/g, ' '))
    .replace(/&#x27;/g, "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');

test.each(texts.map((file) => [file.path, file] as const))(
  '%s is seen on a page of the site, in its language',
  async (_, edited) => {
    const { body, title, values } = readFile(edited);
    const shown = renderText({ files, edited, attachments });
    if (body.trim() === '' && edited.path.startsWith('content/articles/'))
      return expect(shown).rejects.toThrow(/pas encore de page/);
    const { html, lang } = await shown;
    expect(wordsIn(html)).toContain(wordsIn(title));
    expect(lang).toBe(Object(values).lang ?? 'fr');
    expect(html).not.toContain('undefined');
  },
);
