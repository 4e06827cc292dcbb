import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import * as t from '../../theme/index.ts';

const { accent, background, state, text } = t.color;

/** Buttons and button links, with the variants and sizes of docs/contract.md#look. */
export const button = recipe({
  base: {
    ...t.touchLine('inline-flex'),
    justifyContent: 'center',
    gap: t.space[1],
    padding: `${t.space.half} ${t.inset}`,
    border: '2px solid transparent',
    borderRadius: t.radius.small,
    fontWeight: t.fontWeight.strong,
    lineHeight: 1.2,
    textDecoration: 'none',
    textAlign: 'center',
    transition: `transform ${t.duration.fast}`,
    // Buttons are not printed; links to other sites are printed as a line of text.
    '@media': { [t.media.phone]: { width: '100%' }, [t.media.print]: { display: 'none' } },
    selectors: {
      '&[href^=http]': t.on.print({
        display: 'block',
        minHeight: 0,
        padding: 0,
        border: 0,
        textAlign: 'start',
      }),
      '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
      '&:hover': { textDecoration: 'underline' },
      // Only with a mouse: on a touch screen `:hover` still applies after a tap, and the button would stay moved.
      '&:hover:not(:active)': t.on.hover({ transform: 'translateY(-2px)' }),
      // A button of a feature that is not available yet: outlined, with a tag at its end.
      '&[data-notice]:where(:not([type=submit]))': {
        border: '1px solid currentColor',
        flexWrap: 'wrap',
        maxWidth: '100%',
        paddingInlineEnd: t.space[1],
        background: 'none',
        color: 'inherit',
        textDecoration: 'none',
      },
      // In a list or panel such a button must be less visible than the links: no border.
      ':is(li,aside) &[data-notice]': {
        justifyContent: 'start',
        borderColor: 'transparent',
        paddingInlineStart: 0,
        fontWeight: t.fontWeight.medium,
      },
    },
  },
  variants: {
    variant: {
      default: { background: background.action, color: text.onAction },
      destructive: { background: state.danger, color: state.dangerText },
      outline: { borderColor: 'currentColor', background: 'none', color: 'inherit' },
      secondary: { background: accent.second, color: text.onSecond },
      ghost: { background: 'none', color: 'inherit' },
      link: {
        padding: 0,
        borderInline: 0,
        // The label begins below the first letter of the text above.
        justifyContent: 'start',
        background: 'none',
        color: text.link,
        textDecoration: 'underline',
      },
    },
    size: {
      default: {},
      sm: { width: 'auto', paddingInline: t.space[2], fontSize: t.fontSize.small },
      /** On a phone two buttons with short labels share a line. */
      shared: {
        paddingInline: 'clamp(.875rem,4.2vw,1.5rem)',
        ...t.on.phone({ width: 'auto', flexGrow: 1 }),
      },
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});

/** A row of buttons; on a phone each is as wide as the line. */
export const actions = style(t.wrap(t.space[2]));

/** A sentence on its own line among buttons, whose container is a flex box or a grid. */
export const line = style({ flexBasis: '100%', gridColumn: '1/-1', fontSize: t.fontSize.small });
