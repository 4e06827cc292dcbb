import { expect, test } from 'vitest';
import { colorIn, type SubsiteTheme, subsiteColors } from '../../../src/theme/colors.ts';
import { vars } from '../../../src/theme/contract.css.ts';
import { contrast } from '../../e2e/setup/contrast.ts';

const part = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const rgb = (hex: string) => [part(hex, 1), part(hex, 3), part(hex, 5)] as const;

const { accent, background, border, focus, state, text } = vars.color;
const papers = [background.page, background.band, background.raised, background.tint];

/** Colours of a foreground, the backgrounds that it is used on, and the least contrast (WCAG 1.4.3 and 1.4.11). */
const PAIRS: readonly [string, readonly string[], number][] = [
  [text.body, papers, 7],
  [text.quiet, papers, 4.5],
  [text.accent, papers, 4.5],
  [text.link, papers, 4.5],
  [focus, papers, 3],
  [background.action, papers, 3],
  [accent.highlight, [background.strong], 4.5],
  [text.onAction, [background.action], 4.5],
  [text.onStrong, [background.strong], 4.5],
  [text.onSecond, [accent.second], 4.5],
  [text.onHighlight, [accent.highlight], 4.5],
  [state.infoText, [state.info], 4.5],
  [state.successText, [state.success], 4.5],
  [state.dangerText, [state.danger], 4.5],
  [accent.main, [background.page, background.band], 3],
  [border.firm, [background.page, background.raised], 3],
];

const sections = Object.keys(subsiteColors) as SubsiteTheme[];
const themes = sections.flatMap((section) =>
  (['light', 'dark'] as const).map((scheme) => [section, scheme] as const),
);

test('every colour of the theme has a light and a dark value', () => {
  const { focus: _, ...groups } = vars.color;
  const names = [focus, ...Object.values(groups).flatMap((group) => Object.values(group))];
  expect(Object.keys(subsiteColors.portfolio).sort()).toEqual(names.sort());
});

test.each(themes)('the colours of %s are legible, %s', (section, scheme) => {
  const faint = PAIRS.flatMap(([front, backs, least]) =>
    backs
      .map((back) => [front, back].map((name) => colorIn(section, scheme, name)))
      .filter(([one = '', other = '']) => contrast(rgb(one), rgb(other)) < least)
      .map((colors) => `${front}: ${colors.join(' on ')} needs ${least}`),
  );
  expect(faint).toEqual([]);
});
