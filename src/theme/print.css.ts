import { globalStyle } from '@vanilla-extract/css';
import { variables } from './changes.ts';
import { descriptors } from './descriptors.ts';
import { printPalette } from './printPalette.ts';
import { media } from './scale.ts';

const print = (selector: string, rule: Parameters<typeof globalStyle>[1]): void => {
  globalStyle(selector, { '@media': { [media.print]: rule } });
};

// Twice a selector: it must win over the section's class, which is on the same body.
print(':root,:root body', { vars: variables(printPalette), colorScheme: 'light' });

print('*,::before,::after', {
  background: 'none !important',
  boxShadow: 'none !important',
});

globalStyle('@page', descriptors({ size: 'A4', margin: '18mm' }));

print('body', { fontSize: '11pt' });

// On paper a link can only be typed.
print('main a[href^="http"]::after', {
  content: '" (" attr(href) ")"',
  fontSize: '.85em',
  overflowWrap: 'anywhere',
});

print('h1,h2,h3,h4', { breakAfter: 'avoid' });

print('figure,blockquote,tr,li', { breakInside: 'avoid' });

print('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
