import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIXTURES, fixtureReport, issuesWith } from '../check/fixture.ts';

/** What each text to write takes the place of, in the order of the report; the rest of its line by default. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  'balise-incomplete': [],
  'balise-incomplete--phrase': [],
  'balise-incomplete--section': [],
  'bloc-inconnu--faute': [],
  'bloc-inconnu--minuscule': [],
  'bloc-inconnu--mots': [],
  'bloc-mal-ferme': [],
  'bloc-mal-ferme--faute': [],
  'bloc-non-ferme--seul': [],
  'code-interdit--nom': ['items={figures}'],
  'formulaire-inconnu': ['form="benevole"'],
  'guillemet-non-ferme': ['<FormEmbed form="volunteer />'],
  'guillemet-non-ferme--image': [
    '<Split image="/images/accueil-canopee.svg alt="La canopée vue du ciel">',
  ],
  'guillemet-non-ferme--suivant': ['<ButtonLink href="/contact label="Me contacter" />'],
  'image-adresse--corps': ['![Une forêt.](article-plage.svg)'],
  'lien-adresse--corps': [
    '[le site](www.ecologik.ga)',
    '[la page](contact)',
    '[le courriel](contact@ecologik.ga)',
  ],
  'lien-mal-ecrit': ['[Appelez-nous](tel:+241 77 00 00 00)'],
  'lien-mal-ecrit--fichier': [],
  'lien-mal-ecrit--formes': [
    '[Voir le rapport](https://exemple.ga/mon rapport.pdf)',
    '[voir le site] (https://exemple.ga)',
    '[Écrire] (mailto:contact@gabon.ga)',
    '(nous appeler)[tel:+24177000000]',
    '[Nos actions](#nos actions)',
  ],
  'lien-mal-ecrit--image': [],
  'lien-mal-ecrit--numero': [
    '[Appelez-nous](077 00 00 01)',
    '[en France](+33 6 00 00 00 00)',
    '[au bureau](00241 77 00 00 01)',
  ],
  'lien-page--espace': [],
  'liste-attendue': ['items="figures"'],
  'liste-introuvable--autre': ['items={frontmatter.values}'],
  'mise-en-forme': [
    '##Nos actions',
    '-planter\n-nettoyer',
    '1.planter\n2.nettoyer',
    '•\u00a0planter\n•\u00a0nettoyer',
  ],
  'mise-en-forme--puces': ['✓ planter\n✓ nettoyer', '1- planter\n2- nettoyer'],
  'mise-en-forme--titre': ['#Nos actions', '-- planter\n-- nettoyer'],
  'note-non-fermee': [],
  'note-sans-texte--espace': [],
  'propriete-inconnue': ['titre="Me contacter"'],
  'propriete-inconnue--faute': ['ton="deep"'],
  'propriete-manquante': [],
  repere: ['id="Nos valeurs"'],
  tableau: [],
  'tableau--tabulations': ['Date\tLieu\n1er mars\tLibreville\n2 mars\tFranceville'],
  'texte-dans-balise': ['label="Dire "oui" au projet"'],
  'texte-illisible': [],
  'valeur-inconnue--bloc-faute': ['variant="outlin"'],
  'valeur-sans-guillemets': ['form=volunteer'],
};

/** What fixtures do without: pictures, places to link to, a link to them. */
const ABSENT = new Set(['image-absente', 'ancre-inconnue', 'page-sans-lien']);

test.each(Object.entries(REPLACED))('what %s offers to write mends its fault', (name, replaced) => {
  const folder = join(FIXTURES, name);
  const text = readFileSync(join(folder, 'entree.mdx'), 'utf8');
  const lines = text.split('\n');
  const { issues } = fixtureReport(folder);
  const offered = issues.filter(({ suggestion }) => suggestion !== undefined);
  const mended = offered.reduceRight((left, { line, column, suggestion = '' }, index) => {
    const at = lines.slice(0, line - 1).join('\n').length + column;
    const written = replaced[index] ?? lines[line - 1]?.slice(column - 1) ?? '';
    // A quote is in the middle of what is written anew.
    const start = text.lastIndexOf(written, at);
    expect(start).toBeGreaterThan(0);
    return left.slice(0, start) + suggestion + left.slice(start + written.length);
  }, text);
  expect(mended).not.toBe(text);
  const without = issues.filter(({ suggestion }) => suggestion === undefined);
  const left = issuesWith({ 'pages/essai.mdx': mended });
  const own = left.filter(({ rule, file }) => file.endsWith('essai.mdx') && !ABSENT.has(rule));
  expect(own.map(({ message }) => message)).toEqual(without.map(({ message }) => message));
});
