import { randomBytes } from 'node:crypto';
import type { GitHub } from '../../../src/proposals/github.ts';
import type { Project } from './project.ts';

const ORDINARY = 'Il contient autre chose que des fichiers ordinaires.';

const page = (title: string, body = 'Un texte.') =>
  `---\ntitle: ${title}\ndescription: Un essai.\n---\n\n${body}\n`;

/** Trees that strangers propose, each with the reason for which it gets no preview; empty for one that gets it. */
export function strangersTrees({
  gitOutput,
  read,
}: Project): readonly (readonly [tree: string, reason: string])[] {
  const blob = (data: string | Buffer) => gitOutput(['hash-object', '-w', '--stdin'], data);
  /** Tree of the entries `<mode> <type> <hash>\t<name>`, whose names may be any text. */
  const tree = (entries: readonly string[]) =>
    gitOutput(['mktree', '-z'], entries.map((entry) => `${entry}\0`).join(''));
  const entries = (of: string) => gitOutput(['ls-tree', of]).split('\n').filter(Boolean);
  const nameOf = (entry: string) => entry.slice(entry.indexOf('\t') + 1);
  /** A tree of main with further entries, or others in place of its own. */
  const laid = (below: string, ...added: string[]) => {
    const names = added.map(nameOf);
    return tree([...entries(below).filter((one) => !names.includes(nameOf(one))), ...added]);
  };
  const folder = (name: string, of: string) => `040000 tree ${of}\t${name}`;
  const file = (path: string, text: string | Buffer, mode = '100644') =>
    `${mode} blob ${blob(text)}\t${path}`;
  const link = (path: string, to: string) => file(path, to, '120000');
  const content = (...added: string[]) =>
    laid('main:', folder('content', laid('main:content', ...added)));
  const pages = (...added: string[]) =>
    content(folder('pages', laid('main:content/pages', ...added)));
  const code = [
    folder('public', tree([file('sw.js', 'code-de-la-proposition')])),
    file('vite.config.ts', "throw new Error('code-de-la-proposition');"),
  ];
  const pdf = blob(Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(1_000_000)]));
  const many = (size: number, entry: (at: number) => string) =>
    tree(Array.from({ length: size }, (_, at) => entry(at)));
  let nested = many(10, (at) => file(`a-${at}.mdx`, page('Un')));
  for (let level = 0; level < 6; level += 1) nested = many(10, (at) => folder(`d-${at}`, nested));

  const contact = read('content/pages/contact.mdx');
  const renamed = file('contact.mdx', contact.replace(/^title: .*$/m, 'title: Contact 1'));
  const good = laid(
    'main:',
    ...code,
    folder('content', laid('main:content', folder('pages', laid('main:content/pages', renamed)))),
  );
  const thief = content(
    file(
      'site.yml',
      read('content/site.yml')
        .replace(/(donation:\n\s+phone: )"[^"]+"/, '$1"\\x2B241 66 12 3\\u0034 56"')
        .replace(/recipient: .*/, 'recipient: Voleur')
        .replace(/email: .*/, 'email: voleur@exemple.ga')
        .replace(
          /provider: demo.*\n(\s+ids:\n\s+partner: ).*/,
          'provider: iframe\n$1https://evil.example/f',
        ),
    ),
    file('redirections.yml', '/payez: https://evil.example/payez\n'),
    folder(
      'pages',
      laid(
        'main:content/pages',
        file(
          'dons.mdx',
          page('Dons', 'Payez au 066 **12** 34 56 ou [ici](https://evil.example/payer).'),
        ),
      ),
    ),
    folder('documents', tree([`100644 blob ${pdf}\tpayez.pdf`])),
  );
  return [
    // One more than have a preview at a time.
    [good, ''],
    [good, ''],
    [laid('main:', ...code), 'Il ne change pas le contenu.'],
    [pages(link('lien.mdx', '../../package.json')), ORDINARY],
    [laid('main:', link('content', 'src')), ORDINARY],
    [pages(folder('..', tree([folder('..', tree([file('mal.mdx', page('Mal'))]))]))), ORDINARY],
    [pages(file('\u001b[31m.mdx', page('Un'))), ORDINARY],
    [
      content(file('vite.config.ts', 'code'), file('.npmrc', 'a=b')),
      'Le contenu est à corriger d’abord.',
    ],
    [
      content(
        folder(
          'documents',
          many(400, (at) => `100644 blob ${pdf}\ta-${at}.pdf`),
        ),
      ),
      'Ses fichiers sont trop gros.',
    ],
    [content(folder('articles', nested)), 'Il a trop de fichiers.'],
    [thief, ''],
  ];
}

/** A GitHub that knows of these proposals of a fork, newest last, each labelled and let through, with checks that have all succeeded. */
export function gitHubOf(heads: readonly string[]): GitHub {
  const names = ['Le contenu', 'Comparer avec le site'];
  const app = { slug: 'github-actions' };
  const creator = { login: 'github-actions[bot]' };
  const pulls = heads.map((sha, at) => ({
    number: at + 1,
    head: { sha, ref: 'ma-fiche#1', repo: { full_name: 'fork/site' } },
    base: { ref: 'main', repo: { full_name: 'org/site' } },
    labels: [{ name: 'aperçu' }],
  }));
  const answerTo = (path: string): unknown[] => {
    if (path.includes('/check-runs'))
      return [{ check_runs: names.map((name) => ({ name, conclusion: 'success', app })) }];
    if (path.includes('/statuses')) return [{ context: 'aperçu', state: 'success', creator }];
    return pulls.toReversed();
  };
  return { list: async <T>(path: string) => answerTo(path) as T[], send: async () => {} };
}
