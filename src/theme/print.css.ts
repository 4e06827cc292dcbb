import { globalStyle } from '@vanilla-extract/css';
import * as t from './index.ts';

const { accent, background, border, focus, state, text } = t.color;

const all = (names: Readonly<Record<string, string>>, value: string) =>
  Object.fromEntries(Object.values(names).map((name) => [name, value]));

/** Black on white in all sections and schemes. */
const onPaper = {
  ...all({ ...text, ...state, focus, main: accent.main, firm: border.firm }, '#000'),
  ...all({ ...background, second: accent.second, highlight: accent.highlight }, '#fff'),
  [border.soft]: '#999',
};

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, t.on.print(rule));
};

// `:root body` is more specific than the class of the section, which `body` has.
print(':root,:root body', { vars: onPaper, colorScheme: 'light' });

// Some bands and cards have text colours of their own.
print('*,::before,::after', {
  color: '#000 !important',
  background: 'none !important',
  boxShadow: 'none !important',
});

// vanilla-extract has no type for the content of `@page`.
globalStyle('@page', { size: 'A4', margin: '16mm' } as object);

print('body', { fontSize: '10.5pt', lineHeight: '1.45' });

// With the font sizes of a screen a long text would need one more page of paper.
print('h1', { fontSize: '24pt !important' });
print('h2', { fontSize: '15pt !important' });
print('h3', { fontSize: '12pt !important' });
print('h4', { fontSize: '11pt !important' });

// On paper a link needs its address in print, to be typed.
print('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  fontSize: '.85em',
  overflowWrap: 'anywhere',
  // Without this value a link that is a block would lose the space before the parenthesis.
  whiteSpace: 'pre-wrap',
});

print('h1,h2,h3,h4', { breakAfter: 'avoid' });

print('p,li,dd', { orphans: 3, widows: 3 });

// With the padding of a screen half of each printed page would be empty.
print('main section,main header', { paddingBlock: '3mm !important' });

// The padding below the last line could need one more page of paper.
print('main :is(section,article):last-child', { paddingBlockEnd: '0 !important' });

// Toasts, the preview banner, drawings as wide as the page and frames of other sites are not printed.
print('#app>div,body>aside,[data-form]:not(:has(form))', {
  display: 'none !important',
});

print('figure,blockquote,tr,li', { breakInside: 'avoid' });

print('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
