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
