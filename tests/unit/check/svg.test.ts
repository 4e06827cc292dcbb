import { expect, test } from 'vitest';
import { svgIssues } from '../../../src/check/rules/svg.ts';

const rulesOf = (inside: string) =>
  svgIssues(
    'a.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`),
  ).map(({ rule }) => rule);

/** Twelve levels of ten references, each level inside what the next one references. */
const levels = (part: string, reference: (id: string) => string) =>
  Array.from(
    { length: 12 },
    (_, at) => `<${part} id="p${at + 1}">${reference(`p${at}`).repeat(10)}</${part}>`,
  ).join('');

const filled = (key: string) => (id: string) => `<path d="M0 0h9" ${key}="url(#${id})"/>`;

test.each([
  ['copies', levels('g', (id) => `<use href="#${id}"/>`)],
  ['masks', levels('mask', filled('mask'))],
  ['patterns', levels('pattern', filled('fill'))],
  ['clips', levels('clipPath', filled('clip-path'))],
  ['masks by their style', levels('mask', (id) => `<g style="mask:url('#${id}')"/>`)],
])('%s inside what is referenced are counted each time', (_, parts) => {
  expect(Buffer.byteLength(parts)).toBeLessThan(8000);
  expect(rulesOf(parts)).toEqual(['image-trop-lourde']);
});

test.each([
  ['a style sheet that masks', '<style>.a{mask:url(#m)}</style>'],
  ['a filter', '<filter id="f"/>'],
  ['an encoded reference', '<use xlink:href="#%67"/>'],
  ['a blank before a reference', '<use href=" #g"/>'],
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
  ['copies of copies', '<g id="a"/><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'],
  ['a picture as data', '<image href="data:image/png;base64,AAAA"/>'],
])('%s is accepted', (_, inside) => {
  expect(rulesOf(inside)).toEqual([]);
});

test('a part within itself, or a chain of copies without end, is too much', () => {
  const chain = Array.from(
    { length: 9000 },
    (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`,
  );
  expect(rulesOf('<g id="a"><use href="#a"/></g>')).toEqual(['image-trop-lourde']);
  expect(rulesOf(chain.join(''))).toEqual(['image-trop-lourde']);
});

test.each([
  ['elements', 20_000 - 1, '', '<g/>'],
  ['elements of copies', 9_999, '<g id="a"/>', '<use href="#a"/>'],
  ['masked elements', 909, '<mask id="a"/>', '<g mask="url(#a)"/>'],
])('a drawing may have so many %s, and not one more: %i', (_, most, first, more) => {
  expect(rulesOf(first + more.repeat(most))).toEqual([]);
  expect(rulesOf(first + more.repeat(most + 1))).toEqual(['image-trop-lourde']);
});
