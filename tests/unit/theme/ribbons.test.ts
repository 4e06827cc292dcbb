import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PORTFOLIO_MOTIF } from '../../../src/theme/motifs.ts';
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

it('the file of the portfolio’s motif is the drawing that sharing pictures hold', () => {
  const inline = PORTFOLIO_MOTIF.inline.slice('url("data:image/svg+xml,'.length, -2);
  expect(readFileSync('public/motif-portfolio.svg', 'utf8').trim()).toBe(
    inline.replaceAll('%23', '#'),
  );
});
