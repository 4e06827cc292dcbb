import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { duration, fontSize, radius, space, touchTarget } from '../../theme/scale.ts';

const { accent, background, state, text } = vars.color;

/** Buttons and links that look like them: the spec's variants and sizes (section 9). */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minHeight: touchTarget,
    padding: `${space.half} ${space[3]}`,
    border: '2px solid transparent',
    borderRadius: radius.small,
    fontWeight: 650,
    lineHeight: 1.2,
    textDecoration: 'none',
    textAlign: 'center',
    transition: `translate ${duration.fast}`,
    selectors: {
      '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
      '&:hover': { textDecoration: 'underline', translate: '0 -2px' },
      // What is not open yet is drawn in dots: sketched, not inked.
      '&[data-notice]': {
        border: '2px dashed currentColor',
        background: 'none',
        color: 'inherit',
      },
    },
  },
  variants: {
    variant: {
      default: { background: background.strong, color: text.onStrong },
      destructive: { background: state.danger, color: state.dangerText },
      outline: { borderColor: 'currentColor', background: 'none', color: 'inherit' },
      secondary: { background: accent.second, color: text.onSecond },
      ghost: { background: 'none', color: 'inherit' },
      link: { padding: 0, background: 'none', color: text.link, textDecoration: 'underline' },
    },
    size: {
      default: {},
      sm: { paddingInline: space[2], fontSize: fontSize.small },
      lg: { padding: `${space[1]} ${space[4]}`, fontSize: fontSize.lead },
      icon: { width: touchTarget, padding: 0 },
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
