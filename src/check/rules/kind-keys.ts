import { type Document, specOf } from '../../model/document.ts';
import { daysBetween } from '../../model/register/register.ts';
import { frenchDay } from '../../values/calendar.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';
import { ruleOf } from './checking.ts';

/** Reports questions of the FAQ without an answer. */
export const missingAnswers = (document: Document): Issue[] => {
  const { frontmatter, hasBody, file, bodyLine } = document;
  const place = specOf(document)?.place;
  return place?.page === 'shared' && place.isAnswer && frontmatter && !hasBody
    ? [issueAt(file, { line: bodyLine - 1, column: 1 }, UNANSWERED)]
    : [];
};

const UNANSWERED: Fault = {
  rule: 'faq-reponse',
  message: 'Cette question n’a pas encore de réponse.',
  hint: 'Écrivez-la sous la seconde ligne « --- ».',
};

/** Reports an event that ends before its first day: search engines reject it; and doubts one long before its press release. */
export const reversedEvents = ruleOf('communique', ({ event, date }, report) => {
  const last = event?.end ?? event?.start;
  if (event?.end && event.end < event.start)
    report.value(['event', 'end'], {
      rule: 'date',
      message: `La rencontre finirait le ${frenchDay(event.end)}, avant de commencer, le ${frenchDay(event.start)}.`,
      hint: 'Corrigez « start: », le premier jour, ou « end: », le dernier. Exemple : 2026-03-01',
    });
  else if (last && date && daysBetween(last, date) > MANY_DAYS)
    report.value(['event', event?.end ? 'end' : 'start'], {
      rule: 'date',
      severity: 'warning',
      message: `La rencontre serait finie le ${frenchDay(last)}, des mois avant ce communiqué du ${frenchDay(date)}.`,
      hint: 'Vérifiez l’année de la rencontre, et celle de « date: ».',
    });
});

/** A press release comes before an event, or soon behind it. */
const MANY_DAYS = 90;

/** Doubts a step of a plan whose number is that of another, and a duration without its unit. */
export const planSteps = ruleOf('initiative', ({ plan = [] }, report) => {
  for (const [at, { step, duration }] of plan.entries()) {
    if (plan.slice(0, at).some((one) => one.step === step))
      report.value(['plan', at, 'step'], {
        rule: 'plan',
        severity: 'warning',
        message: `Le plan a déjà une étape ${step}.`,
        hint: 'Donnez à chaque étape son numéro : 1, 2, 3…',
      });
    if (/^\d+$/.test(duration))
      report.value(['plan', at, 'duration'], {
        rule: 'plan',
        severity: 'warning',
        message: `« ${duration} » ne dit pas si ce sont des jours ou des mois.`,
        hint: 'Écrivez la durée avec son unité. Exemple : 2 mois',
      });
  }
});

/** Paths of home pages of sub-sites, which may have `section`: `pages/projets/eco-logik/index.mdx`. */
const HOME = /^pages\/(?:en\/)?(?:projets\/.+|je-participe(?:\/.+)?)\/index\.mdx$/;

/** Reports pages with the key `section` that are not the home page of a sub-site. */
export const misplacedSections = ruleOf('page', ({ section }, report, { path, route }) => {
  if (!section || HOME.test(path)) return;
  const folder = route?.startsWith('/projets/') ? route : '/projets/nom-du-projet';
  const fault = {
    rule: 'sous-site',
    message: 'La clé « section » ne va que dans la page d’accueil d’un projet.',
    hint:
      'Pour faire de cette page un projet, renommez ce fichier en ' +
      `« content/pages${folder}/index.mdx ». Sinon, retirez « section: » et les lignes décalées ` +
      'dessous.',
  };
  report.key(['section'], fault);
});
