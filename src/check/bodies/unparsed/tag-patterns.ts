import { blockSpecs } from '../../../site/blocks/index.ts';
import { isRefused, refusedTag } from '../../../site/blocks/tag-names.ts';
import type { Diagnosis } from '../../../values/issue.ts';
import { pointAt } from '../../../values/positions.ts';
import { shorten } from '../../../values/text.ts';
import type { MarkupPattern } from './markup-pattern.ts';
import { isUnreadTag, unreadTag } from './unread-tag.ts';

const names = [...blockSpecs.keys()].join('|');

/** A line of a program. */
const statement = (examples: readonly string[], find: RegExp): MarkupPattern => ({
  examples,
  find,
  rule: 'code-montre',
  message: (source) =>
    `Cette ligne de code (« ${source.slice(0, 6)} ») ne fait rien ici : les visiteurs la liraient telle quelle.`,
  hint: 'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez le signe « ` » avant la ligne et un autre après.',
});

/** Words in chevrons that are no tag of the site. */
const strange = (examples: readonly string[], find: RegExp): MarkupPattern => ({
  examples,
  find,
  diagnose({ written: [source = '', name = ''], offset, document }): Diagnosis {
    const place = pointAt(document.text, offset);
    if (isRefused(name)) return { ...refusedTag(name, shorten(source, 40)), place };
    return {
      rule: 'bloc-inconnu',
      severity: /^<\/?(?:\p{Lu}|frontmatter)|\/>$/u.test(source) ? 'error' : 'warning',
      message: `« ${shorten(source, 40)} » n’est pas un bloc du site : les visiteurs liraient ces signes.`,
      hint:
        'Choisissez un bloc de content/BLOCS.md, et écrivez son nom juste après « < » ou « </ », ' +
        'sans espace. Si ce sont des mots à remplacer, écrivez les vôtres sans « < » ni « > ».',
      place,
    };
  },
});

/** Tags, comments and lines of programs. */
export const TAG_PATTERNS: readonly MarkupPattern[] = [
  statement(
    ['import a from "b"', 'import "./a.css"', 'import {\n  a\n} from "b"'],
    /(?<=^|[\ue000\ue001])import\s*(?:(?:[^"'“;\n]{0,500}\bfrom\s*)?["'“][^\s"'“”]+["'”][ \t]*(?:;.*)?$|\{[^"'“;}\n]*$)/dgmu,
  ),
  statement(
    ['export const a = 1', 'export { a }', 'export default Page', 'export default () => 1'],
    /(?<=^|[\ue000\ue001])export\s*(?:[{*].*|[ \t](?:default\s+)?(?:const|let|var|async|function|class)\b.*|\sdefault\s+(?:[([{"'`].*|[\w$.]+[ \t]*(?:;.*)?$))/dgmu,
  ),
  {
    examples: ['Une <!-- note sans fin', '<!— note de Word —>'],
    find: /<\s?!\s?[-\u2010-\u2015\u2212].*/dgmu,
    rule: 'note-non-fermee',
    message: (source) =>
      source.startsWith('<!--')
        ? 'Une note « <!-- » commence ici, et « --> », qui la finit, manque.'
        : `« ${shorten(source, 40)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
    hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union et non un tiret long.',
  },
  {
    examples: ['une note -->'],
    find: /-->(?=\s*$)(?<!<[!-].*-->)/dgmu,
    rule: 'note-non-fermee',
    message: () =>
      '« --> » finit une note qui n’a pas commencé : les visiteurs liraient ces signes.',
    hint: 'Écrivez « <!-- » là où la note commence, ou effacez ces signes. Pour une flèche, écrivez « → ».',
  },
  {
    examples: ['<!DOCTYPE html>', '<?php'],
    find: /<(?:!(?:DOCTYPE|ELEMENT|ATTLIST|ENTITY|NOTATION)\b|\?(?:php|xml)\b|\?=|!\[CDATA\[)/dgimu,
    rule: 'html',
    message: (source) =>
      `« ${source} » vient du HTML ou d’un programme : les visiteurs liraient ces signes.`,
    hint: 'Ce passage n’est pas un texte : effacez-le.',
  },
  strange(
    ['<o:p>', '</st1:place>', '<foo.bar />'],
    /<\/?(\p{L}[\w-]{0,40}[.:]\p{L}[\w.:-]{0,40})(?=[\s/>])[^<>\n]{0,300}>?(?:[^<\n]*<\/\1>)?/dgmu,
  ),
  {
    examples: ['<FormEmbed form="volunteer', '<a href="x', '<div'],
    find: /<\/?([a-z][a-z\d-]*)(?=[\s/>=:]|$).*/dgim,
    isMeant: isUnreadTag,
    diagnose: unreadTag,
  },
  {
    examples: ['<Média omis>', '<Media omitted>'],
    find: /<[^<>\n]{0,20}\b(?:omis|omise|omitted)\b[^<>\n]{0,10}>/dgimu,
    rule: 'texte-colle',
    severity: 'warning',
    message: (source) => `« ${source} » vient d’une discussion copiée : une photo manque ici.`,
    hint: 'Effacez cette ligne. Pour montrer la photo, déposez-la dans content/images.',
  },
  strange(['<Prénom Nom>'], /<\p{Lu}[^<>="{\n]{0,60}>/dgmu),
  strange(
    ['< Section>', '<\\Section>'],
    new RegExp(String.raw`<(?:\s?[/\\]\s?|\s)(?:${names})\b[^<>\n]{0,300}>`, 'dgmu'),
  ),
  strange(
    ['<x-bloc vitesse="3">'],
    /<\p{L}[\p{L}\p{N}_-]{0,40}(?=[ \t][^<>\n]{0,300}=\s?["“{]|[ \t]*\/>)[^<>\n]{0,300}>/dgmu,
  ),
];
