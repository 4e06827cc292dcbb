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

/** An element of HTML: refused, with the Markdown or the block to write instead. */
export function htmlFault(element: Element): Fault {
  const name = element.name ?? '';
  const suggestion = markdownOf(element, name.toLowerCase());
  return wrong(placeOf(element), {
    rule: 'html',
    message: `La balise <${name}> vient du HTML, que les pages n’acceptent pas.`,
    hint: insteadOf(name),
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}

/** The same in Markdown, when its content is plain text. */
function markdownOf(element: Element, name: string): string | undefined {
  const value = (property: string) => {
    const found = element.attributes.find((one) => 'name' in one && one.name === property);
    return typeof found?.value === 'string' ? found.value : '';
  };
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
