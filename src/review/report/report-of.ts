import type { Outcome } from '../outcome.ts';
import { addedPage, changedPage, restyledPages, sharedPart } from './items-of-pages.ts';
import { code, dangerItem, route } from './items-of-values.ts';
import type { Item, Report, Section } from './model.ts';
import { kilobytes, MISSING, summary } from './words.ts';

/** The review as a report: what costs most first; a section without items is left out. */
export function reportOf(outcome: Outcome): Report {
  const look = outcome.seen
    ? 'Apparence changée, textes identiques'
    : 'Apparence peut-être changée, textes identiques';
  const items = <One>(of: readonly One[], write: (one: One, outcome: Outcome) => Item) =>
    of.map((one) => write(one, outcome));
  const sections: Section[] = [
    {
      id: 'sensible',
      title: 'À vérifier d’abord',
      alert: true,
      items: items(outcome.dangers, dangerItem),
    },
    { id: 'modifiees', title: 'Pages modifiées', items: items(outcome.changed, changedPage) },
    { id: 'ajoutees', title: 'Pages ajoutées', items: items(outcome.added, addedPage) },
    {
      id: 'communes',
      title: 'Parties communes à plusieurs pages',
      items: items(outcome.shared, sharedPart),
    },
    { id: 'apparence', title: look, items: restyledPages(outcome) },
    {
      id: 'liens',
      title: 'Liens cassés par cette proposition',
      items: items(outcome.broken, brokenLink),
    },
    {
      id: 'remarques',
      title: 'Nouvelles remarques du contrôle',
      items: items(outcome.issues, remark),
    },
    {
      id: 'accessibilite',
      title: 'Nouveaux défauts d’accessibilité',
      items: accessibility(outcome),
    },
    {
      id: 'poids',
      title: 'Poids d’une première visite avec un téléphone',
      items: items(outcome.weights, weight),
    },
    { id: 'adresses', title: 'Adresses redirigées', items: items(outcome.redirects, redirect) },
    { id: 'autres', title: 'Autres fichiers publiés', items: otherFiles(outcome) },
  ];
  return {
    title: outcome.nothing
      ? 'Rien ne change pour les visiteurs'
      : 'Ce qui change pour les visiteurs',
    summary: summary(outcome),
    sections: sections.filter(({ items }) => items.length > 0),
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
    `, mais ${MISSING[link.reason]}.`,
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
