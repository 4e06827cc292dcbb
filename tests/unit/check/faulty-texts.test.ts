import { describe, expect, test } from 'vitest';
import { bodyIssuesOf } from './body-issues-of.ts';

/** A body, the place and the rule of its only issue, and the right body where it is sure. */
const FAULTY: [body: string, at: string, right?: string][] = [
  // Each row of the table of marks.
  ['** Attention ** lisez', '1:1 mise-en-forme'],
  ['[**Un** site] (/contact)', '1:1 lien-mal-ecrit', '[**Un** site](/contact)'],
  ['[Contact](« /contact »)', '1:1 lien-mal-ecrit'],
  ['Lisez [la charte](/charte] avant.', '1:7 lien-mal-ecrit'],
  ['[une page](/contact', '1:1 lien-mal-ecrit'],
  ['Voyez Services](/services).', '1:15 lien-mal-ecrit'],
  ['Voyez [nos comptes(/charte) du mois.', '1:7 lien-mal-ecrit'],
  ['Voir [le contact]/contact ici.', '1:6 lien-mal-ecrit'],
  ['Voir facebook.com/eco ici.', '1:6 lien-mal-ecrit'],
  ['[Contact](/contact\u200b)', '1:1 lien-adresse'],
  ['[une page](../contact.mdx)', '1:1 lien-adresse'],
  ['![Une île](../images/île.svg)', '1:1 image-adresse', '![Une île](/images/île.svg)'],
  ['> -un\n> -deux', '1:3 mise-en-forme', '> - un\n> - deux'],
  ['1)un\n2)deux', '1:1 mise-en-forme', '1. un\n2. deux'],
  ['•\tun\no\tdeux\nFin.', '1:1 mise-en-forme', '- un\n- deux\n\nFin.'],
  ['Avant :\n• un\n• deux', '2:1 mise-en-forme', 'Avant :\n- un\n- deux'],
  ['- un\n-deux', '2:1 mise-en-forme'],
  ['> - a\n> Suite', '2:1 mise-en-forme'],
  ['Texte\n##Titre', '2:1 mise-en-forme', 'Texte\n## Titre'],
  ['Plage\tSacs\nNyali\t32', '1:1 tableau', '| Plage | Sacs |\n| --- | --- |\n| Nyali | 32 |'],
  ['> Nom\tÂge\n> Paul\t12', '1:3 tableau'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |', '5:1 tableau'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\nUne phrase *collée*.', '4:1 tableau'],
  ['| a | b | c |\n|---|---|---|\n| 1 | 2 |', '3:1 tableau'],
  ['| a |\n|---|\n| 1 | 2 |', '3:1 ligne-cachee'],
  ['a[^un mot].\n\n[^un mot]: /contact', '3:1 ligne-cachee'],
  ['- Un <!– à *revoir* –>', '1:6 note-non-fermee'],
  ['<!-- à revoir\n\nTexte.', '1:1 note-non-fermee'],
  ['<FormEmbed form="volunteer', '1:1 balise-incomplete'],
  ['Un </ Section> ou', '1:4 balise-incomplete'],
  ['<ButtonLink href="/contact", label="A" />', '1:1 balise-incomplete'],
  ['<ButtonLink href="/contact" label="Un "mot" ici" />', '1:1 balise-incomplete'],
  ['<ButtonLink href="/contact" label="A" label="B" />', '1:39 balise-incomplete'],
  ['<ButtonLink href="/contact" label=Un mot />', '1:29 valeur-sans-guillemets'],
  ['<x-bloc vitesse="3">', '1:1 bloc-inconnu'],
  ['Bonjour <Prénom Nom>, venez.', '1:9 bloc-inconnu'],
  ['[un <o:p></o:p>](https://exemple.ga)', '1:5 html'],
  ['<v:shape id="a"\n style="b">', '1:1 html'],
  ['import { a as b } from "./y.js"; suite()', '1:1 code-montre'],
  ['> export { a }', '1:3 code-montre'],
  ['Dès 2 50 € la nuit', '1:1 mise-en-forme'],
  ['- 15 000 FCFA de transport', '1:1 mise-en-forme'],
  ['88 %【4†source】', '1:5 mise-en-forme'],
  ['La contentReference[oaicite:0]{index=0} forêt', '1:4 mise-en-forme'],
  ['Un ==mot== ici', '1:4 mise-en-forme'],
  ['## Nos actions {#actions}', '1:16 mise-en-forme'],
  ['Un\u202emot.', '1:3 texte-illisible'],
  ['Un\u2067mot, une\u2028ligne, un \u{e0041}.', '1:3 texte-illisible'],
  ['cet Ã©tÃ©', '1:5 texte-illisible'],
  ['Nos 𝗮𝗰𝘁𝗶𝗼𝗻𝘀 du jour.', '1:5 texte-illisible'],
  // What was pasted, days, and places to fill.
  ['12/11/2026 10:22 - Awa: Bonjour\nà demain\n\nTexte.', '1:1 texte-colle'],
  ['[12/11/26, 10:22:05] Awa : Bonjour\n\nTexte.', '1:1 texte-colle'],
  ['[14:32, 21/11/2026] +241 77 45 12 89: Bonjour', '1:1 texte-colle'],
  ['Le lun. 3 nov. 2026, Awa <awa@exemple.ga> a écrit :', '1:1 texte-colle'],
  ['[8:00] Accueil : café\n\n[2:14](/a) : verset', '1:1 texte-colle'],
  ['**De :** Awa <awa@exemple.ga>', '1:1 texte-colle'],
  ['Samedi 6 décembre 2026, dimanche 6 Décembre 2026.', '1:1 jour'],
  ['[Cliquer sur ce lien](/contact)', '1:1 lien-vague'],
  ['Rendez-vous à ??? le 3 mai.', '1:15 note-publiee'],
  ['XX bénévoles sont venus', '1:1 note-publiee'],
  ['Selon [Nom de l’association]', '1:7 note-publiee'],
];

test.each(FAULTY)('%j', (body, at, right) => {
  expect(bodyIssuesOf(body)).toEqual([{ at, right }]);
  if (right !== undefined) expect(bodyIssuesOf(right)).toEqual([]);
});

describe('five lines of like length, or a cut word, were pasted', () => {
  const LINES = [
    'Le fleuve traverse la forêt sur plus de cent kilomètres avant',
    'de rejoindre la mer, où les pêcheurs l’attendent chaque matin,',
    'quand la brume se lève, et où les enfants des deux villages de',
    'la rive apprennent à nager, à pagayer, puis à tendre les filets',
    'et à lire le ciel.',
  ];
  test.each([
    ['', ''],
    ['> ', '> '],
    ['- ', '  '],
  ])('after %j', (first, next) => {
    const at = `1:${first.length + 1} mise-en-forme`;
    expect(bodyIssuesOf(first + LINES.join(`\n${next}`))).toEqual([{ at }]);
    expect(bodyIssuesOf(`${first}Sa conser-\n${next}vation.`)).toEqual([{ at }]);
  });

  test.each([
    ['four lines', LINES.slice(1).join('\n')],
    ['lines ended by hand', LINES.join('\\\n')],
    ['sentences', LINES.map((line) => `${line}.`).join('\n')],
    ['lines of very different length', `${LINES.join('\n')}\nFin.`],
  ])('but not %s', (_name, body) => expect(bodyIssuesOf(body)).toEqual([]));
});

test('a long paragraph that stands twice is told at its second place, a block or a short line is not', () => {
  const long = `${'Les palétuviers retiennent la vase et les poissons. '.repeat(2)}Voilà.`;
  const lines = [long, '', 'Refrain.', long, 'Refrain.', `<!-- ${long} -->`, `| ${long} |`];
  const found = bodyIssuesOf(lines.join('\n')).filter(({ at }) => at.endsWith('ligne-double'));
  expect(found.map(({ at }) => at)).toEqual(['4:1 ligne-double']);
});
