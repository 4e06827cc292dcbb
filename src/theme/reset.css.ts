import { globalStyle } from '@vanilla-extract/css';
import { media } from './scale.ts';

globalStyle('*,::before,::after', { boxSizing: 'border-box' });

// Except dialogs, which their margins centre.
globalStyle(':where(:not(dialog))', { margin: 0 });

globalStyle('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });

globalStyle('img,svg,video,canvas,iframe', { display: 'block', maxWidth: '100%', border: 0 });

globalStyle('picture', { display: 'contents' });

// In a grid each `source` would take a cell, because `picture` is `display: contents`.
globalStyle('source', { display: 'none' });

// Photos (with `picture`) are cropped at the bottom rather than through a face; drawings are not in a `picture`.
globalStyle(':root picture>img', { objectPosition: '50% 25%' });

globalStyle('img,video', { height: 'auto' });

// A tall photo between paragraphs fits the screen.
globalStyle('p img', { maxHeight: '90vh', objectFit: 'contain' });

// Bright drawings would dazzle in the dark scheme.
globalStyle('img', { '@media': { [media.dark]: { filter: 'brightness(.87)' } } });

globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit' });

globalStyle('button,summary,[role=tab]', { cursor: 'pointer' });

// Safari drops the list role of a list without markers, unless `role` is set.
globalStyle(':where([role=list])', { padding: 0, listStyle: 'none' });
