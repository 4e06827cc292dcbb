import { type Fault, wrong } from '../fault.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';

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
export const codeStatements = (lines: readonly ProseLine[]): Fault[] =>
  lines.flatMap((line, index) => {
    if (!/^(?:import|export)\b/.test(line.unparsed)) return [];
    const text = lines
      .slice(index, index + LONGEST)
      .map(({ unparsed }) => unparsed)
      .join('\n');
    if (!STATEMENTS.some((form) => form.test(text))) return [];
    return [
      wrong(placeIn(line), {
        rule: 'code-montre',
        message: `Cette ligne de code (« ${text.slice(0, 6)} ») ne fait rien ici : les visiteurs la liraient telle quelle.`,
        hint: 'Effacez-la : les blocs du site se placent dans le texte sans rien importer. Si le texte parle de code, mettez la ligne entre deux accents graves.',
      }),
    ];
  });
