import { expect, test } from 'vitest';
import { reportPage } from '../../../src/review/report/report-page.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { markedText, reviewOf, type SampleSite } from './review-sample-sites.ts';

const BASE: SampleSite = {
  pages: {
    '/': '<h1>Accueil</h1><p>Bienvenue au Gabon.</p><a href="/contact">Contact</a>',
    '/contact':
      '<h1>Contact</h1><p>Écrivez-moi.</p><img src="/assets/img/carnet-1.svg" alt="Un carnet">',
    '/mentions-legales': '<h1>Mentions légales</h1><p>Éditrice du site.</p>',
    '/services': '<h1>Services</h1><p>Nos prix, nos délais.</p><p>Un devis en deux jours.</p>',
  },
};

const withPage = (route: string, main: string): SampleSite => ({
  ...BASE,
  pages: { ...BASE.pages, [route]: main },
});

test('two equal sites have no changes, and both reports state it', async () => {
  const result = await reviewOf(BASE, BASE);
  expect(result.isUnchanged).toBe(true);
  expect(reviewComment(result)).toMatch(/^## Rien ne change pour les visiteurs\n/);
  expect(reportPage(result)).toContain('<h1>Rien ne change pour les visiteurs</h1>');
});

test.each(['Version légère (NN\u00a0Ko)', 'Version légère : NN Ko', 'NN kB, light version'])(
  'a light version is not compared as a page, and its weight in a link is no change: %s',
  async (words) => {
    const light = (weight: number): SampleSite => ({
      ...BASE,
      frame: `<a href="/leger/services" class="a">${words.replace('NN', String(weight))}</a>`,
      files: {
        'leger.html': `<h1>Accueil</h1><p>${weight}</p>`,
        'leger/services.html': `<h1>Services</h1><p>${weight}</p>`,
        'leger/services/index.html': `<h1>Services</h1><p>${weight}</p>`,
      },
    });
    expect((await reviewOf(light(3), light(4))).isUnchanged).toBe(true);
  },
);

test('a changed sentence shows the words that changed, under their heading', async () => {
  const head = withPage(
    '/services',
    '<h1>Services</h1><p>Nos prix, nos délais.</p><p>Un devis en trois jours.</p>',
  );
  const file = (text: string) => ({ content: { 'pages/services.mdx': `---\n---\n\n${text}\n` } });
  const { changed, shared, dangers, isUnchanged } = await reviewOf(
    { ...BASE, ...file('Un devis en deux jours.') },
    { ...head, ...file('Un devis en trois jours.') },
  );
  expect(isUnchanged).toBe(false);
  expect(dangers).toEqual([]);
  expect(shared).toEqual([]);
  expect(changed.map(({ route, source }) => [route, source])).toEqual([
    ['/services', 'content/pages/services.mdx'],
  ]);
  expect(changed[0]?.text.map(({ under, pieces }) => [under, markedText(pieces)])).toEqual([
    ['Services', 'Un devis en [-deux-][+trois+] jours.'],
  ]);
});

test('a changed title shows in the text and in the metadata', async () => {
  const head = {
    ...withPage('/contact', BASE.pages['/contact']?.replace('>Contact<', '>Parlons<') ?? ''),
    titles: { '/contact': 'Parlons' },
  };
  const { changed } = await reviewOf({ ...BASE, titles: { '/contact': 'Contact' } }, head);
  expect(changed[0]?.metadata.map(({ label, pieces }) => [label, markedText(pieces)])).toEqual([
    ['Titre', '[-Contact-][+Parlons+]'],
    ['Description', 'À propos de [-Contact-][+Parlons+]'],
  ]);
  expect(changed[0]?.text.map(({ pieces }) => markedText(pieces))).toEqual([
    '[-Contact-][+Parlons+]',
  ]);
});

test('a picture under another name is the same picture', async () => {
  const named = (name: string): SampleSite => ({
    ...withPage(
      '/contact',
      `<a href="/assets/img/${name}.svg"><img src="/assets/img/${name}.svg" alt="Un carnet"></a>`,
    ),
    heads: { '/contact': `<meta property="og:image" content="http://x.ga/assets/${name}.jpg">` },
    files: { [`assets/img/${name}.svg`]: '<svg/>', [`assets/${name}.jpg`]: 'photo' },
  });
  expect((await reviewOf(named('carnet-1'), named('cahier-1'))).isUnchanged).toBe(true);
});

test('a replaced picture is reported with its alternative text', async () => {
  const head = withPage('/contact', BASE.pages['/contact']?.replace('carnet-1', 'carnet-2') ?? '');
  const result = await reviewOf(BASE, head);
  expect(result.changed[0]?.pictures).toEqual([{ kind: 'changée', alt: 'Un carnet' }]);
  expect(reviewComment(result)).toContain('Image changée\u00a0: Un carnet');
});

test('a picture inserted before others is one added picture', async () => {
  const img = (name: string) => `<img src="/assets/img/${name}.svg" alt="${name}">`;
  const before = withPage('/contact', img('a') + img('b'));
  const { changed } = await reviewOf(before, withPage('/contact', img('c') + img('a') + img('b')));
  expect(changed[0]?.pictures).toEqual([{ kind: 'ajoutée', alt: 'c' }]);
  const { changed: back } = await reviewOf(withPage('/contact', img('c') + img('a')), before);
  expect(back[0]?.pictures).toEqual([
    { kind: 'retirée', alt: 'c' },
    { kind: 'ajoutée', alt: 'b' },
  ]);
});

test('a change of the footer is reported once for all pages', async () => {
  const result = await reviewOf(BASE, { ...BASE, frame: '<p>Bas de page</p>' });
  expect(result.changed).toEqual([]);
  expect(
    result.shared.map(({ routes, hunks }) => [
      routes,
      hunks.map(({ pieces }) => markedText(pieces)),
    ]),
  ).toEqual([[['/contact', '/', '/mentions-legales', '/services'], ['[-Pied-][+Bas+] de page']]]);
  expect(reviewComment(result)).toContain('**Sur 4 pages**');
});

test('a change of style is no change of text, and without a visible difference no change at all', async () => {
  const head = { ...BASE, styles: 'p{color:blue}' };
  const unseen = await reviewOf(BASE, head, true);
  expect([unseen.changed, unseen.restyled, unseen.isUnchanged]).toEqual([[], [], true]);
  const notLooked = await reviewOf(BASE, head, false);
  expect(notLooked.restyled.flat()).toHaveLength(4);
  expect(reviewComment(notLooked)).toContain('Apparence peut-être changée');
});

test.each(['/mentions-legales', '/je-participe/charte'])(
  'a changed text that binds, of %s, comes first',
  async (route) => {
    const result = await reviewOf(
      withPage(route, '<h1>Un texte</h1><p>Éditrice du site.</p>'),
      withPage(route, '<h1>Un texte</h1><p>Éditeur du site.</p>'),
    );
    expect(result.dangers.map(({ kind, routes }) => [kind, routes])).toEqual([
      ['texte-legal', [route]],
    ]);
    const comment = reviewComment(result);
    expect(comment.indexOf('À vérifier d’abord')).toBeLessThan(comment.indexOf('Pages modifiées'));
  },
);

test('a legal text with many changes is reported with the number of those not shown', async () => {
  const legal = (word: string) =>
    Array.from({ length: 14 }, (_, index) => `${index}`)
      .map((name) => `<h2>${name}</h2><p>L’article ${name} reste ${word}.</p>`)
      .join('');
  const result = await reviewOf(
    withPage('/mentions-legales', legal('court')),
    withPage('/mentions-legales', legal('long')),
  );
  const [first = '', ...rest] = reviewComment(result).split('### Pages modifiées');
  expect(first.match(/ {2}- .*/g)).toHaveLength(13);
  expect(first.trim().split('\n').at(-1)).toBe('  - … et 2 autres passages');
  expect(rest.join('').match(/autres passages/g)).toHaveLength(1);
});

test('a deleted page is reported with the redirection to add', async () => {
  const { '/contact': _, ...pages } = BASE.pages;
  const result = await reviewOf(BASE, { ...BASE, pages });
  expect(result.removed.map(({ route, line }) => [route, line])).toEqual([
    ['/contact', '/contact: /'],
  ]);
  expect(result.dangers[0]?.remedy).toBe('/contact: /');
  expect(reviewComment(result)).toContain(
    'À ajouter dans `content/redirections.yml`\u00a0: `/contact: /`',
  );
});

test('a renamed page is one moved page, and an existing redirection needs no line', async () => {
  const { '/services': services = '', ...rest } = BASE.pages;
  const pages = { ...rest, '/prestations': services };
  const titles = { '/services': 'Services', '/prestations': 'Services' };
  const base = { ...BASE, titles };
  const { renamed, added, removed } = await reviewOf(base, { ...base, pages });
  expect([added, removed]).toEqual([[], []]);
  expect(renamed.map(({ route, to, line }) => [route, to, line])).toEqual([
    ['/services', '/prestations', '/services: /prestations'],
  ]);
  const redirect = '<meta http-equiv="refresh" content="0;url=/prestations">';
  const again = await reviewOf(base, { ...base, pages, files: { 'services.html': redirect } });
  expect(again.renamed[0]).toMatchObject({ redirect: '/prestations', line: '' });
  expect(again.dangers[0]?.remedy).toBeUndefined();
});

test('a page that moved and was edited is reported with its edits', async () => {
  const services = '<h1>Services</h1><p>Nos prix, nos délais : 10 000 FCFA.</p>';
  const at = (route: string, main: string): SampleSite => {
    const { '/services': _, ...rest } = BASE.pages;
    const heads = { [route]: `<meta property="og:image" content="/partage${route}-1.png">` };
    return { ...BASE, pages: { ...rest, [route]: main }, titles: { [route]: 'Services' }, heads };
  };
  const base = at('/services', services);
  const same = await reviewOf(base, at('/prestations', services), false);
  expect([same.changed, same.restyled]).toEqual([[], []]);
  const edited = await reviewOf(base, at('/prestations', services.replace('10 000', '90 000')));
  expect(
    edited.changed.map(({ route, text }) => [route, markedText(text[0]?.pieces ?? [])]),
  ).toEqual([['/prestations', 'Nos prix, nos délais : [-10 000-][+90 000+] FCFA.']]);
  expect(edited.dangers.map(({ kind, before, after }) => [kind, before, after])).toEqual([
    ['argent', '10 000 FCFA', '90 000 FCFA'],
    ['page-renommee', '/services', '/prestations'],
  ]);
});

test('a removed redirection is a danger, with the line to restore', async () => {
  const to = (aim: string) => `<meta http-equiv="refresh" content="0;url=${aim}">`;
  const files = { 'ecrire.html': to('/contact'), 'tarifs.html': to('/prix'), 'avis.html': to('/') };
  const { '/services': services = '', ...rest } = BASE.pages;
  const pages = { ...rest, '/prix': services };
  const kept = { 'avis.html': to('/contact'), 'prix.html': to('/services') };
  const result = await reviewOf({ ...BASE, pages, files }, { ...BASE, files: kept });
  const lost = result.dangers.filter(({ kind }) => kind === 'redirection-retiree');
  expect(lost.map(({ label, before, remedy }) => [label, before, remedy])).toEqual([
    ['/ecrire', '/contact', '/ecrire: /contact'],
    ['/tarifs', '/prix', '/tarifs: /'],
  ]);
  const alone = await reviewOf({ ...BASE, files: { 'ecrire.html': to('/contact') } }, BASE);
  expect([alone.isUnchanged, alone.dangers.length]).toEqual([false, 1]);
  expect(reviewComment(alone)).toContain(
    '- **Ancienne adresse qui ne mène plus nulle part** · /ecrire\u00a0: ~~`/contact`~~ (`content/redirections.yml`).\n  - À ajouter dans `content/redirections.yml`\u00a0: `/ecrire: /contact`',
  );
});

test('an added page is shown with its text', async () => {
  const head = withPage('/faq', '<h1>Questions</h1><p>On répond.</p>');
  const result = await reviewOf(BASE, head);
  expect(result.added.map(({ route }) => route)).toEqual(['/faq']);
  expect(reportPage(result)).toContain('On répond.');
});

test('changed published files are reported, derived ones are not', async () => {
  const { files } = await reviewOf(
    { ...BASE, files: { 'favicon.ico': 'a', 'feed.xml': 'a', 'robots.txt': 'a' } },
    { ...BASE, files: { 'favicon.ico': 'b', 'feed.xml': 'b', 'cv.pdf': 'c' } },
  );
  expect(files).toEqual([
    { name: 'cv.pdf', kind: 'ajouté' },
    { name: 'favicon.ico', kind: 'modifié' },
    { name: 'robots.txt', kind: 'retiré' },
  ]);
});

test('changed scripts are reported; names that change with each build are not', async () => {
  const built = (build: string, name: string, code: string): SampleSite => ({
    ...BASE,
    files: {
      [`assets/${name}.js`]: `${code};const b="${build}"`,
      'donnees/index.json': JSON.stringify({ build }),
    },
  });
  const before = built('aaaaaaaa', 'entry-12345678', 'go()');
  expect((await reviewOf(before, built('bbbbbbbb', 'entry-87654321', 'go()'))).isUnchanged).toBe(
    true,
  );
  expect(
    (await reviewOf(before, built('bbbbbbbb', 'entry-87654321', 'stop()'))).scriptsChanged,
  ).toBe(true);
});

test('a link with the same text and another target is reported, in a page or in a shared part', async () => {
  const own = await reviewOf(
    BASE,
    withPage('/', BASE.pages['/']?.replace('/contact', '/services') ?? ''),
  );
  expect(own.isUnchanged).toBe(false);
  expect(own.changed.map(({ route, text }) => [route, text])).toEqual([['/', []]]);
  expect(reviewComment(own)).toContain(
    '  - Lien «\u202fContact\u202f»\u00a0: ~~/contact~~ **/services**',
  );
  const menu = (href: string) => ({ ...BASE, frame: `<a href="${href}">Nos prix</a>` });
  const shared = await reviewOf(menu('/services'), menu('/contact'));
  expect(shared.changed).toEqual([]);
  const [part] = shared.shared;
  expect([part?.routes.length, part?.hunks.length]).toEqual([4, 1]);
  expect([part?.hunks[0]?.label, markedText(part?.hunks[0]?.pieces ?? [])]).toEqual([
    'Lien «\u202fNos prix\u202f»',
    '[-/services-][+/contact+]',
  ]);
});

test('links added, removed or moved with their text, and the edit link, are no changes of target', async () => {
  const links = (branch: string, ...hrefs: string[]) => ({
    ...withPage('/', hrefs.map((href) => `<p><a href="${href}">Lire</a></p>`).join('')),
    frame: `<a href="https://github.com/org/site/edit/${branch}/content/pages/index.mdx">Modifier</a>`,
  });
  const before = links('main', '/contact', '/services');
  const after = links('essai', '/', '/services', '/contact');
  const { changed, shared } = await reviewOf(before, after);
  expect(changed[0]?.metadata).toEqual([]);
  expect(shared).toEqual([]);
});

test('an address in the text that resembles an edit link is reported as any other', async () => {
  const link = (href: string) => withPage('/', `<p><a href="${href}">Lire</a></p>`);
  const far = 'https://ailleurs.ga/edit/main/content/pages/index.mdx';
  const { changed, dangers } = await reviewOf(link('/contact'), link(far));
  expect(dangers.map(({ kind, after }) => [kind, after])).toEqual([['adresse', far]]);
  expect(changed[0]?.metadata.map(({ label, pieces }) => [label, markedText(pieces)])).toEqual([
    ['Lien «\u202fLire\u202f»', `[-/contact-][+${far}+]`],
  ]);
});

test('a changed notice is reported, although it shows only after a click', async () => {
  const head = (title: string, message: string) => {
    const props = JSON.stringify({ notices: { copied: { title, message } } });
    return withPage(
      '/contact',
      `<p>Écrivez-moi.</p><button data-notice="${title}" data-notice-message="${message}">EN</button>
<div data-live="Carte" data-props='${props}'></div><div data-live="Carte" data-props="{"></div>`,
    );
  };
  const result = await reviewOf(head('Bientôt !', 'Revenez.'), head('Bientôt !', 'Attendez.'));
  expect(result.isUnchanged).toBe(false);
  expect(
    result.changed.map(({ route, metadata }) => [
      route,
      metadata.map(({ label, pieces }) => [label, markedText(pieces)]),
    ]),
  ).toEqual([['/contact', [['Avis montré au toucher', 'Bientôt ! [-Revenez-][+Attendez+].']]]]);
});

test('another drawing is a change of appearance; when a file loads is none', async () => {
  const icon = (path: string, loading: string) =>
    withPage(
      '/services',
      `<h1>Services</h1><svg viewBox="0 0 24 24"><path d="${path}"></path></svg><img src="/a.svg" alt="A" loading="${loading}">`,
    );
  const drawn = await reviewOf(icon('M1 1h2', 'lazy'), icon('M3 3v4', 'lazy'), false);
  expect(drawn.restyled.flat().map(({ route }) => route)).toEqual(['/services']);
  expect((await reviewOf(icon('M1 1h2', 'lazy'), icon('M1 1h2', 'eager'), false)).isUnchanged).toBe(
    true,
  );
});

test('a change is reported with the edited file, not with the file of the page that shows it', async () => {
  const article = (title: string) => `---\ntitle: ${title}\nexcerpt: Un récit.\n---\n\nUn texte.\n`;
  const site = (titles: readonly string[], phone: string, color = ''): SampleSite => ({
    pages: {
      '/': `<h1>Accueil</h1>${titles.map((title) => `<p>${title}</p>`).join('')}`,
      '/dons': `<h1>Dons</h1><p>Le numéro\u00a0: ${phone}</p>`,
      '/plan': `<h1>Plan ${color}</h1>`,
    },
    content: {
      'site.yml': `donation:\n  phone: "${phone}"\n`,
      'pages/index.mdx': '---\ntitle: Accueil\n---\n',
      'pages/dons.mdx': '---\ntitle: Dons\n---\n',
      'pages/plan.mdx': '---\ntitle: Plan\n---\n',
      ...Object.fromEntries(titles.map((title, at) => [`articles/a-${at}.mdx`, article(title)])),
    },
  });
  const before = site(['Le conte'], '+241 77 00 00 00');
  const after = site(['Le conte', 'La plage'], '+241 77 12 34 56', 'vert');
  const { changed } = await reviewOf(before, after);
  expect(changed.map(({ route, source }) => [route, source]).sort()).toEqual([
    ['/', 'content/articles/a-1.mdx'],
    ['/dons', 'content/site.yml'],
    // The changed words come from a component, not from a content file.
    ['/plan', ''],
  ]);
});

test('a page whose own file is not edited names the only file with all its changed words, or none', async () => {
  const page = (words: string) => withPage('/services', `<h1>Services</h1><p>${words}</p>`);
  const files = (mail: string, text: string) => ({
    content: {
      'site.yml': `name: Essai\nemail: ${mail}\n`,
      'pages/a-propos.mdx': `---\n---\n\n${text}\n`,
    },
  });
  const sourceOf = async (before: string, after: string) => {
    const base = { ...page(before), ...files('ici@avant.ga', 'Nous étions ici avant.') };
    const head = { ...page(after), ...files('la@apres.ga', 'Nous sommes là, apres tout.') };
    return (await reviewOf(base, head)).changed.map(({ source }) => source);
  };
  expect(await sourceOf('ici@avant.ga', 'la@apres.ga')).toEqual(['content/site.yml']);
  expect(await sourceOf('Nous étions ici', 'Nous sommes avant')).toEqual([
    'content/pages/a-propos.mdx',
  ]);
  expect(await sourceOf('Dix mots', 'Onze mots, apres')).toEqual(['']);
});

test('other digests in the list of the worker are no changed script', async () => {
  const worker = (id: string) => ({
    ...BASE,
    files: {
      'sw.js': `self.site={"digests":{"assets/entry-${id}.js":"${Buffer.from(id.repeat(4)).toString('base64')}"}};run()`,
    },
  });
  expect((await reviewOf(worker('Ab12Cd34'), worker('Ef56Gh78'))).scriptsChanged).toBe(false);
});
