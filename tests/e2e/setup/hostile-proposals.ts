import { randomBytes } from 'node:crypto';
import type { localGitHub } from './local-github.ts';
import type { Project } from './project.ts';

const GOOD = ['success', 'success', 'skipped'];

const page = (title: string, body = 'Un texte.') =>
  `---\ntitle: ${title}\ndescription: Un essai.\n---\n\n${body}\n`;

/** Opens the proposals of strangers; those that lead to a preview are 1, 22 and 28. */
export function openProposals(project: Project, github: ReturnType<typeof localGitHub>): void {
  const { git, blob, tree, open } = github;
  const entries = (of: string) => git(['ls-tree', of]).split('\n').filter(Boolean);
  const nameOf = (entry: string) => entry.slice(entry.indexOf('\t') + 1);
  const laid = (below: string, added: readonly (string | Buffer)[]) => {
    const names = added.map((one) => nameOf(one.toString()));
    return tree([...entries(below).filter((one) => !names.includes(nameOf(one))), ...added]);
  };
  const file = (path: string, text: string | Buffer, mode = '100644') =>
    `${mode} blob ${blob(text)}\t${path}`;
  const root = (...added: string[]) => laid('main:', added);
  const content = (...added: (string | Buffer)[]) =>
    root(`040000 tree ${laid('main:content', added)}\tcontent`);
  const pages = (...added: (string | Buffer)[]) =>
    content(`040000 tree ${laid('main:content/pages', added)}\tpages`);
  const folder = (name: string, files: readonly string[]) => `040000 tree ${tree(files)}\t${name}`;
  const link = (path: string, to: string) => file(path, to, '120000');
  const contact = file(
    'contact.mdx',
    project.read('content/pages/contact.mdx').replace(/^title: .*$/m, 'title: Contact 1'),
  );
  const code = [
    folder('public', [file('sw.js', 'code-de-la-proposition')]),
    file('vite.config.ts', "throw new Error('code-de-la-proposition');"),
  ];
  const pdf = blob(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)]));
  let nested = tree(Array.from({ length: 10 }, (_, at) => file(`a-${at}.mdx`, page('Un'))));
  for (let level = 0; level < 6; level += 1)
    nested = tree(Array.from({ length: 10 }, (_, at) => `040000 tree ${nested}\td-${at}`));
  const thief = content(
    file(
      'site.yml',
      project
        .read('content/site.yml')
        .replace(/(donation:\n\s+phone: )"[^"]+"/, '$1"\\x2B241 66 12 3\\u0034 56"')
        .replace(/recipient: .*/, 'recipient: Voleur')
        .replace(/email: .*/, 'email: voleur@exemple.ga')
        .replace(
          /provider: demo.*\n(\s+ids:\n\s+partner: ).*/,
          'provider: iframe\n$1https://evil.example/f',
        ),
    ),
    file('redirections.yml', '/payez: https://evil.example/payez\n'),
    `040000 tree ${laid('main:content/pages', [file('dons.mdx', page('Dons', 'Payez au 066 **12** 34 56 ou [ici](https://evil.example/payer).'))])}\tpages`,
    folder('documents', [`100644 blob ${pdf}\tpayez.pdf`]),
  );
  const trees = [
    laid('main:', [
      ...code,
      `040000 tree ${laid('main:content', [`040000 tree ${laid('main:content/pages', [contact])}\tpages`])}\tcontent`,
    ]),
    root(...code),
    pages(link('lien.mdx', '../../package.json')),
    pages(link('lien.mdx', '/etc/passwd')),
    pages(link('lien.mdx', '/dev/zero')),
    content(link('site.yml', '/etc/hostname')),
    root(link('content', 'src')),
    root(file('content', 'Un fichier.')),
    root(`160000 commit ${git(['rev-parse', 'main'])}\tcontent`),
    pages(`040000 tree ${tree([file('mal.mdx', page('Mal'))])}\t..`),
    pages(`040000 tree ${tree([`040000 tree ${tree([file('mal.mdx', page('Mal'))])}\t..`])}\t..`),
    pages(file('saut\nde-ligne.mdx', page('Un'))),
    pages(file('\u001b[31m.mdx', page('Un'))),
    pages(Buffer.from(file('\u00ff.mdx', page('Un')), 'latin1')),
    content(file('.npmrc', 'a=b'), file('.env', 'A=b')),
    content(file('vite.config.ts', 'code'), file('package.json', '{}')),
    content(folder('node_modules', [file('a.js', 'code')])),
    content(
      folder(
        'documents',
        Array.from({ length: 400 }, (_, at) => `100644 blob ${pdf}\ta-${at}.pdf`),
      ),
    ),
    content(
      folder(
        'articles',
        Array.from({ length: 100_000 }, (_, at) => `100644 blob ${pdf}\ta-${at}.mdx`),
      ),
    ),
    content(`040000 tree ${nested}\tarticles`),
    content(
      folder(
        'images',
        Array.from({ length: 1000 }, (_, at) => `100644 blob ${pdf}\ta-${at}.jpg`),
      ),
    ),
    thief,
  ];
  const letThrough = (sha: string) => github.runJob('etiquette.yml', 'laisser', { HEAD: sha });
  for (const [at, one] of trees.entries()) letThrough(open(at + 1, one, GOOD));
  const edited = pages(contact);
  // Nobody has let the workflows of a newcomer run; a check that fails; one that runs; a push since the checks.
  for (const [number, checks] of [
    [23, []],
    [24, ['success', 'failure', 'skipped']],
    [25, ['success', 'success', '']],
    [26, GOOD],
  ] as const)
    letThrough(open(number, edited, checks));
  git(['update-ref', 'refs/pull/26/merge', 'refs/pull/25/merge']);
  // Without the label; with it; with a later commit; with a later commit whose day is before that of the one let through.
  open(27, edited, GOOD, []);
  letThrough(open(28, edited, GOOD));
  letThrough(open(29, edited, GOOD));
  open(29, pages(contact, file('deux.mdx', page('Deux'))), GOOD);
  letThrough(open(30, edited, GOOD));
  const past = {
    GIT_AUTHOR_DATE: '2020-01-01T00:00:00Z',
    GIT_COMMITTER_DATE: '2020-01-01T00:00:00Z',
  };
  open(30, pages(contact, file('trois.mdx', page('Trois'))), GOOD, ['aperçu'], past);
}
