import { globalStyle, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { display, parts, stack } from '../../theme/layout.ts';
import { box, fontSize, fontWeight, letterSpacing, lineHeight, space } from '../../theme/scale.ts';

const { border, text } = vars.color;

export const figures = style(stack(`clamp(2rem,4vw,3rem) ${space[6]}`));

breakEvenly(figures, { least: '19rem', gap: space[6] });

/** Around a list of short figures, which on a phone has two columns. */
export const short = style({ containerType: 'inline-size' });

parts(figures, {
  '>li': { margin: 0, paddingTop: space[3], borderTop: `2px solid ${border.firm}` },
  ' svg': {
    display: 'inline-block',
    marginRight: space[1],
    fontSize: '1.2em',
    verticalAlign: '-.4em',
  },
  ' p:first-of-type': {
    fontSize: fontSize.h4,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.snug,
  },
  ' p+p': { marginTop: space[1], maxWidth: '21.8em', color: text.quiet },
  ' b': {
    display: 'block',
    marginBottom: space[1],
    color: text.accent,
    ...display(fontSize.figure),
    lineHeight: lineHeight.tight,
    letterSpacing: letterSpacing.display,
  },
});

const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${short}>ul${selector}`, { '@container': { [box.phone]: rule } });

onPhone('', { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: `${space[4]} ${space[2]}` });
onPhone('>:last-child:nth-child(odd)', { gridColumn: '1/-1' });
onPhone(' b', { fontSize: `min(${fontSize.figure},10.5cqi)`, whiteSpace: 'nowrap' });
onPhone(' svg', { display: 'none' });
