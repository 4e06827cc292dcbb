import { expect, test } from 'vitest';
import { createPageStyles, piecesOf } from '../../../src/vite/page-styles.ts';

const SHEET = `body{margin:0}
.card h3,.list h3{margin:0}
:is(.beside,.behind)>img{width:100%}
.card:not(.small){color:red}
.card .small{color:blue}
@media print{.small{display:none}}`;

const stylesOf = createPageStyles(piecesOf(SHEET));

test('a page has the rules that its classes can use, one of a list being enough', () => {
  expect(stylesOf('<p>')).toBe('body{margin:0}');
  expect(stylesOf('<header class="top behind">')).toBe('body{margin:0}.behind>img{width:100%}');
  expect(stylesOf('<li class="card">')).toBe(
    'body{margin:0}.card h3{margin:0}.card:not(.small){color:red}',
  );
  expect(stylesOf('<li class="small">')).toBe('body{margin:0}@media print{.small{display:none}}');
});
