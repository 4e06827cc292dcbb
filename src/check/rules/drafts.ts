import { type TextDocument, textsOf } from '../../model/document.ts';
import { daysBetween } from '../../model/register/register.ts';
import { NEVER, publicFrom } from '../../model/visibility.ts';
import { REQUIRED_ROUTES } from '../../site/routes.ts';
import { frenchDay } from '../../values/calendar.ts';
import type { Issue } from '../../values/issue.ts';
import { addressIssue, type Checking, valueIssue } from './checking.ts';
import { pageLinks } from './links.ts';

/** In days: a text that waits longer than six months probably has a wrong year. */
const FAR = 183;

/** Warns of texts that wait for a day far ahead. */
export const farDays = ({ content, today }: Checking): Issue[] =>
  textsOf(content.documents).flatMap((text) => {
    const from = publicFrom(text);
    if (from === NEVER || from <= today || daysBetween(today, from) <= FAR) return [];
    return valueIssue(text, ['date'], {
      rule: 'date',
      severity: 'warning',
      message: `Ce texte ne paraîtra que le ${frenchDay(from)}, dans plus de six mois.`,
      hint: 'Vérifiez l’année.',
    });
  });

/** Reports links to texts that become public later than the text (or menu) with the link, and required pages that are drafts. */
export function drafts(checking: Checking): Issue[] {
  const { content, today } = checking;
  const waiting = new Map<string | null, TextDocument>();
  for (const text of textsOf(content.documents))
    if (publicFrom(text) > today) waiting.set(text.route, text);
  if (waiting.size === 0) return [];
  const needed = REQUIRED_ROUTES.flatMap((route) => {
    const text = waiting.get(route);
    return text ? valueIssue(text, ['draft'], neededPage(route)) : [];
  });
  const early = pageLinks(checking).flatMap((link) => {
    const { page, from } = link;
    const target = REQUIRED_ROUTES.includes(page) ? undefined : waiting.get(page);
    const isEarly = target && (from.kind ? publicFrom(from) : '') < publicFrom(target);
    return isEarly ? addressIssue(link, earlyLink(target)) : [];
  });
  return [...needed, ...early];
}

const neededPage = (route: string) => ({
  rule: 'brouillon',
  message: `La page ${route} ne peut pas être un brouillon : le site lui-même y mène, et elle manquerait en ligne.`,
  hint:
    'Effacez cette ligne. Pour préparer la page sans la montrer, changez son texte dans une proposition : ' +
    'l’aperçu la montre, et le site en ligne ne change que lorsque la proposition est acceptée.',
});

function earlyLink(target: TextDocument) {
  const { file } = target;
  const from = publicFrom(target);
  const isDraft = from === NEVER;
  const state = isDraft ? 'un brouillon : en ligne' : `qui paraît le ${frenchDay(from)} : avant`;
  const message = `Ce lien mène à ${file}, ${state}, il ne mènerait nulle part.`;
  const hint = `Retirez le lien jusque-là, ou changez « ${isDraft ? 'draft' : 'date'}: » dans ${file}.`;
  // A link to a scheduled text will work one day, so it is a warning; a draft may never be public.
  const severity: Issue['severity'] = isDraft ? 'error' : 'warning';
  return { rule: 'brouillon', severity, message, hint };
}
