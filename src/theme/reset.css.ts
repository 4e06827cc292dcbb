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

globalStyle('img,video', { height: 'auto' });

// Bright drawings would dazzle in the dark scheme.
globalStyle('img', { '@media': { [media.dark]: { filter: 'brightness(.87)' } } });

globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit' });

globalStyle('button,summary,[role=tab]', { cursor: 'pointer' });

// Safari drops the role of a list without markers, unless it is written.
globalStyle(':where([role=list])', { padding: 0, listStyle: 'none' });
