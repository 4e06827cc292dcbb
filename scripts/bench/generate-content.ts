import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleName, articleText } from './generate-article.ts';

/** Writes the articles 1 to `count` into a content folder, beside what stands there. */
export async function generateContent(content: string, count: number): Promise<void> {
  const folder = join(content, 'articles');
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= count; number += 1) {
    await writeFile(join(folder, articleName(number)), articleText(number));
  }
}

/** Edits one generated article as an editor does: a sentence more at its end. */
export const editArticle = (content: string, number: number): Promise<void> =>
  appendFile(
    join(content, 'articles', articleName(number)),
    '\nUne phrase de plus, écrite après.\n',
  );
