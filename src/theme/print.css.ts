import { globalStyle } from '@vanilla-extract/css';
import { variables } from './changes.ts';
import { descriptors } from './layout.ts';
import { lightPalette } from './light-palette.ts';
import type { Palette } from './palette.ts';
import { media } from './scale.ts';

const [black, white] = ['#000', '#fff'] as const;

const all = <Name extends string>(names: Readonly<Record<Name, string>>, value: string) =>
  Object.fromEntries(Object.keys(names).map((name) => [name, value])) as Record<Name, string>;

const { background, text, accent, state } = lightPalette.color;

/** Black on white, whatever the section or the scheme. */
const printPalette: Palette = {
  color: {
    background: all(background, white),
    text: all(text, black),
    border: { soft: '#999', firm: black },
    accent: { ...all(accent, white), main: black },
    state: all(state, black),
    focus: black,
  },
  hour: { horizon: 'none', disc: 'none', place: '0', glow: '#0000' },
  motif: 'none',
  ribbon: 'none',
};

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@media': { [media.print]: rule } });
};

// Two selectors: it must win over the section's class, which is on the same body.
print(':root,:root body', { vars: variables(printPalette), colorScheme: 'light' });

print('*,::before,::after', {
  background: 'none !important',
  boxShadow: 'none !important',
});

globalStyle('@page', descriptors({ size: 'A4', margin: '16mm' }));

print('body', { fontSize: '10.5pt', lineHeight: '1.45' });

// With the sizes of a screen a long text would take one more sheet.
print('h1', { fontSize: '24pt !important' });
print('h2', { fontSize: '15pt !important' });

// On paper a link can only be typed.
print('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  fontSize: '.85em',
  overflowWrap: 'anywhere',
  // In a link that is a box of its own, the blank before the bracket would go.
  whiteSpace: 'pre-wrap',
});

print('h1,h2,h3,h4', { breakAfter: 'avoid' });

print('p,li,dd', { orphans: 3, widows: 3 });

// The space that coloured bands need on a screen would be half of each sheet.
print('main section,main header', { paddingBlock: '3mm !important' });

// The space below the last line could take a sheet of its own.
print('main section:last-child', { paddingBlockEnd: '0 !important' });

// Toasts and the banner of a preview are no part of the page.
print('#app>div,body>aside', { display: 'none !important' });

print('figure,blockquote,tr,li', { breakInside: 'avoid' });

print('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
