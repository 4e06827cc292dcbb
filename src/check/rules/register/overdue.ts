import { documentsOf } from '../../../model/document.ts';
import { newsDays } from '../../../model/register/news.ts';
import { lastActivityDay, silentSince } from '../../../model/register/register.ts';
import { frenchDay } from '../../../values/calendar.ts';
import type { Issue } from '../../../values/issue.ts';
import { valueAt } from '../../../values/paths.ts';
import { type Checking, reported } from '../checking.ts';
import { LISTS } from './lines.ts';

const NEXT =
  'Écrivez l’état où en est le projet, avec une ligne de plus dans « history: », ou un autre jour de fin.';

/** Warns about what depends on today or on `site.yml`: late proofs, initiatives without news, collections and votes past their end. */
export function overdue({ content, today }: Checking): Issue[] {
  const { site } = content.shared;
  const days = newsDays(content, today);
  return documentsOf(content.documents, 'initiative').flatMap((document) =>
    reported(document, (report) => {
      const { frontmatter, route } = document;
      if (!frontmatter) return;
      const slug = route?.split('/').at(-1) ?? '';
      const { ends, status, vote } = frontmatter;
      for (const { list, line } of LISTS)
        for (const [index, { proof, due }] of (frontmatter[list] ?? []).entries())
          if (!proof && due && due < today)
            report.value([list, index, 'due'], {
              rule: 'registre-preuve',
              severity: 'warning',
              message: `La preuve de ${line.toLowerCase()} était promise pour le ${frenchDay(due)} : la fiche montre ce retard aux visiteurs.`,
              hint: 'Mettez la preuve dans « proof: » et retirez « due: », ou promettez un autre jour. Exemple : proof: /images/recu.jpg',
              inForm: 'Choisissez la preuve et videz ce jour, ou promettez un autre jour.',
            });
      const last = silentSince(frontmatter, days.get(slug) ?? [], today);
      if (last)
        report.key(['status'], {
          rule: 'registre-temps',
          severity: 'warning',
          message: `Plus de 90 jours sans nouvelle de ce projet, depuis le ${frenchDay(last)} : la fiche le dit aux visiteurs.`,
          hint: `Ajoutez une nouvelle. C’est un fichier de content/initiatives/${slug}, dont le nom commence par le jour, comme 2026-03-01-chantier.mdx.`,
        });
      // Without a date, nobody would ever hear that the initiative says nothing.
      if (status === 'En cours' && !lastActivityDay(frontmatter, days.get(slug) ?? []))
        report.key(['status'], {
          rule: 'registre-temps',
          severity: 'warning',
          message:
            'Ce projet est « En cours », mais rien n’y porte de date : ni nouvelle, ni recette, ni dépense, ni changement d’état.',
          hint: 'Ajoutez « history: » avec le jour où il a commencé, ou une première nouvelle.',
        });
      if (ends && ends < today && status === 'En collecte')
        report.value(['ends'], {
          rule: 'registre-temps',
          severity: 'warning',
          message: `La collecte devait finir le ${frenchDay(ends)}, et le projet est toujours « En collecte ».`,
          hint: NEXT,
        });
      if (!vote || status !== 'En vote') return;
      if (site && valueAt(site, ['participe', 'vote']) === undefined)
        report.key(['vote'], {
          rule: 'registre-vote',
          severity: 'warning',
          message: 'La fiche ne montre pas ce vote : content/site.yml n’a pas ouvert les votes.',
          hint: 'Écrivez dans content/site.yml, sous « participe: », la ligne « vote: actif ».',
        });
      else if (vote.until < today)
        report.value(['vote', 'until'], {
          rule: 'registre-temps',
          severity: 'warning',
          message: `Le vote a fini le ${frenchDay(vote.until)}, et le projet est toujours « En vote ».`,
          hint: `${NEXT} Effacez alors « vote: » et ses lignes : GitHub garde les comptes.`,
        });
    }),
  );
}
