import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { border, text } = t.color;

export const figures = style(t.stack(`clamp(2rem,4vw,3rem) ${t.space[6]}`));

t.breakEvenly(figures, { least: '19rem', gap: t.space[6] });

/** Around the list, which on a phone has two columns. */
export const box = style({ containerType: 'inline-size' });

t.parts(figures, {
  '>li': { margin: 0, paddingTop: t.space[3], borderTop: `2px solid ${border.firm}` },
  // The label stays beside its icon on all of its lines.
  ' p:has(svg)': { ...t.stack(`0 ${t.space[1]}`, 'auto 1fr'), alignItems: 'center' },
  ' p>b': { gridColumn: '1/-1' },
  ' p:first-of-type': {
    fontSize: t.fontSize.h4,
    fontWeight: t.fontWeight.strong,
    lineHeight: t.lineHeight.snug,
  },
  ' p+p': { marginTop: t.space[1], maxWidth: '21.8em', color: text.quiet },
  ' b': {
    display: 'block',
    marginBottom: t.space[1],
    color: text.accent,
    ...t.display(`min(${t.fontSize.figure},6.5cqi)`),
    lineHeight: t.lineHeight.tight,
    letterSpacing: t.letterSpacing.display,
  },
});

const onPhone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`.${box}>ul${selector}`, { '@container': { [t.box.phone]: rule } });

onPhone('', { gridTemplateColumns: 'repeat(2,minmax(0,1fr))', gap: `${t.space[4]} ${t.space[2]}` });
onPhone('>:last-child:nth-child(odd)', { gridColumn: '1/-1' });
onPhone(' b', { fontSize: `min(${t.fontSize.figure},9.5cqi)` });

onPhone(' svg', { display: 'none' });

// A single figure and its label are as large as a poster.
t.parts(box, {
  '>ul>:only-child': { borderTop: 0 },
  '>ul>:only-child>p:first-of-type': {
    color: text.accent,
    ...t.display(`min(15cqi,calc(${t.fontSize.figure}*1.9))`),
    lineHeight: t.lineHeight.tight,
  },
  '>ul>:only-child b': { display: 'inline', font: 'inherit' },
  '>ul>:only-child>p+p': { fontSize: t.fontSize.lead, color: 'inherit' },
});
