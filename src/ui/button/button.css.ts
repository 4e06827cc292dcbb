import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { duration, fontSize, radius, space, touchTarget } from '../../theme/scale.ts';

/** Buttons and links that look like them: the spec's variants and sizes (section 9). */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    minHeight: touchTarget,
    paddingInline: space[3],
    border: '2px solid transparent',
    borderRadius: radius.small,
    font: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${duration.fast}, color ${duration.fast}`,
    ':disabled': { opacity: 0.6, cursor: 'not-allowed' },
    ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
  variants: {
    variant: {
      default: { background: vars.color.accent.main, color: vars.color.text.onStrong },
      destructive: { background: vars.color.state.danger, color: vars.color.state.dangerText },
      outline: { borderColor: 'currentColor', background: 'transparent', color: 'inherit' },
      secondary: { background: vars.color.accent.second, color: vars.color.text.onSecond },
      ghost: { background: 'transparent', color: 'inherit' },
      link: {
        background: 'transparent',
        color: vars.color.text.link,
        textDecoration: 'underline',
        paddingInline: 0,
      },
    },
    size: {
      default: {},
      sm: { paddingInline: space[2], fontSize: fontSize.small },
      lg: { paddingInline: space[4], paddingBlock: space[1], fontSize: fontSize.lead },
      icon: { width: touchTarget, paddingInline: 0 },
    },
  },
  defaultVariants: { variant: 'default', size: 'default' },
});
