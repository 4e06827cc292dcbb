import { style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { page } from './screen.css.ts';

/** Room for a form and the page of its text side by side. */
const WIDE = '(min-width: 68.75em)';

/** An open text with its preview: each scrolls by itself. */
export const editor = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
});

/** Stays in view while a long form scrolls. */
export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: t.zIndex.header,
  padding: `${t.space[1]} ${t.gutter}`,
  borderBottom: `1px solid ${t.color.border.firm}`,
  background: t.color.background.raised,
});

/** Name of what is open, on one line before its buttons. */
export const title = style({
  flex: '1 1 8rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: t.fontSize.h3,
  lineHeight: t.lineHeight.snug,
});

/** A form and the preview of its text: side by side, or the preview in place of the form on a narrow screen. */
export const panes = style({
  ...t.stack(0),
  flex: '1',
  minHeight: 0,
  '@media': { [WIDE]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const form = style([
  page,
  {
    alignContent: 'start',
    // Inputs of files are hidden by their position: they scroll with the form, and not the window.
    position: 'relative',
    '@media': {
      [WIDE]: { overflowY: 'auto', paddingInline: t.space[3] },
      [`not all and ${WIDE}`]: { display: 'none' },
    },
  },
]);

export const preview = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  borderInlineStart: `1px solid ${t.color.border.firm}`,
});

export const note = style([t.quiet, { padding: `${t.space[1]} ${t.space[2]}` }]);

export const frame = style({ width: '100%', height: '100%' });
