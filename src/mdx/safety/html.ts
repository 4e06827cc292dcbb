import { toString as textOf } from 'mdast-util-to-string';
import { type Fault, placeOf, wrong } from '../fault.ts';
import type { Element } from '../syntax/element.ts';
import { insteadOf } from '../syntax/html-names.ts';

const AROUND: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  s: '~~',
  del: '~~',
  strike: '~~',
  code: '`',
};

const BEFORE: Readonly<Record<string, string>> = { h2: '## ', h3: '### ', h4: '#### ', li: '- ' };

/** GitHub keeps a picture that is pasted into its editor on its own site, where the pages take none from. */
const PICTURE_ELSEWHERE =
  'Cette image est sur un autre site. Mettez-la d’abord dans le dossier content/images (sur GitHub : Add file → Upload files), puis écrivez ![ce que montre l’image](/images/nom.jpg).';

/** An element of HTML: refused, with the Markdown or the block to write instead. */
export function htmlFault(element: Element): Fault {
  const name = element.name ?? '';
  const isElsewhere = name.toLowerCase() === 'img' && /^https?:/i.test(propertyOf(element, 'src'));
  const suggestion = isElsewhere ? undefined : markdownOf(element, name.toLowerCase());
  return wrong(placeOf(element), {
    rule: 'html',
    message: `La balise <${name}> vient du HTML, que les pages n’acceptent pas.`,
    hint: isElsewhere ? PICTURE_ELSEWHERE : insteadOf(name),
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

function propertyOf(element: Element, property: string): string {
  const found = element.attributes.find((one) => 'name' in one && one.name === property);
  return typeof found?.value === 'string' ? found.value : '';
}

/** The same in Markdown, when its content is plain text. */
function markdownOf(element: Element, name: string): string | undefined {
  const value = (property: string) => propertyOf(element, property);
  if (name === 'hr') return '---';
  if (name === 'img' && value('src') !== '') {
    return `![${value('alt') || 'ce que montre l’image'}](${value('src')})`;
  }
  const text = textOf(element).trim();
  if (text === '' || text.includes('\n')) return undefined;
  if (name === 'a') return value('href') === '' ? undefined : `[${text}](${value('href')})`;
  const signs = Object.hasOwn(AROUND, name) ? AROUND[name] : undefined;
  if (signs) return `${signs}${text}${signs}`;
  const before = Object.hasOwn(BEFORE, name) ? BEFORE[name] : undefined;
  return before ? before + text : undefined;
}
