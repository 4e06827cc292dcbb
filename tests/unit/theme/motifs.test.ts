import { describe, expect, it } from 'vitest';
import { motifs } from '../../../src/theme/motifs.ts';

describe.each(Object.entries(motifs))('the motif %s', (_name, motif) => {
  const value = motif('#14503A');

  it('weighs less than 2 KB', () => {
    expect(value.length).toBeLessThan(2048);
  });

  it('is one quoted data address that a style sheet cannot cut short', () => {
    expect(value).toMatch(/^url\("data:image\/svg\+xml,<svg [^"#]+<\/svg>"\)$/);
  });

  it('wears the stroke it is given', () => {
    expect(value).toContain("stroke='%2314503A'");
  });
});
