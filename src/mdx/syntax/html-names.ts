/** What to write instead of an HTML element, for those that editors are likely to paste. */
const INSTEAD: Readonly<Record<string, string>> = {
  b: 'Pour mettre en gras, écrivez **votre texte**.',
  strong: 'Pour mettre en gras, écrivez **votre texte**.',
  i: 'Pour mettre en italique, écrivez *votre texte*.',
  em: 'Pour mettre en italique, écrivez *votre texte*.',
  s: 'Pour barrer un texte, écrivez ~~votre texte~~.',
  del: 'Pour barrer un texte, écrivez ~~votre texte~~.',
  br: 'Pour aller à la ligne, laissez une ligne vide, ou terminez la ligne par une barre oblique inverse « \\ ».',
  hr: 'Pour un trait de séparation, écrivez --- seul sur sa ligne, entre deux lignes vides.',
  p: 'Pour un nouveau paragraphe, laissez une ligne vide.',
  h1: 'Le grand titre de la page est la ligne « title: » en haut du fichier.',
  h2: 'Pour un titre, écrivez « ## » puis le titre, seul sur sa ligne.',
  h3: 'Pour un sous-titre, écrivez « ### » puis le titre, seul sur sa ligne.',
  h4: 'Pour un petit titre, écrivez « #### » puis le titre, seul sur sa ligne.',
  a: 'Pour un lien, écrivez [le texte du lien](/contact).',
  img: 'Mettez l’image dans le dossier content/images (sur GitHub : Add file → Upload files), puis écrivez ![ce que montre l’image](/images/nom.jpg).',
  picture: 'Pour une image, écrivez ![ce que montre l’image](/images/nom.jpg).',
  figure: 'Pour une image, écrivez ![ce que montre l’image](/images/nom.jpg).',
  ul: 'Pour une liste, commencez chaque ligne par un tiret et une espace : « - premier point ».',
  ol: 'Pour une liste numérotée, commencez chaque ligne par « 1. », « 2. », etc.',
  li: 'Pour une liste, commencez chaque ligne par un tiret et une espace : « - premier point ».',
  table:
    'Pour un tableau, écrivez les titres « | Date | Lieu | », juste au-dessous la ligne « |---|---| », puis une ligne comme « | 1er mars | Oyem | » par rangée.',
  blockquote: 'Pour une citation, commencez la ligne par « > ».',
  code: 'Pour montrer un mot tel quel, entourez-le d’accents graves : `mot`.',
  pre: 'Pour montrer un texte tel quel, placez-le entre deux lignes de trois accents graves.',
  div: 'Pour une bande de la page, écrivez <Section> … </Section> ; sinon, gardez le texte seul.',
  section: 'Pour une bande de la page, écrivez <Section> avec une majuscule.',
  article: 'Pour une bande de la page, écrivez <Section> … </Section>.',
  span: 'Retirez cette balise et gardez le texte : le site choisit les couleurs et les tailles.',
  font: 'Retirez cette balise et gardez le texte : le site choisit les couleurs et les tailles.',
  center: 'Retirez cette balise et gardez le texte : le site choisit la mise en page.',
  u: 'Retirez cette balise et gardez le texte ; pour insister, écrivez **votre texte**.',
  sup: 'Retirez cette balise : écrivez « 1er », « m² » ou une note [^1].',
  button: 'Pour un bouton, écrivez <ButtonLink href="/contact" label="Me contacter" />.',
  form: 'Pour un formulaire, écrivez <FormEmbed form="volunteer" />.',
  input: 'Pour un formulaire, écrivez <FormEmbed form="volunteer" />.',
  iframe:
    'Pour une vidéo, donnez son adresse par un lien : [Voir la vidéo](https://…). Pour un formulaire, écrivez <FormEmbed form="volunteer" /> ; pour la carte, <MapEmbed />.',
  embed:
    'Pour une vidéo, donnez son adresse par un lien : [Voir la vidéo](https://…). Pour un formulaire, écrivez <FormEmbed form="volunteer" /> ; pour la carte, <MapEmbed />.',
  video: 'Donnez l’adresse de la vidéo par un lien : [Voir la vidéo](https://…).',
  audio: 'Donnez l’adresse de l’enregistrement par un lien : [Écouter](https://…).',
  script: 'Retirez-la avec ce qu’elle contient : une page ne peut pas contenir de programme.',
  style: 'Retirez-la avec ce qu’elle contient : le site choisit les couleurs et les tailles.',
};

const OTHERS =
  'abbr address animate animatemotion animatetransform applet area aside base basefont bdi bdo bgsound big ' +
  'blink body canvas caption circle cite clippath col colgroup data datalist dd defs desc details dfn dialog ' +
  'dir dl dt ellipse fieldset figcaption filter footer foreignobject frame frameset g h5 h6 head header ' +
  'hgroup html image ins isindex kbd keygen label legend line lineargradient link listing main map mark ' +
  'marker marquee mask math menu menuitem meta meter mtext nav nobr noembed noframes noscript object ' +
  'optgroup option output param path pattern plaintext polygon polyline portal progress q radialgradient rb ' +
  'rect rp rt rtc ruby samp search select set slot small source stop strike sub summary svg switch symbol ' +
  'tbody td template text textarea textpath tfoot th thead time title tr track tspan tt use var view wbr xmp';

const NAMES: ReadonlySet<string> = new Set([...Object.keys(INSTEAD), ...OTHERS.split(' ')]);

/** Elements that stand alone: they are never closed. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr image bgsound'.split(' '),
);

/** Whether `name` is an element of HTML or SVG, in any case. */
export const isHtmlName = (name: string) => NAMES.has(name.toLowerCase());

/** Whether an element has no closing tag. */
export const isVoidName = (name: string) => VOID.has(name.toLowerCase());

/** What an editor can write instead of an HTML element. */
export function insteadOf(name: string): string {
  const key = name.toLowerCase();
  return Object.hasOwn(INSTEAD, key)
    ? (INSTEAD[key] ?? '')
    : 'Retirez cette balise et gardez le texte : content/README.md montre comment mettre un texte en forme.';
}
