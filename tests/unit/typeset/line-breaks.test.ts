import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bindWords, preventWidows } from '../../../src/server/prevent-widows.ts';
import { ALL } from '../all.ts';

/** `_` stands for a no-break space. */
const seen = (text: string) => text.replace(/\u00a0/g, '_');
const NAMES = [
  'Eco Logik',
  'À la Découverte du Gabon',
  'Ndjo Oyeri',
  'OYERI Radio',
  'Je Participe',
];
const NAMED = NAMES.map((name) => ({ name }));
const lines = (html: string) => seen(preventWidows(html, NAMED));

describe('the line breaks of titles and leads', () => {
  test.each([
    ['L’organisation d’Éco Logik', 'L’organisation <b>d’Éco Logik</b>'],
    ['Ndjo Oyeri, en chemin', '<b>Ndjo Oyeri,</b> en_chemin'],
    ['La charte de Je Participe', 'La_charte <b>de_Je Participe</b>'],
    ['Soutenir la Découverte du Gabon', 'Soutenir la_Découverte du_Gabon'],
    ['À la Découverte du Gabon', 'À_la_Découverte du_Gabon'],
    ['Au coin du feu, le conteur', 'Au_coin du_feu, le_conteur'],
    ['Un sujet à me souffler', 'Un_sujet à_me_souffler'],
    ['Le blog : carnet de terrain', 'Le_blog : carnet de_terrain'],
    ['8 000 réactions, 1\u202f000 commentaires', '8 000_réactions, 1\u202f000 commentaires'],
    ['Les 7 et 8 novembre', 'Les 7_et_8_novembre'],
    ['Tous les 6 mois, 2 à 3 experts', 'Tous les_6_mois, 2_à_3_experts'],
    ['Fondée en 2016 par des voisins', 'Fondée en_2016 par_des_voisins'],
    ['Et de la transparence', 'Et_de la_transparence'],
    ['De la photosynthèse équatoriale', 'De_la photosynthèse équatoriale'],
    ['Des extraordinairement longs', 'Des extraordinairement longs'],
    ['<a>La page de Ndjo Oyeri</a>', '<a>La page de <b>Ndjo Oyeri</b></a>'],
    ['Que voulez-vous ? Parlez-nous', 'Que <b>voulez-vous</b> ? <b>Parlez-nous</b>'],
  ])('%s', (before, after) => {
    const [title] = lines(`<h2>${before}</h2>`).match(/(?<=<h2>).*(?=<\/h2>)/) ?? [];
    expect(title?.replace(/<span[^>]*>(.*?)<\/span>/g, '<b>$1</b>')).toBe(after);
  });

  test('bind only numbers below a lead, no attribute, no island, and shorter groups in the title of a page', () => {
    expect(
      lines(
        '<h1 title="la une">À la transparence</h1><p>Du <em>feu de joie</em></p><p>Du feu</p><h2>La</h2><p>Du feu, 8\u202f000 voix, 2 à 3 ans, en 2016 par À Libreville</p><button>6 mois</button>' +
          '<div data-live="X" class=""><div><h2>La une</h2></div></div><div><h3>La une</h3><p>La une</p></div>',
      ),
    ).toBe(
      '<h1 title="la une">À_la transparence</h1><p>Du_<em>feu de_joie</em></p><p>Du feu</p><h2>La</h2><p>Du feu, 8\u202f000_voix, 2_à_3_ans, en 2016 par À_Libreville</p><button>6 mois</button>' +
        '<div data-live="X" class=""><div><h2>La une</h2></div></div><div><h3>La_une</h3><p>La une</p></div>',
    );
  });

  test('turn a telephone number into an unbroken link, but no sample, amount, link or island', () => {
    expect(lines('<p>Appelez le 077 45 67 89 ou le +241 77 45 67 89.</p>')).toBe(
      '<p>Appelez le <a href="tel:077456789">077_45_67_89</a>_ou le <a href="tel:+24177456789">+241_77_45_67_89</a>.</p>',
    );
    const others =
      '<p>+241 00 00 00 00, 100 000 000, 01 02 2026</p><p><a href="tel:1">077 45 67 89</a></p><div data-live="X">077 45 67 89</div>';
    expect(lines(others)).toBe(others);
  });

  test('link no number without a telephone context, except those of the site', () => {
    const draws = '<p>Tirage : 03 11 24 38 45.</p><p>Dossier n° 01 23 45 67 89</p>';
    expect(lines(draws)).toBe(draws);
    const phones = ['<p>Tél. 01 23 45 67 89</p>', '<p><b>Téléphone</b> : 01 23 45 67 89</p>'];
    for (const phone of phones) expect(lines(phone)).toContain('<a href="tel:0123456789">');
    expect(lines(`${phones[0]}<p>01 23 45 67 89</p>`).match(/<a /g)).toHaveLength(1);
    expect(preventWidows('<p>077 45 67 89</p>', NAMED, ['077 45 67 89'])).toContain('<a ');
  });

  test('leave code as it is, in a title, a lead and a text', () => {
    const code = '<code>git push de la branche de Ndjo Oyeri, HTTP/1.1 200 OK, 3 à 5</code>';
    const html = `<h1>A${code}</h1><p>${code}</p><h2>${code}</h2><p>Tél. <kbd>077 45 67 89</kbd></p><pre>${code}\nTél. 077 45 67 89</pre>`;
    expect(lines(html)).toBe(html);
  });

  test('leave the names of drawings and the fields of forms as they are, whatever an attribute holds', () => {
    const phone = 'Tél. +241 77 45 67 89';
    const html = `<p title="1 > 2 : ${phone}"><svg><title>${phone}</title></svg><select><option>${phone}</option></select><textarea>${phone}</textarea></p>`;
    expect(lines(html)).toBe(html);
  });

  test('change only spaces, one time, in groups that fit a line', () => {
    const word = fc.constantFrom(
      'à',
      'la',
      'et',
      'de',
      '7',
      '15\u202f000',
      'forêt',
      'communication',
      'd’une',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }).map((words) => words.join(' ')),
        (text) => {
          const bound = bindWords(text, 18);
          expect(bound.replaceAll('\u00a0', ' ')).toBe(text);
          expect(bindWords(bound, 18)).toBe(bound);
          const groups = bound.split(' ').filter((group) => group.includes('\u00a0'));
          expect(groups.filter((group) => group.length > 18)).toEqual([]);
        },
      ),
      { numRuns: ALL ? 2000 : 200 },
    );
  });
});
