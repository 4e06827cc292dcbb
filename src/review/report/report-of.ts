import type { Outcome } from '../outcome.ts';
import { addedPage, changedPage, restyledPages, sharedPart } from './items-of-pages.ts';
import { code, dangerItem, route } from './items-of-values.ts';
import type { Item, Report } from './model.ts';
import { kilobytes, summary } from './words.ts';

/** The section that is marked as what nobody may miss. */
const ALERT = 'sensible';

/** The review as a report: what costs most first; a section without items is left out. */
export function reportOf(outcome: Outcome): Report {
  const { dangers, changed, added, shared, broken, issues, weights, redirects } = outcome;
  const look = outcome.seen ? 'Apparence changée' : 'Apparence peut-être changée';
  const sections: [id: string, title: string, items: readonly Item[]][] = [
    [ALERT, 'À vérifier d’abord', dangers.map(dangerItem)],
    ['modifiees', 'Pages modifiées', changed.map((page) => changedPage(page, outcome))],
    ['ajoutees', 'Pages ajoutées', added.map((page) => addedPage(page, outcome))],
    [
      'communes',
      'Parties communes à plusieurs pages',
      shared.map((part) => sharedPart(part, outcome)),
    ],
    ['apparence', `${look}, textes identiques`, restyledPages(outcome)],
    ['liens', 'Liens cassés par cette proposition', broken.map(brokenLink)],
    ['remarques', 'Nouvelles remarques du contrôle', issues.map(remark)],
    ['accessibilite', 'Nouveaux défauts d’accessibilité', accessibility(outcome)],
    ['poids', 'Poids d’une première visite avec un téléphone', weights.map(weight)],
    ['adresses', 'Adresses redirigées', redirects.map(redirect)],
    ['autres', 'Autres fichiers publiés', otherFiles(outcome)],
  ];
  return {
    title: outcome.nothing
      ? 'Rien ne change pour les visiteurs'
      : 'Ce qui change pour les visiteurs',
    summary: summary(outcome),
    sections: sections
      .map(([id, title, items]) => ({ id, title, items, alert: id === ALERT }))
      .filter(({ items }) => items.length > 0),
  };
}

const brokenLink = (link: Outcome['broken'][number]): Item => ({
  about: [
    'Sur ',
    route(link.route),
    ', «\u202f',
    { kind: 'same', text: link.text },
    '\u202f» mène à ',
    code(link.href),
    `, mais ${link.reason}.`,
  ],
});

const remark = ({ file, line, message, hint }: Outcome['issues'][number]): Item => ({
  about: [code(`${file}:${line}`), ` ${message} ${hint}`],
});

/** What people who do not see a page, or use no mouse, would meet. */
const accessibility = ({ seen }: Outcome): Item[] =>
  [...(seen ?? [])].flatMap(([at, { faults }]) =>
    faults.map(({ help, rule, html }) => ({
      about: [route(at), ` ${help} (${rule})`],
      lines: [{ parts: [code(html)] }],
    })),
  );

const weight = ({ route: at, before, after }: Outcome['weights'][number]): Item => {
  const more = `${after < before ? '−' : '+'} ${kilobytes(after - before)}`;
  const was = before ? `${kilobytes(before)} → ` : '';
  return { about: [route(at), `\u00a0: ${was}${kilobytes(after)} (${more})`] };
};

const redirect = ({ from, to }: Outcome['redirects'][number]): Item => ({
  about: [code(from), ' mène à ', route(to)],
});

/** What visitors get besides pages: files, and the program in their browser. */
const otherFiles = ({ files, program }: Outcome): Item[] => [
  ...files.map(({ name, kind }) => ({ about: [code(name), `\u00a0: ${kind}`] })),
  ...(program ? [{ about: ['Le programme qui anime les pages dans le navigateur change.'] }] : []),
];
