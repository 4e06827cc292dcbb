import { today, writtenDay } from '../content/days.ts';
import type { Document } from '../content/document.ts';
import { NEVER, publicDay } from '../content/public-day.ts';
import { type Change, changeOf } from './change.ts';
import type { ContentState } from './content-state.ts';
import type { Compared } from './dangers.ts';

/** Texts whose publication day changes. Pages do not show this change, because both sites are built with drafts. */
export const publications = ({ files }: Compared): Change[] =>
  files.flatMap(({ file, title, before, after }) => {
    if (!after?.kind) return [];
    const [old, now] = [before && dayOf(before), dayOf(after)];
    // A new text that is public is reported as an added page; a new draft is not reported.
    if (old === undefined ? ['', NEVER].includes(now) : now === old) return [];
    const state = old === undefined ? '' : stateText(old, 'en ligne', 'en attente du');
    const next = stateText(now, 'Deviendra public dès la fusion', 'Deviendra public le');
    return changeOf(file, title, { before: state, after: next });
  });

/** Future ISO day of publication, `NEVER` for a draft; empty for a text that is public. */
function dayOf({ kind, path, data }: Document): string {
  const day = publicDay({ kind, path, frontmatter: data });
  return day > today() ? day : '';
}

const stateText = (day: string, now: string, later: string) =>
  day === '' ? now : day === NEVER ? 'brouillon' : `${later} ${writtenDay(day)}`;

/** Routes that have no page any more: with a route if the page has moved, and with the redirection to add unless there is one. */
export function lostPages({ files, head, removedRoutes }: Compared): Change[] {
  const pages = files.map(({ before, after, file, title }) => ({
    from: before?.route,
    to: after?.route,
    file,
    title,
  }));
  const generated = removedRoutes.map((from) => ({ from, to: undefined, file: '', title: from }));
  return [...pages, ...generated].flatMap(({ from, to, file, title }) => {
    if (!from || head.routes.has(from)) return [];
    const target = to ?? nearestParent(from, head);
    const redirection = head.redirections[from];
    const remedy = redirection === undefined ? `${from}: ${target}` : undefined;
    return changeOf(file, title, {
      ...{ before: from, after: to ?? redirection ?? '', routes: to ? [to] : [], remedy },
    });
  });
}

/** Nearest existing parent of a route: for `/projets/a/b` it may be `/projets/a`, `/projets` or `/`. */
function nearestParent(route: string, head: ContentState): string {
  const parent = route.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || head.routes.has(parent) ? parent : nearestParent(parent, head);
}

/** Removed redirections whose old route is no page either, so links to it break; each with the line to add again. */
export const removedRedirections = ({ base, head }: Compared): Change[] =>
  Object.entries(base.redirections)
    .filter(([from]) => !Object.hasOwn(head.redirections, from) && !head.routes.has(from))
    .map(([from, to]) => {
      // The line must have an existing target: `npm run check` refuses others.
      const target = !to.startsWith('/') || head.routes.has(to) ? to : nearestParent(to, head);
      return changeOf('content/redirections.yml', from, {
        before: to,
        remedy: `${from}: ${target}`,
      });
    });
