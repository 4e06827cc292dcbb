import { blocks } from '../../content/blocks.ts';
import type { Diagnosis, Issue } from '../../content/issue.ts';
import { short } from '../short.ts';
import type { Context } from './context.ts';
import { issueIn, type ProseLine } from './prose-lines.ts';

/** What a statement of JavaScript has and a sentence has not: « Export de bois », « import "massif" de riz » are prose. */
const STATEMENTS = [
  /^import\s[^"'“;]{0,500}\bfrom\s*["'“][^\s"'“”]+["'”][ \t]*(?:[;\n]|$)/,
  /^import\s*["'“][^\s"'“”]+["'”][ \t]*(?:[;\n]|$)/,
  /^export\s+(?:const|let|var)\s+(?:[\w$]+\s*[=:;]|[{[])/,
  /^export\s+(?:default\s+)?(?:async\s+)?(?:function\b[^(]{0,100}\(|class\b[^.,;:!?]{0,100}\{)/,
  /^export\s+default\s+(?:[([{"'`]|[\w$.]+[ \t]*(?:[;\n]|$))/,
  /^export\s*(?:\{|\*[^"'“]{0,100}\bfrom\s*["'“])/,
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

const NAMES = Object.keys(blocks).join('|');

/** Tags and comments that are not parsed as such, and what is said of them; the more telling first. */
const TAGS: readonly { form: RegExp; said: Omit<Diagnosis, 'message'> }[] = [
  {
    // A block's tag with other signs between `<` and its name, or without its `<`: alone on its line, with a value or an end that no sentence has.
    form: new RegExp(
      `^(?:<[^\\p{L}<>]{1,3}(?:${NAMES})\\b[^<>]*|(?:${NAMES})(?:\\s[^<>]*["”}]\\s*\\/?|\\s*\\/))>$`,
      'u',
    ),
    said: {
      rule: 'balise-incomplete',
      hint: 'Commencez la balise par « < », ou par « </ » si elle ferme le bloc, collé au nom du bloc.',
    },
  },
  {
    // Word and phones make one long dash of two hyphens.
    form: /<\s?!\s?[-\u2010-\u2015\u2212].*/,
    said: {
      rule: 'note-non-fermee',
      hint: 'Pour une note cachée, commencez par « <!-- » et terminez par « --> », avec deux traits d’union et non un tiret long.',
    },
  },
  {
    // A tag that no block has, of MDX or of Word: `<frontmatter.x />`, `<o:p>`. Words alone between chevrons are a text.
    form: /<(?:\/?\p{L}[\p{L}\p{N}_-]{0,40}[.:]\p{L}[\p{L}\p{N}_.:-]{0,40}(?=[\s/>])|\p{L}[\p{L}\p{N}_-]{0,40}(?=\s[^<>]{0,300}=\s?["“{]|\s*\/>))[^<>]{0,300}>/u,
    said: {
      rule: 'bloc-inconnu',
      severity: 'warning',
      hint: 'Effacez cette balise et gardez le texte qu’elle entoure, ou choisissez un bloc de content/BLOCS.md.',
    },
  },
];

/** Tags and comments that visitors would read; the first of each line. */
export const unparsedTags = (lines: readonly ProseLine[], context: Context): Issue[] =>
  lines.flatMap((line) => {
    for (const { form, said } of TAGS) {
      const found = form.exec(line.unparsed.trimEnd());
      if (!found) continue;
      const source = short(line.source.slice(found.index).slice(0, found[0].length), 40);
      const message = `« ${source} » n’est ni un bloc ni une note cachée : les visiteurs liraient ces signes.`;
      return [issueIn(line, found.index, context, { ...said, message })];
    }
    return [];
  });
