import { describe, expect, it } from 'vitest';
import type { Palette } from '../../../src/theme/palette.ts';
import { sectionPalettes } from '../../../src/theme/section-palettes.ts';

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

type Pair = readonly [name: string, front: string, back: string, least: number];

const papers = ['page', 'band', 'raised', 'tint'] as const;

const onPapers = (name: string, front: string, color: Palette['color'], least: number): Pair[] =>
  papers.map((paper) => [`${name} on ${paper}`, front, color.background[paper], least]);

const pairs = ({ color }: Palette): readonly Pair[] => [
  ...onPapers('text.body', color.text.body, color, 7),
  ...onPapers('text.quiet', color.text.quiet, color, 4.5),
  ...onPapers('text.accent', color.text.accent, color, 4.5),
  ...onPapers('text.link', color.text.link, color, 4.5),
  ...onPapers('focus', color.focus, color, 3),
  ['highlight on strong', color.accent.highlight, color.background.strong, 4.5],
  ['onAction on action', color.text.onAction, color.background.action, 4.5],
  ...onPapers('action', color.background.action, color, 3),
  ['onStrong on strong', color.text.onStrong, color.background.strong, 4.5],
  ['onSecond on second', color.text.onSecond, color.accent.second, 4.5],
  ['onHighlight on highlight', color.text.onHighlight, color.accent.highlight, 4.5],
  ['infoText on info', color.state.infoText, color.state.info, 4.5],
  ['successText on success', color.state.successText, color.state.success, 4.5],
  ['dangerText on danger', color.state.dangerText, color.state.danger, 4.5],
  ['accent.main on page', color.accent.main, color.background.page, 3],
  ['accent.main on band', color.accent.main, color.background.band, 3],
  ['border.firm on page', color.border.firm, color.background.page, 3],
  ['border.firm on raised', color.border.firm, color.background.raised, 3],
];

const tooFaint = (palette: Palette): string[] =>
  pairs(palette)
    .filter(([, front, back, least]) => contrast(front, back) < least)
    .map(
      ([name, front, back, least]) =>
        `${name}: ${front} on ${back} is ${contrast(front, back).toFixed(2)}, needs ${least}`,
    );

describe.each(Object.entries(sectionPalettes))('the theme of %s', (_name, { light, dark }) => {
  it('is legible by day', () => {
    expect(tooFaint(light)).toEqual([]);
  });

  it('is legible by night', () => {
    expect(tooFaint(dark)).toEqual([]);
  });
});
