import { documentsOf, isOfKind } from '../../../content/document.ts';
import { fcfa } from '../../../content/money.ts';
import { newsDays } from '../../../content/news.ts';
import type { Document } from '../../../content/parsed-document.ts';
import { silentSince, sumOf } from '../../../content/register.ts';
import { PROJECT_STATUSES } from '../../../content/vocabulary.ts';
import { frenchDay } from '../../../values/calendar.ts';
import { type Issue, issueAt } from '../../../values/issue.ts';
import { valueAt } from '../../../values/paths.ts';
import type { Checking } from '../checking.ts';
import { valueIssue } from '../value-issue.ts';

type Status = (typeof PROJECT_STATUSES)[number];

const LISTS = ['receipts', 'expenses'] as const;
const SINGLE = { receipts: 'recette', expenses: 'dépense' } as const;

/** Faults in the register of a project: sums, history, missing proofs, two end dates (contract section 9). */
export const registers = (document: Document): Issue[] =>
  isOfKind(document, 'initiative')
    ? [...sums(document), ...statuses(document), ...proofs(document), ...twoEnds(document)]
    : [];

/** Amounts of a list; undefined when an amount is invalid, because the sum would be wrong. */
function amountsOf({ data, partial }: Document, key: string): { amount: number }[] | undefined {
  const lines = valueAt(data, [key]);
  if (!Array.isArray(lines) || lines.length === 0 || partial.has(key)) return undefined;
  const amounts = lines.map((line: unknown) => ({ amount: Number(valueAt(line, ['amount'])) }));
  return amounts.every(({ amount }) => Number.isSafeInteger(amount)) ? amounts : undefined;
}

function sums(document: Document): Issue[] {
  const collected = valueAt(document.data, ['collected']);
  if (typeof collected !== 'number' || document.partial.has('collected')) return [];
  const receipts = amountsOf(document, 'receipts');
  const expenses = amountsOf(document, 'expenses');
  const received = receipts ? sumOf(receipts) : collected;
  const spent = sumOf(expenses);
  const found: Issue[] = [];
  if (received !== collected)
    found.push(
      valueIssue(document, ['collected'], {
        rule: 'registre-somme',
        message: `Les recettes font ${fcfa(received)}, mais « collected » vaut ${fcfa(collected)}.`,
        hint: `Écrivez « collected: ${received} », ou corrigez la recette qui manque ou qui est de trop.`,
        suggestion: String(received),
      }),
    );
  if (expenses && spent > received)
    found.push(
      issueAt(document.file, document.positionOf(['expenses'], 'key'), {
        rule: 'registre-depenses',
        message: `Les dépenses font ${fcfa(spent)} : c’est ${fcfa(spent - received)} de plus que ce qui a été réuni (${fcfa(received)}).`,
        hint: 'Corrigez la dépense en trop, ou ajoutez la recette qui manque, avec son montant dans « collected ».',
      }),
    );
  return found;
}

/** Reports histories whose days or statuses go back, or whose last status is not the status of the project. */
function statuses(document: Document): Issue[] {
  const { data, partial } = document;
  const lines = valueAt(data, ['history']);
  if (!Array.isArray(lines) || partial.has('history')) return [];
  const at = (index: number, key: string) => String(valueAt(lines[index], [key]) ?? '');
  const rank = (status: string) => PROJECT_STATUSES.indexOf(status as Status);
  const about = (index: number, key: string, message: string, hint: string) =>
    valueIssue(document, ['history', index, key], { rule: 'registre-etat', message, hint });
  const found = lines.flatMap((_, index): Issue[] => {
    if (index === 0) return [];
    const [before, now] = [at(index - 1, 'status'), at(index, 'status')];
    if (at(index, 'date') < at(index - 1, 'date'))
      return [
        about(
          index,
          'date',
          'Ce changement porte un jour plus ancien que celui qui le précède.',
          'Rangez les changements du plus ancien au plus récent, ou corrigez l’un des deux jours.',
        ),
      ];
    if (rank(before) < 0 || rank(now) < 0 || rank(now) >= rank(before)) return [];
    return [
      about(
        index,
        'status',
        `Le projet reviendrait de « ${before} » à « ${now} ».`,
        `Un projet ne revient pas en arrière : les états se suivent ainsi : ${PROJECT_STATUSES.join(', ')}.`,
      ),
    ];
  });
  const last = at(lines.length - 1, 'status');
  const status = String(valueAt(data, ['status']));
  if (found.length > 0 || rank(last) < 0 || rank(status) < 0 || last === status) return found;
  return [
    valueIssue(document, ['status'], {
      rule: 'registre-etat',
      message: `L’histoire du projet s’arrête à « ${last} », mais « status » vaut « ${status} ».`,
      hint: `Écrivez « status: ${last} », ou ajoutez dans « history: » le changement qui manque, avec sa raison.`,
      suggestion: last,
    }),
  ];
}

/** Reports receipts and expenses with neither a proof nor the day (`due`) for which the proof is promised. */
const proofs = (document: Document): Issue[] =>
  LISTS.flatMap((key) => {
    const lines = valueAt(document.data, [key]);
    if (!Array.isArray(lines) || document.partial.has(key)) return [];
    return lines.flatMap((line: unknown, index) => {
      const has = (one: string) => valueAt(line, [one]) !== undefined;
      if (has('proof') || has('due') || !has('amount')) return [];
      return issueAt(document.file, document.positionOf([key, index], 'key'), {
        rule: 'registre-preuve',
        message: `Cette ${SINGLE[key]} n’a ni preuve, ni jour où elle est promise.`,
        hint: 'Ajoutez sous elle « proof: /images/recu.jpg » (ou l’adresse https d’un document) ; si la preuve n’est pas encore là, « due: » et le jour promis, AAAA-MM-JJ.',
      });
    });
  });

const twoEnds = (document: Document): Issue[] =>
  valueAt(document.data, ['ends']) === undefined ||
  valueAt(document.data, ['daysRemaining']) === undefined
    ? []
    : [
        issueAt(document.file, document.positionOf(['daysRemaining'], 'key'), {
          rule: 'registre-temps',
          message: 'La fin de la collecte est écrite deux fois : « ends » et « daysRemaining ».',
          hint: 'Effacez la ligne « daysRemaining: » : avec « ends: », les jours se comptent seuls.',
        }),
      ];

/** Warns about what depends on today's date: late proofs, projects without news, fundraising past its end. */
export function overdue(checking: Checking): Issue[] {
  const days = newsDays(checking.content);
  return documentsOf(checking.content.documents, 'initiative').flatMap((document) => {
    const { file, slug, frontmatter } = { ...document, slug: slugOf(document) };
    const { today } = checking;
    if (!frontmatter) return [];
    const warning = { severity: 'warning' as const };
    const late = LISTS.flatMap((key) =>
      (frontmatter[key] ?? []).flatMap(({ proof, due }, index) =>
        proof || !due || due >= today
          ? []
          : valueIssue(document, [key, index, 'due'], {
              ...warning,
              rule: 'registre-preuve',
              message: `La preuve de cette ${SINGLE[key]} était promise pour le ${frenchDay(due)} : la fiche le dit.`,
              hint: 'Remplacez la ligne « due: » par « proof: » et la preuve, ou promettez un autre jour.',
            }),
      ),
    );
    const last = silentSince(frontmatter, days.get(slug) ?? [], today);
    const silent = last && {
      ...warning,
      rule: 'registre-temps',
      message: `Plus de 90 jours sans nouvelle de ce projet, depuis le ${frenchDay(last)} : la fiche le dit.`,
      hint: `Ajoutez une nouvelle : un fichier de content/initiatives/${slug}, dont le nom commence par le jour, comme 2026-03-01-chantier.mdx.`,
    };
    const { ends, status } = frontmatter;
    const over = ends !== undefined &&
      ends < today &&
      status === 'En collecte' && {
        ...warning,
        rule: 'registre-temps',
        message: `La collecte devait finir le ${frenchDay(ends)}, et le projet est toujours « En collecte ».`,
        hint: 'Écrivez l’état où en est le projet, avec une ligne de plus dans « history: », ou un autre jour de fin.',
      };
    return [
      ...late,
      ...(silent ? [issueAt(file, document.positionOf(['status'], 'key'), silent)] : []),
      ...(over ? [valueIssue(document, ['ends'], over)] : []),
    ];
  });
}

const slugOf = ({ route }: Document) => route?.split('/').at(-1) ?? '';
