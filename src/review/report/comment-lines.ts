import type { Danger } from '../dangers/danger.ts';
import type { Outcome } from '../outcome.ts';
import { clip, code, diffOf, escapeMarkdown } from './markdown.ts';
import { cost, count, DANGER_NAMES, kilobytes, MISSING, signed } from './words.ts';

type Item<Name extends keyof Outcome> = Outcome[Name] extends readonly (infer One)[] ? One : never;

/** A change that somebody must look at first, with the line that mends it if there is one. */
export function dangerLine({
  kind,
  label,
  before,
  after,
  file,
  routes,
  remedy,
  hunks,
}: Danger): string {
  const was = before ? [`~~${code(clip(before, 300))}~~`] : [];
  const is = after ? [`**${code(clip(after, 300))}**`] : [];
  const change = [...was, ...is].join(' → ') || 'le texte change';
  const where = routes.length > 0 ? ` Visible sur ${listed(routes)}.` : '';
  return [
    `- **${DANGER_NAMES[kind]}** · ${escapeMarkdown(label)} : ${change}${file ? ` (${code(file)})` : ''}.${where}`,
    ...firstOf(
      (hunks ?? []).map((hunk) => `  - ${diffOf(hunk.pieces)}`),
      6,
    ),
    ...(remedy ? [`  - À ajouter dans ${code(remedy.file)} : ${code(remedy.line)}`] : []),
  ].join('\n');
}

/** A page that was there, with what changed on it. */
export function changedPage(page: Item<'changed'>): string {
  const meta = page.metadata.map(({ label, pieces }) => `  - ${label} : ${diffOf(pieces)}`);
  const text = [...page.text, ...page.frame].map(({ pieces }) => `  - ${diffOf(pieces)}`);
  const pictures = page.pictures.map(({ alt }) => `  - image changée : ${escapeMarkdown(alt)}`);
  const lines = [...meta, ...text, ...pictures];
  const look = lines.length === 0 ? ['  - mise en page'] : [];
  return [pageLine(page), ...firstOf(lines, 12), ...look].join('\n');
}

/** A part that several pages have, with what changed in it. */
export const sharedPart = ({ hunks, metadata, routes }: Item<'shared'>): string =>
  [
    `- sur ${count(routes.length, 'page')} (${listed(routes)})`,
    ...metadata.map(({ label, pieces }) => `  - ${label} : ${diffOf(pieces)}`),
    ...hunks.map(({ pieces }) => `  - ${diffOf(pieces)}`),
  ].join('\n');

/** All pages that may look otherwise, in one line; no line when there is none. */
export const restyledLines = (pages: Outcome['restyled']): string[] =>
  pages.length > 0
    ? [`- ${count(pages.length, 'page')} : ${listed(pages.map(({ route }) => route))}`]
    : [];

/** A link that the proposal breaks: where it stands, and what it leads to. */
export const brokenLink = (link: Item<'broken'>): string =>
  `- ${code(link.route)} : « ${escapeMarkdown(link.text)} » mène à ${code(link.href)}, mais ${MISSING[link.reason]}`;

/** A remark of the check that was not made before the proposal. */
export const issueLine = ({ file, line, message, hint }: Item<'issues'>): string =>
  `- ${code(`${file}:${line}`)} ${escapeMarkdown(message)} ${escapeMarkdown(hint)}`;

/** What the browser's audit found on pages, a line each. */
export const faultLines = (visuals: Outcome['visuals']): string[] =>
  [...visuals].flatMap(([route, { faults }]) =>
    faults.map((fault) => `- ${code(route)} ${escapeMarkdown(fault.help)} (${fault.rule})`),
  );

/** What a first visit of a page weighs, in bytes before and after, with its price for the visitor if it is known. */
export function weightLine(
  { route, before, after }: Item<'weights'>,
  price: Outcome['price'],
): string {
  const more = after - before;
  const paid = price ? `, ${signed(more, cost(more, price))}` : '';
  return `- ${code(route)} : ${before ? `${kilobytes(before)} → ` : ''}${kilobytes(after)} (${signed(more, kilobytes(more))}${paid})`;
}

/** The first lines of an item, and how many passages are not shown. */
const firstOf = (lines: readonly string[], most: number) =>
  lines.length > most
    ? [
        ...lines.slice(0, most),
        `  - … et ${count(lines.length - most, 'autre passage', 'autres passages')}`,
      ]
    : lines;

/** A page by its title and address. */
export const pageLine = ({ route, title }: { route: string; title: string }) =>
  `- **${escapeMarkdown(clip(title, 120))}** ${code(route)}`;

const listed = (routes: readonly string[]) =>
  routes.slice(0, 6).map(code).join(', ') +
  (routes.length > 6 ? `, et ${count(routes.length - 6, 'autre')}` : '');
