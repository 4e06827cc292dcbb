import { globalStyle } from '@vanilla-extract/css';
import { media } from './scale.ts';

globalStyle('*,::before,::after', { boxSizing: 'border-box' });

// A dialog keeps the margins that centre it.
globalStyle(':where(:not(dialog))', { margin: 0 });

globalStyle('html', { textSizeAdjust: '100%', WebkitTextSizeAdjust: '100%' });

globalStyle('img,svg,video,canvas,iframe', { display: 'block', maxWidth: '100%', border: 0 });

globalStyle('picture', { display: 'contents' });

// In a grid each would take a cell and a gap of its own, before its photo.
globalStyle('source', { display: 'none' });

// A frame cuts a photo at its foot rather than through a face. Drawings have no sources around them.
globalStyle(':root picture>img', { objectPosition: '50% 25%' });

globalStyle('img,video', { height: 'auto' });

// Between texts, a tall photo is still seen whole.
globalStyle('p img', { maxHeight: '90vh', objectFit: 'contain' });

// Bright drawings would dazzle in the dark scheme.
globalStyle('img', { '@media': { [media.dark]: { filter: 'brightness(.87)' } } });

globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit' });

globalStyle('button,summary,[role=tab]', { cursor: 'pointer' });

// Safari drops the role of a list without markers, unless it is written.
globalStyle(':where([role=list])', { padding: 0, listStyle: 'none' });
