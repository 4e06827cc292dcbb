/** The pigments of the notebook; every theme mixes its own from these. */
export const pigment = {
  paper: '#FBF6EC',
  paperDeep: '#F4EBDA',
  ink: '#15261E',
  inkSoft: '#4A5A50',
  canopy: '#14503A',
  canopyDeep: '#0E4130',
  laterite: '#B4432B',
  sun: '#F2A82E',
  river: '#17687A',
  leaf: '#2F7D4A',
  plum: '#6B2E4F',
  teal: '#0E6B63',
  night: '#0F1912',
  nightText: '#F5EDDD',
} as const;

/** The glow behind the opening landscape by night, around its sun: a background that the drawing darkens. */
export const dusk = `radial-gradient(circle at 70% 43%,#FFB869,#C4623F 14%,${pigment.plum} 33%,${pigment.night} 62%)`;

/** A line between two parts of a band in a section's deep colour, whichever it is. */
export const lineOnStrong = '#fff3';

/** The contract's colours, motif and ribbon, with the same names; a type, so that it can be walked. */
export type Palette = {
  readonly color: {
    readonly background: Record<'page' | 'band' | 'raised' | 'strong' | 'tint', string>;
    readonly text: Record<
      'body' | 'quiet' | 'accent' | 'link' | 'onStrong' | 'onSecond' | 'onHighlight',
      string
    >;
    readonly border: Record<'soft' | 'firm', string>;
    readonly accent: Record<'main' | 'second' | 'highlight', string>;
    readonly state: Record<
      'info' | 'infoText' | 'success' | 'successText' | 'danger' | 'dangerText',
      string
    >;
    readonly focus: string;
  };
  readonly motif: string;
  readonly ribbon: string;
};
