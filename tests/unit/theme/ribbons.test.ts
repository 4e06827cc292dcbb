import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { motifs } from '../../../src/theme/motifs.ts';
import { ribbons } from '../../../src/theme/ribbons.ts';
import { sectionPalettes } from '../../../src/theme/section-palettes.ts';

describe.each(Object.entries(ribbons))('the ribbon %s', (_name, value) => {
  it('wears the names of the theme only, so that the night repaints it', () => {
    expect(value.replaceAll('#0000', '')).not.toMatch(/#[0-9a-f]/i);
    expect(value).toContain('var(--');
  });
});

describe('the ribbons of the sections', () => {
  it('are all different, and the same by day and by night', () => {
    const pairs = Object.values(sectionPalettes).map(({ light, dark }) => [
      light.ribbon,
      dark.ribbon,
    ]);
    expect(pairs.filter(([day, night]) => day !== night)).toEqual([]);
    expect(new Set(pairs.map(([day]) => day)).size).toBe(pairs.length);
  });
});

it.each(Object.entries(motifs))(
  'the file of the motif of %s is its drawing',
  (section, drawing) => {
    expect(readFileSync(`public/motif-${section}.svg`, 'utf8').trim()).toBe(drawing);
  },
);
