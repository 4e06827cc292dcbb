import { globalStyle } from '@vanilla-extract/css';
import { band, place } from '../../blocks/register/support-panel.css.ts';
import * as t from '../../theme/index.ts';
import { body } from './initiative.css.ts';

// What an editor writes outside a band. All of it in `:where()`, so that a block has its own margins.

globalStyle(`:where(.${body}>*,.${body}>[data-live]>*)`, {
  gridColumn: 2,
  marginBlockStart: t.space[3],
});

globalStyle(`:where(.${body}>section)`, { gridColumn: '1 / -1', marginBlockStart: 0 });

globalStyle(`:where(.${body}>:is(p,ul,ol,blockquote))`, { maxInlineSize: t.measure });

globalStyle(`:where(.${body}>h2)`, { marginBlockStart: t.space[8] });

globalStyle(`:where(.${body}>:not(section):has(+:is(section,.${place})))`, {
  marginBlockEnd: t.space[8],
});

globalStyle(`:where(.${body}>:not(section):last-child)`, { marginBlockEnd: t.space[10] });

// What an editor writes beside the panel, in the same band.
globalStyle(`.${place}>.${band}>:is(p,ul,ol)`, t.on.desktop({ paddingInline: t.inset }));
