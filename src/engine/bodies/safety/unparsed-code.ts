import type { Diagnosis, Issue } from '../../issue.ts';
import type { Model } from '../../model.ts';
import { onceFor } from '../../once-for.ts';
import { short } from '../../text.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** What a statement of JavaScript has and a sentence has not: « Export de bois », « import "massif" de riz » are prose. */
const STATEMENTS = [
  /^import\s*(?:\s[^"'“;]{0,500}\bfrom\s*)?["'“][^\s"'“”]+["'”][ \t]*(?:[;\n]|$)/,
  /^export\s*(?:[{*]|\s(?:default\s+)?(?:const|let|var|async|function|class)\b)/,
  /^export\s+default\s+(?:[([{"'`]|[\w$.]+[ \t]*(?:[;\n]|$))/,
];

/** How many lines a statement may take. */
const LONGEST = 20;

/** `import` and `export` in a body, which holds none: they would do nothing, and visitors would read them. */
export const codeStatements = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line, index) => {
    if (!/^(?:import|export)\b/.test(line.unparsed)) return [];
    const following = lines.slice(index, index + LONGEST);
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

const once = onceFor<Model, RegExp>();

/** A tag that is none: of MDX (`<foo.bar />`), or a block's with signs before its name. Words alone between chevrons are a text. */
const tagOf = (model: Model) =>
  once(
    model,
    () =>
      new RegExp(
        [
          String.raw`<(?:\s?[/\\]\s?|\s)(?:${[...model.blockSpecs.keys()].join('|')})\b[^<>]{0,300}>`,
          String.raw`<\/?\p{L}[\p{L}\p{N}_-]{0,40}[.:]\p{L}[\p{L}\p{N}_.:-]{0,40}(?=[\s/>])[^<>]{0,300}>`,
          String.raw`<\p{L}[\p{L}\p{N}_-]{0,40}(?=\s[^<>]{0,300}=\s?["“{]|\s*\/>)[^<>]{0,300}>`,
        ].join('|'),
        'u',
      ),
  );

/** A comment whose first signs are not `<!--`: Word and phones make one long dash of two hyphens. */
const COMMENT = /<\s?!\s?[-\u2010-\u2015\u2212].*/;

/** What begins a page or a program of another kind. */
const DECLARATION = /<(?:!DOCTYPE\b|\?(?:php|xml)\b|\?=|!\[CDATA\[)/i;

/** An element of HTML that has a property and no end on its line. */
const UNENDED = /<([a-z][a-z0-9]*)\s+[\w-]+\s*=\s*["'“{][^<>]*$/i;

/** HTML that would be shown, since it is not whole. */
function brokenHtml({ unparsed }: ProseLine, { model }: Context) {
  const declaration = DECLARATION.exec(unparsed);
  const tag = UNENDED.exec(unparsed);
  if (declaration) {
    const message = `« ${declaration[0]} » vient du HTML ou d’un programme : les visiteurs liraient ces signes.`;
    const hint =
      'Effacez ce passage. Si le texte parle de code, mettez-le entre deux accents graves.';
    return { at: declaration.index, rule: 'html', message, hint };
  }
  if (!tag || !model.tags.isRefused(tag[1] ?? '')) return undefined;
  const message = `La balise <${tag[1]}> commence ici et ne se termine pas : les visiteurs liraient ces signes.`;
  const hint = 'Effacez-la et gardez le texte : les pages n’acceptent pas le HTML.';
  return { at: tag.index, rule: 'balise-incomplete', message, hint };
}

/** The end of a comment that nothing opens; an arrow has words behind it, or another before it. */
const END = /(?<!<[!-].*)-->(?=\s*$)/;

const loneEnd: Diagnosis = {
  rule: 'note-non-fermee',
  message: '« --> » ferme une note qui n’a pas été ouverte : les visiteurs liraient ces signes.',
  hint: 'Écrivez « <!-- » là où la note commence, ou effacez ces signes. Pour une flèche, écrivez « → ».',
};

/** Tags and comments that visitors would read; the first of each line. */
export const unparsedTags = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line) => {
    const comment = COMMENT.exec(line.unparsed);
    const found = comment ?? tagOf(context.model).exec(line.unparsed);
    const { at, ...html } = (found ? undefined : brokenHtml(line, context)) ?? {
      at: -1,
      rule: '',
      message: '',
      hint: '',
    };
    if (at >= 0) return [issueIn(line, at, context, html)];
    const end = found ? null : END.exec(line.unparsed);
    if (end) return [issueIn(line, end.index, context, loneEnd)];
    if (!found) return [];
    const source = line.source.slice(found.index, found.index + found[0].length);
    const diagnosis: Diagnosis = comment
      ? {
          rule: 'note-non-fermee',
          message: `« ${short(source, 40)} » ressemble à une note cachée, mais les visiteurs la liraient.`,
          hint: 'Commencez la note par « <!-- » et terminez-la par « --> », avec deux traits d’union et non un tiret long.',
        }
      : {
          rule: 'bloc-inconnu',
          severity: /^<\p{L}.*\/>$/u.test(source) ? 'error' : 'warning',
          message: `« ${short(source, 40)} » n’est pas un bloc du site : les visiteurs liraient ces signes.`,
          hint: 'Effacez cette balise et gardez le texte qu’elle entoure. Pour un bloc de content/BLOCS.md, collez son nom à « < » ou à « </ ».',
        };
    return [issueIn(line, found.index, context, diagnosis)];
  });
