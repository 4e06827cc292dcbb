import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { alive } from '../../theme/protocol.ts';
import { fontSize, inset, media, radius, space, touchTarget } from '../../theme/scale.ts';

export const embed = style({ inlineSize: '100%' });

export const note = style({ fontSize: fontSize.small, color: vars.color.text.quiet });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  overflowWrap: 'anywhere',
});

/** The place of the frame: without scripts nothing comes, and no room is reserved. */
export const area = style({
  display: 'none',
  position: 'relative',
  marginBlockStart: space[1],
  selectors: {
    [`${alive} &`]: { display: 'block' },
    // Its own code may fail within a block that is alive.
    'html.js [data-live][data-failed] &': { display: 'none' },
  },
});

/** Room for most forms, which are taller where they are narrow: what stands below need not move. A map has it anyway. */
export const roomy = styleVariants({
  600: { '@media': { [`not ${media.tablet}`]: { minBlockSize: '48rem !important' as '48rem' } } },
  880: {},
});

/** Reserved until the frame is near: the policy of a page lets its HTML hold no style attribute. */
export const reserved = styleVariants({ 600: { minBlockSize: 600 }, 880: { minBlockSize: 880 } });

export const loading = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: '16rem',
  display: 'grid',
  placeContent: 'center',
  padding: space[2],
  color: vars.color.text.quiet,
});

export const frame = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  border: 0,
  outline: `1px solid ${vars.color.border.soft}`,
  outlineOffset: '-1px',
  borderRadius: radius.small,
  background: vars.color.background.raised,
});

export const fallback = style({ padding: inset });

export const unheard = style({ visibility: 'hidden' });

export const ways = style({ marginBlock: space[1] });

/** In sight as long as its form is, without moving what the visitor types in. */
export const offline = style({
  position: 'sticky',
  insetBlockEnd: 0,
  padding: space[2],
  background: vars.color.background.tint,
});
