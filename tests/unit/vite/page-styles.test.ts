import { expect, test } from 'vitest';
import { createPageStyles, lateSheet } from '../../../src/vite/page-styles.ts';

const SHEET = `body{margin:0}
.card h3,.list h3{margin:0}
:is(.beside,.behind)>img{width:100%}
.card:not(.small){color:red}
.card .small{color:blue}
@media print{.small{display:none}}`;

const stylesOf = createPageStyles(SHEET);

test('a page has the rules that its classes can use, one of a list being enough', () => {
  expect(stylesOf('<p>')).toBe('body{margin:0}');
  expect(stylesOf('<header class="top behind"><img>')).toBe(
    'body{margin:0}:is(.beside,.behind)>img{width:100%}',
  );
  expect(stylesOf('<li class="card"><h3>')).toBe(
    'body{margin:0}.card h3{margin:0}.card:not(.small){color:red}',
  );
  expect(stylesOf('<li class="small">')).toBe('body{margin:0}@media print{.small{display:none}}');
});

test('a rule for kinds of elements is left out where the page has none of them', () => {
  const cut = createPageStyles(
    'td,th{margin:0}thead th{top:0}:where(ul,ol){padding:0}svg:not(.x)+p{color:red}',
  );
  expect(cut('<p>')).toBe('');
  expect(cut('<table><td>')).toBe('td{margin:0}');
  expect(cut('<ol>')).toBe(':where(ul,ol){padding:0}');
  expect(cut('<svg></svg><p>')).toBe('svg:not(.x)+p{color:red}');
  const any = createPageStyles('.band>ul[class]:not(.row){max-width:none}');
  expect(any('<section class="band"><ul class="cards">')).toContain('max-width');
});

test('the sheet that is loaded later declares no font and no animation again', () => {
  const css = '@font-face{font-family:A}p{margin:0}@media print{p{top:0}}@keyframes b{to{top:0}}';
  expect(lateSheet(css)).toBe('p{margin:0}@media print{p{top:0}}');
});
