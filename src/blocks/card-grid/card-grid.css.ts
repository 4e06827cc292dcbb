import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, stack } from '../../theme/layout.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

const { background, border } = vars.color;

export const index = style({ borderBottom: `1px solid ${border.firm}` });

parts(index, {
  '>li': {
    position: 'relative',
    ...stack(space[1], '1fr auto'),
    alignItems: 'center',
    margin: 0,
    paddingBlock: 'clamp(1.125rem,3vw,1.5rem)',
    borderTop: `1px solid ${border.firm}`,
    ...on.desktop({ gridTemplateColumns: '4fr 5fr 1fr', columnGap: space[6] }),
  },
  '>li:hover': { background: background.raised },
  ' h3': { display: 'flex', alignItems: 'center', gap: space[2], fontSize: fontSize.h3 },
  // Except on a desktop the text is below the title and the link, which share a line.
  ' p': { gridArea: '2/1/3/3', ...on.desktop({ gridArea: 'auto' }) },
  ' a': { justifySelf: 'end', fontWeight: fontWeight.strong },
});
