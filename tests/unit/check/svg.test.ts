import { expect, test } from 'vitest';
import { svgIssues } from '../../../src/check/rules/svg.ts';

const rulesOf = (inside: string) =>
  svgIssues(
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  ).map(({ rule }) => rule);

test.each([
  ['a copy', '<g id="a"/><g id="b"><use href="#a"/></g><use href="#b"/>'],
  ['a copy of itself', '<g id="a"><use href="#a"/></g>'],
  ['a mask', '<mask id="a"/><mask id="b"><g mask="url(#a)"/></mask><g mask="url(#b)"/>'],
  ['a pattern', '<pattern id="a"/><g id="b"><g fill="url(#a)"/></g><use href="#b"/>'],
  ['a clip', '<clipPath id="a"/><g id="b" clip-path="url(#a)"/><use href="#b"/>'],
  ['a mask by its style', '<mask id="a"/><g id="b" style="mask:url(\'#a\')"/><use href="#b"/>'],
])('%s inside what is referenced is refused, as it multiplies', (_, inside) => {
  expect(rulesOf(inside)).toEqual(['svg-dangereux']);
});

test.each([
  ['a style sheet that masks', '<style>.a{mask:url(#m)}</style>'],
  ['a filter', '<filter id="f"/>'],
  ['an encoded reference', '<use xlink:href="#%67"/>'],
  ['a blank before a reference', '<use href=" #g"/>'],
  ['a reference in two parts', '<style>a{b:ur<![CDATA[l(#a)}]]></style>'],
  ['a script', '<script>alert(1)</script>'],
  ['a frame behind a prefix', '<é:iframe xmlns:é="urn:x" srcdoc="&lt;script&gt;"/>'],
  ['another document', '<h:meta xmlns:h="http://www.w3.org/1999/xhtm&#108;" content="0;url=x"/>'],
  ['an external fill', '<rect style="fill:url(//exemple.ga/x)"/>'],
  ['an escaped call', '<rect style="fill:u\\72l(https://exemple.ga/x)"/>'],
  ['a sheet around a comment', '<style>@im<!-- -->port "https://exemple.ga/x.css";</style>'],
  ['an embedded page', '<use href="data:image/svg+xml;base64,PHN2Zz4="/>'],
  ['an animation', '<animate/>'],
  ['a link', '<a href="#a"/>'],
  ['another base', '<g xml:base="https://exemple.ga/"/>'],
  ['a ping', '<g ping="https://exemple.ga/"/>'],
  ['a photo as data', '<image href="data:image/jpeg;base64,AAAA"/>'],
  ['a set of pictures', '<g mask="image-set(\'a.png\' 1x)"/>'],
])('%s is refused', (_, inside) => {
  expect(rulesOf(inside)).toEqual(['svg-dangereux']);
});

test.each([
  [
    'a copy with colours of a gradient that takes those of another',
    '<linearGradient id="é"><stop offset="0"/></linearGradient><radialGradient id="b" xlink:href="#é"/>' +
      '<g id="c"><path fill="url(#b)" d="M0 0"/></g><use href="#c"/>',
  ],
  [
    'words and a name in parentheses',
    '<g id="Calque (2)"><text x="1">Mer (et <tspan>lune</tspan>)</text></g>',
  ],
  ['a sheet', '<style>.n{fill:rgb(0,0,0)}@media(prefers-color-scheme:dark){.n{fill:none}}</style>'],
  ['a picture as data', '<image href="data:image/png;base64,AAAA"/>'],
])('%s is accepted', (_, inside) => {
  expect(rulesOf(inside)).toEqual([]);
});

test.each([
  ['elements', 20_000 - 1, '', '<g/>'],
  ['copies', 909, '<g id="a"/>', '<use href="#a"/>'],
  ['masked elements', 909, '<mask id="a"/>', '<g mask="url(#a)"/>'],
])('a drawing may have so many %s, and not one more: %i', (_, most, first, more) => {
  expect(rulesOf(first + more.repeat(most))).toEqual([]);
  expect(rulesOf(first + more.repeat(most + 1))).toEqual(['image-trop-lourde']);
});
