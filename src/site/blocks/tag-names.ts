import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';
import type { Fault } from '../../values/issue.ts';
import { normalizedWord } from '../../values/text.ts';
import { nearestWord } from '../synonyms.ts';
import { blockSpecs } from './index.ts';

const names = [...blockSpecs.keys()];
const plainNames = new Set(names.map(normalizedWord));

/** True for the name of a block, in the same case. */
export const isBlock = (name: string) => blockSpecs.has(name);

/** True for HTML (`div`, `o:p`), which pages do not accept; nothing else is reported for such a tag. */
export const isRefused = (name: string) => (isHtmlName(name) && !isBlock(name)) || isWordTag(name);

/** True if `<name` is a tag and not text: a name with a capital, of HTML, of a block in the wrong case, or `frontmatter.key`. */
export const opensTag = (name: string) =>
  /^(?:\p{Lu}|frontmatter(?:\.|$))/u.test(name) ||
  isRefused(name) ||
  plainNames.has(normalizedWord(name));

/** True if `<name` is a tag even without `>`, because the name is that of a block, or similar. */
export const isSureTag = (name: string) =>
  isBlock(name) || plainNames.has(normalizedWord(name)) || nearestBlock(name) !== undefined;

/** The block with the most similar name; undefined for a name of under four letters. */
export const nearestBlock = (name: string) =>
  name.length > 3 && name.length < 40 ? nearestWord(name, names) : undefined;

/** True for a block without content, whose tag ends with `/>`. */
export const takesNoText = (name: string) => blockSpecs.get(name)?.children === 'none';

/** Fault of an HTML element. */
export const refusedTag = (name: string, tag = `<${name}>`): Fault => ({
  rule: 'html',
  message: `La balise ${tag} vient ${isWordTag(name) ? 'd’un traitement de texte : les pages ne l’acceptent pas' : 'du HTML, que les pages n’acceptent pas'}.`,
  hint:
    hints.get(name.toLowerCase()) ??
    'Retirez cette balise et gardez le texte : content/ECRIRE.md montre comment mettre un texte en forme.',
});

/** True for tags that word processors write: `o:p`, `st1:place`. */
const isWordTag = (name: string) => /^[a-z][a-z\d]{0,2}:[a-z]/i.test(name);

/** Hints for the HTML elements that editors paste. */
const INSTEAD = {
  'b strong': 'Pour mettre en gras, écrivez **votre texte**.',
  'i em': 'Pour mettre en italique, écrivez *votre texte*.',
  's del strike': 'Pour barrer un texte, écrivez ~~votre texte~~.',
  br: 'Pour aller à la ligne, laissez une ligne vide, ou terminez la ligne par une barre oblique inverse « \\ ». Dans la case d’un tableau, une virgule ou un point-virgule suffit.',
  hr: 'Pour un trait de séparation, écrivez --- seul sur sa ligne, entre deux lignes vides.',
  p: 'Pour un nouveau paragraphe, laissez une ligne vide.',
  h1: 'Le grand titre de la page est la ligne « title: » en haut du fichier.',
  h2: 'Pour un titre, écrivez « ## » puis le titre, seul sur sa ligne.',
  'h3 h4': 'Pour un sous-titre, écrivez « ### » puis le titre, seul sur sa ligne.',
  a: 'Pour un lien, écrivez [le texte du lien](/contact).',
  'img picture figure':
    'Mettez l’image dans le dossier content/images (sur GitHub : Add file → Upload files), puis écrivez ![ce que montre l’image](/images/nom.jpg).',
  'ul li':
    'Pour une liste, commencez chaque ligne par un tiret et un espace : « - premier point ».',
  ol: 'Pour une liste numérotée, commencez chaque ligne par « 1. », « 2. », etc.',
  table:
    'Pour un tableau, écrivez les titres « | Date | Lieu | », juste au-dessous la ligne « |---|---| », puis une ligne comme « | 1er mars | Oyem | » par rangée.',
  'details summary':
    'Écrivez le titre après « ### », seul sur sa ligne, puis le texte dessous. Une question et sa réponse se déplient dans content/faq.',
  blockquote: 'Pour une citation, commencez la ligne par « > ».',
  code: 'Pour montrer un mot tel quel, écrivez `mot`.',
  pre: 'Pour montrer un texte tel quel, écrivez ``` seul sur la ligne du dessus et sur celle du dessous.',
  'span font center':
    'Retirez cette balise et gardez le texte : le site choisit les couleurs, les tailles et la mise en page.',
  u: 'Retirez cette balise et gardez le texte ; pour insister, écrivez **votre texte**.',
  sup: 'Retirez cette balise : écrivez « 1er », « m² » ou une note [^1].',
  audio: 'Donnez l’adresse de l’enregistrement par un lien : [Écouter](https://…).',
  'script style': 'Ce passage n’est pas un texte : effacez-le.',
};

const hints = new Map(
  [INSTEAD, ...[...blockSpecs.values()].map(({ insteadOf = {} }) => insteadOf)]
    .flatMap((all) => Object.entries<string>(all))
    .flatMap(([words, hint]) => words.split(' ').map((name) => [name, hint] as const)),
);

const NAMES = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));

/** True for an element of HTML or SVG, in upper or lower case. */
const isHtmlName = (name: string) => NAMES.has(name.toLowerCase());
