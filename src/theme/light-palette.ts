import { horizons } from './horizons.ts';
import { motifFile } from './motifs.ts';
import { type Palette, pigment } from './palette.ts';
import { ribbons } from './ribbons.ts';

export const lightPalette: Palette = {
  color: {
    background: {
      page: pigment.paper,
      band: pigment.paperDeep,
      raised: '#FFFDF8',
      strong: pigment.canopyDeep,
      tint: '#D3E3D1',
      action: pigment.canopyDeep,
    },
    text: {
      body: pigment.ink,
      quiet: pigment.inkSoft,
      accent: '#AC3E27',
      link: pigment.canopy,
      onStrong: pigment.paper,
      onSecond: '#FFFDF8',
      onHighlight: pigment.ink,
      onAction: pigment.paper,
    },
    border: { soft: '#E0D5BF', firm: '#857F68' },
    accent: { main: pigment.canopy, second: pigment.laterite, highlight: pigment.sun },
    state: {
      info: '#D9EAEC',
      infoText: '#0F4F5E',
      success: '#DCEEDC',
      successText: '#1C5A35',
      danger: '#F9DFD7',
      dangerText: '#8C2915',
    },
    focus: '#BC5D14',
  },
  hour: horizons.portfolio,
  motif: motifFile('portfolio'),
  ribbon: ribbons.diamonds,
};
