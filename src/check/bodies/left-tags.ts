import { blockSpecs } from '../../content/blocks/block-specs.ts';
import { isRefused, isSureTag, refusedTag } from '../../content/blocks/tag-names.ts';
import { shorten } from '../../values/text.ts';
import type { Leftover } from './leftovers.ts';
import { unended, unreadTag } from './unread-tag.ts';

const names = [...blockSpecs.keys()].join('|');

const BLOCK =
  'Effacez cette balise et gardez le texte qu’elle entoure. Pour un bloc de content/BLOCS.md, collez son nom à « < » ou à « </ ».';
const CODE =
  'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez la ligne entre deux accents graves.';

const statement = (example: string, find: RegExp): Leftover => ({
  example,
  find,
  rule: 'code-montre',
  only: 'paragraph',
  message: ({ source }) =>
    `Cette ligne de code (« ${source.slice(0, 6)} ») ne fait rien ici : les visiteurs la liraient telle quelle.`,
  hint: CODE,
});

/** Tags, comments and lines of programs. */
export const LEFT_TAGS: readonly Leftover[] = [
  statement(
    'import a from "b"',
    /^import\s*(?:\s[^"'“;]{0,500}\bfrom\s*)?["'“][^\s"'“”]+["'”][ \t]*(?:;.*)?$/g,
  ),
  statement('import {', /^import\s*\{[^"'“;}]*$/g),
  statement(
    'export const a = 1',
    /^export\s*(?:[{*]|\s(?:default\s+)?(?:const|let|var|async|function|class)\b).*/g,
  ),
  statement('export default Page', /^export\s+default\s+(?:[([{"'`].*|[\w$.]+[ \t]*(?:;.*)?$)/g),
  {
    example: 'Une <!-- note sans fin, <!— note de Word —>',
    find: /<\s?!\s?[-\u2010-\u2015\u2212].*/g,
    rule: 'note-non-fermee',
    message: ({ source }) =>
      source.startsWith('<!--')
        ? 'Une note « <!-- » commence ici et n’est jamais fermée.'
        : `« ${shorten(source, 40)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
    hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union et non un tiret long.',
  },
  {
    example: 'une note -->',
    find: /(?<!<[!-].*)-->(?=\s*$)/g,
    rule: 'note-non-fermee',
    message: () =>
      '« --> » ferme une note qui n’a pas été ouverte : les visiteurs liraient ces signes.',
    hint: 'Écrivez « <!-- » là où la note commence, ou effacez ces signes. Pour une flèche, écrivez « → ».',
  },
  {
    example: '<!DOCTYPE html>, <?php',
    find: /<(?:!(?:DOCTYPE|ELEMENT|ATTLIST|ENTITY|NOTATION)\b|\?(?:php|xml)\b|\?=|!\[CDATA\[)/gi,
    rule: 'html',
    message: ({ source }) =>
      `« ${source} » vient du HTML ou d’un programme : les visiteurs liraient ces signes.`,
    hint: 'Effacez ce passage. Si le texte parle de code, mettez-le entre deux accents graves.',
  },
  {
    example: '<o:p>, </st1:place>, <foo.bar />',
    find: /<\/?(\p{L}[\w-]{0,40}[.:]\p{L}[\w.:-]{0,40})(?=[\s/>])[^<>]{0,300}>?(?:[^<]*<\/\1>)?/gu,
    rule: 'bloc-inconnu',
    isMeant: ({ source }) => source.endsWith('>') || source.includes(':'),
    hint: BLOCK,
    other: ({ match: { 1: name = '' }, source }) =>
      isRefused(name)
        ? refusedTag(name, shorten(source, 40))
        : {
            rule: 'bloc-inconnu',
            severity: /^<\/?(?:\p{Lu}|frontmatter)|\/>$/u.test(source) ? 'error' : 'warning',
            message: notABlock(source),
            hint: BLOCK,
          },
  },
  {
    example: '<FormEmbed form="volunteer',
    find: /<\/?([a-z][a-z\d-]*)(?=[\s/>=:]|$).*/gi,
    rule: 'balise-incomplete',
    isMeant: ({ match: { 1: name = '' } }) => isSureTag(name) && !isRefused(name),
    hint: '',
    other: unreadTag,
  },
  {
    example: '<a href="x, <div',
    find: /<([a-z][a-z0-9]*)(?:\s+[\w-]+\s*=[^<>]*>?|(?<=^<[a-z][a-z0-9]+)(?:\s[^>]*)?$)/gi,
    rule: 'balise-incomplete',
    isMeant: ({ match: { 1: name = '' } }) => isRefused(name),
    hint: '',
    other: ({ match: { 1: name = '' }, source }) =>
      source.endsWith('>') ? refusedTag(name) : unended(name),
  },
  {
    example: '<Prénom Nom>',
    find: /<\p{Lu}[^<>="{]{0,60}>/gu,
    rule: 'bloc-inconnu',
    message: ({ source }) => notABlock(source),
    hint: 'Choisissez un bloc de content/BLOCS.md. Si ces mots tiennent la place d’un texte, écrivez ce texte sans les chevrons « < > ».',
  },
  {
    example: '< Section>, <\\Section>',
    find: new RegExp(String.raw`<(?:\s?[/\\]\s?|\s)(?:${names})\b[^<>]{0,300}>`, 'g'),
    rule: 'bloc-inconnu',
    severity: 'warning',
    message: ({ source }) => notABlock(source),
    hint: BLOCK,
  },
  {
    example: '<x-bloc vitesse="3">',
    find: /<\p{L}[\p{L}\p{N}_-]{0,40}(?=\s[^<>]{0,300}=\s?["“{]|\s*\/>)[^<>]{0,300}>/gu,
    rule: 'bloc-inconnu',
    hint: BLOCK,
    other: ({ source }) => ({
      rule: 'bloc-inconnu',
      severity: source.endsWith('/>') ? 'error' : 'warning',
      message: notABlock(source),
      hint: BLOCK,
    }),
  },
];

const notABlock = (source: string) =>
  `« ${shorten(source, 40)} » n’est pas un bloc du site : les visiteurs liraient ces signes.`;
