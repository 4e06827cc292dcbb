/** What to write instead of an HTML element, for those that editors are likely to paste. */
const INSTEAD: readonly [names: string, hint: string][] = Object.entries({
  'b strong': 'Pour mettre en gras, écrivez **votre texte**.',
  'i em': 'Pour mettre en italique, écrivez *votre texte*.',
  's del strike': 'Pour barrer un texte, écrivez ~~votre texte~~.',
  br: 'Pour aller à la ligne, laissez une ligne vide, ou terminez la ligne par une barre oblique inverse « \\ ».',
  hr: 'Pour un trait de séparation, écrivez --- seul sur sa ligne, entre deux lignes vides.',
  p: 'Pour un nouveau paragraphe, laissez une ligne vide.',
  h1: 'Le grand titre de la page est la ligne « title: » en haut du fichier.',
  h2: 'Pour un titre, écrivez « ## » puis le titre, seul sur sa ligne.',
  'h3 h4': 'Pour un sous-titre, écrivez « ### » puis le titre, seul sur sa ligne.',
  a: 'Pour un lien, écrivez [le texte du lien](/contact).',
  'img picture figure':
    'Mettez l’image dans le dossier content/images (sur GitHub : Add file → Upload files), puis écrivez ![ce que montre l’image](/images/nom.jpg).',
  'ul li':
    'Pour une liste, commencez chaque ligne par un tiret et une espace : « - premier point ».',
  ol: 'Pour une liste numérotée, commencez chaque ligne par « 1. », « 2. », etc.',
  table:
    'Pour un tableau, écrivez les titres « | Date | Lieu | », juste au-dessous la ligne « |---|---| », puis une ligne comme « | 1er mars | Oyem | » par rangée.',
  blockquote: 'Pour une citation, commencez la ligne par « > ».',
  code: 'Pour montrer un mot tel quel, entourez-le d’accents graves : `mot`.',
  pre: 'Pour montrer un texte tel quel, placez-le entre deux lignes de trois accents graves.',
  'div section article':
    'Pour une bande de la page, écrivez <Section> … </Section> ; sinon, gardez le texte seul.',
  'span font center':
    'Retirez cette balise et gardez le texte : le site choisit les couleurs, les tailles et la mise en page.',
  u: 'Retirez cette balise et gardez le texte ; pour insister, écrivez **votre texte**.',
  sup: 'Retirez cette balise : écrivez « 1er », « m² » ou une note [^1].',
  button: 'Pour un bouton, écrivez <ButtonLink href="/contact" label="Me contacter" />.',
  'form input': 'Pour un formulaire, écrivez <FormEmbed form="volunteer" />.',
  'iframe embed video':
    'Pour une vidéo, donnez son adresse par un lien : [Voir la vidéo](https://…). Pour un formulaire, écrivez <FormEmbed form="volunteer" /> ; pour la carte, <MapEmbed />.',
  audio: 'Donnez l’adresse de l’enregistrement par un lien : [Écouter](https://…).',
  'script style':
    'Retirez-la avec ce qu’elle contient : une page ne peut contenir ni programme ni mise en forme à la main.',
});

const OTHERS =
  'abbr address animate animatemotion animatetransform applet area aside base basefont bdi bdo bgsound big ' +
  'blink body canvas caption circle cite clippath col colgroup data datalist dd defs desc details dfn dialog ' +
  'dir dl dt ellipse fieldset figcaption filter footer foreignobject frame frameset g h5 h6 head header ' +
  'hgroup html image ins isindex kbd keygen label legend line lineargradient link listing main map mark ' +
  'marker marquee mask math menu menuitem meta meter mtext nav nobr noembed noframes noscript object ' +
  'optgroup option output param path pattern plaintext polygon polyline portal progress q radialgradient rb ' +
  'rect rp rt rtc ruby samp search select set slot small source stop sub summary svg switch symbol ' +
  'tbody td template text textarea textpath tfoot th thead time title tr track tspan tt use var view wbr xmp';

const HINTS = new Map(
  INSTEAD.flatMap(([names, hint]) => names.split(' ').map((name) => [name, hint] as const)),
);
const NAMES = new Set([...HINTS.keys(), ...OTHERS.split(' ')]);

/** Elements that stand alone: they are never closed. */
const VOID = new Set(
  'area base br col embed hr img input link meta param source track wbr image bgsound'.split(' '),
);

/** Whether `name` is an element of HTML or SVG, in any case. */
export const isHtmlName = (name: string) => NAMES.has(name.toLowerCase());

/** Whether an element has no closing tag. */
export const isVoidName = (name: string) => VOID.has(name.toLowerCase());

/** What an editor can write instead of an HTML element. */
export const insteadOf = (name: string) =>
  HINTS.get(name.toLowerCase()) ??
  'Retirez cette balise et gardez le texte : content/README.md montre comment mettre un texte en forme.';
