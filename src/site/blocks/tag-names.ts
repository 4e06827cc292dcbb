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
  message: `La balise ${tag} vient du HTML ou d’un traitement de texte : les pages ne l’acceptent pas.`,
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
  br: 'Pour aller à la ligne, laissez une ligne vide, ou terminez la ligne par une barre oblique inverse « \\ ». Dans la case d’un tableau, une virgule ou un point-virgule suffit.',
  p: 'Pour un nouveau paragraphe, laissez une ligne vide.',
  h1: 'Le grand titre de la page est la ligne « title: » en haut du fichier.',
  'h2 h3 h4':
    'Pour un titre, écrivez « ## » puis le titre, seul sur sa ligne ; pour un sous-titre, « ### ».',
  a: 'Pour un lien, écrivez [le texte du lien](/contact).',
  'img picture figure':
    'Mettez l’image dans le dossier content/images (sur GitHub : Add file → Upload files), puis écrivez ![ce que montre l’image](/images/nom.jpg).',
  'ul ol li':
    'Pour une liste, commencez chaque ligne par un tiret et un espace : « - premier point » ; pour une liste numérotée, par « 1. », « 2. », etc.',
  table:
    'Pour un tableau, écrivez les titres « | Date | Lieu | », juste au-dessous la ligne « |---|---| », puis une ligne comme « | 1er mars | Oyem | » par rangée.',
  'details summary':
    'Écrivez le titre après « ### », seul sur sa ligne, puis le texte dessous. Une question et sa réponse se déplient dans content/faq.',
  'script style': 'Ce passage n’est pas un texte : effacez-le.',
};

const hints = new Map(
  [INSTEAD, ...[...blockSpecs.values()].map(({ insteadOf = {} }) => insteadOf)]
    .flatMap((all) => Object.entries<string>(all))
    .flatMap(([words, hint]) => words.split(' ').map((name) => [name, hint] as const)),
);

/** Further elements of pasted HTML. What is on neither list is text, which browsers do not run. */
const OTHERS =
  'html head body title meta link base main header footer nav aside address hr pre code kbd blockquote q cite span font ' +
  'center marquee s del strike ins u mark small big sub sup abbr time dl dt dd thead tbody tfoot tr td th caption col ' +
  'colgroup figcaption map area source track audio canvas object param svg g path use math template slot noscript ' +
  'frame frameset label select option textarea fieldset legend dialog h5 h6';

const NAMES = new Set([...hints.keys(), ...OTHERS.split(' ')]);

/** True for an element of HTML, in upper or lower case. */
const isHtmlName = (name: string) => NAMES.has(name.toLowerCase());
