import type { Model } from '../../content/model.ts';
import type { Issue } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { shorten } from '../../values/text.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine, type Remnant, remnantIn } from './prose-lines.ts';

/** JavaScript statements: `import a from "b"`, `export const a`. Not French prose: « Export de bois », « import "massif" de riz ». */
const STATEMENTS = [
  /^import\s*(?:\s[^"'“;]{0,500}\bfrom\s*)?["'“][^\s"'“”]+["'”][ \t]*(?:[;\n]|$)/,
  /^export\s*(?:[{*]|\s(?:default\s+)?(?:const|let|var|async|function|class)\b)/,
  /^export\s+default\s+(?:[([{"'`]|[\w$.]+[ \t]*(?:[;\n]|$))/,
];

const MAX_LINES = 20;

/** Reports JavaScript statements (`import`, `export`): visitors would read them as text. */
export const codeStatements = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line, index) => {
    if (!/^(?:import|export)\b/.test(line.unparsed)) return [];
    const following = lines.slice(index, index + MAX_LINES);
    const text = following.map(({ unparsed }) => unparsed).join('\n');
    if (!STATEMENTS.some((form) => form.test(text))) return [];
    return [
      issueIn(line, 0, context, {
        rule: 'code-montre',
        message: `Cette ligne de code (« ${text.slice(0, 6)} ») ne fait rien ici : les visiteurs la liraient telle quelle.`,
        hint: 'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez la ligne entre deux accents graves.',
      }),
    ];
  });

/** A comment with a malformed `<!--`: Word and phones replace the two hyphens by a dash, `<!— note -->`. */
const COMMENT: Remnant = {
  form: /<\s?!\s?[-\u2010-\u2015\u2212].*/,
  diagnose: (source) => ({
    rule: 'note-non-fermee',
    message: `« ${shorten(source, 40)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
    hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union et non un tiret long.',
  }),
};

/** `-->` at the end of a line, without a comment that it closes. Before words, or after `<--`, it is an arrow. */
const COMMENT_END: Remnant = {
  form: /(?<!<[!-].*)-->(?=\s*$)/,
  diagnose: () => ({
    rule: 'note-non-fermee',
    message: '« --> » ferme une note qui n’a pas été ouverte : les visiteurs liraient ces signes.',
    hint: 'Écrivez « <!-- » là où la note commence, ou effacez ces signes. Pour une flèche, écrivez « → ».',
  }),
};

/** Declarations of HTML, XML and PHP: `<!DOCTYPE html>`, `<?php`. */
const DECLARATION: Remnant = {
  form: /<(?:!(?:DOCTYPE|ELEMENT|ATTLIST|ENTITY|NOTATION)\b|\?(?:php|xml)\b|\?=|!\[CDATA\[)/i,
  diagnose: (source) => ({
    rule: 'html',
    message: `« ${source} » vient du HTML ou d’un programme : les visiteurs liraient ces signes.`,
    hint: 'Effacez ce passage. Si le texte parle de code, mettez-le entre deux accents graves.',
  }),
};

/** A tag that was not parsed: a space or slash before the name of a block (`< Block>`, `<\Block>`), or a strange name (`<foo.bar />`). */
const tagForm = ({ blockSpecs }: Model) =>
  new RegExp(
    [
      String.raw`<(?:\s?[/\\]\s?|\s)(?:${[...blockSpecs.keys()].join('|')})\b[^<>]{0,300}>`,
      String.raw`<\/?\p{L}[\p{L}\p{N}_-]{0,40}[.:]\p{L}[\p{L}\p{N}_.:-]{0,40}(?=[\s/>])[^<>]{0,300}>`,
      String.raw`<\p{L}[\p{L}\p{N}_-]{0,40}(?=\s[^<>]{0,300}=\s?["“{]|\s*\/>)[^<>]{0,300}>`,
    ].join('|'),
    'u',
  );

/** An HTML tag without `>`: with a property (`<a href="x"`), or at the start of a line (`<div`). */
const UNENDED =
  /<([a-z][a-z0-9]*)(?:\s+[\w-]+(?:=|\s*=\s*["'“{])[^<>]*|(?<=^<[a-z][a-z0-9]+)(?:\s[^>]*)?)$/i;

const remnants = memoizeByKey<Model, Remnant[]>();
const remnantsOf = (model: Model) =>
  remnants(model, () => [
    COMMENT,
    {
      form: tagForm(model),
      diagnose: (source) => ({
        rule: 'bloc-inconnu',
        severity: /^<\p{L}.*\/>$/u.test(source) ? 'error' : 'warning',
        message: `« ${shorten(source, 40)} » n’est pas un bloc du site : les visiteurs liraient ces signes.`,
        hint: 'Effacez cette balise et gardez le texte qu’elle entoure. Pour un bloc de content/BLOCS.md, collez son nom à « < » ou à « </ ».',
      }),
    },
    DECLARATION,
    {
      form: UNENDED,
      diagnose: (_, { 1: name = '' }) =>
        model.tags.isRefused(name)
          ? {
              rule: 'balise-incomplete',
              message: `La balise <${name}> commence ici et ne se termine pas : les visiteurs liraient ces signes.`,
              hint: 'Effacez-la et gardez le texte : les pages n’acceptent pas le HTML.',
            }
          : undefined,
    },
    COMMENT_END,
  ]);

/** Reports tags and comments that were not parsed; only the first in each line. */
export const unparsedTags = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line) => remnantIn(line, remnantsOf(context.model), context));
