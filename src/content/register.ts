import type { FrontmatterOf } from './kinds/index.ts';
import { ROUTES } from './routes.ts';
import type { Site } from './schema/site.ts';

/** What a project sheet says of its money and its state: one source of numbers for cards, bars, sheet, dashboard and data. */
export type Sheet = FrontmatterOf<'initiative'>;

/** A line of receipts or expenses. */
export interface RegisterLine {
  date: string;
  amount: number;
  proof?: string | undefined;
  due?: string | undefined;
}

/** The sum of lines, in FCFA. */
export const sumOf = (lines: readonly Pick<RegisterLine, 'amount'>[] = []): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Lines whose proof was promised for a day that is past. */
export const lateProofs = (sheet: Pick<Sheet, 'receipts' | 'expenses'>, today: string) =>
  [...(sheet.receipts ?? []), ...(sheet.expenses ?? [])].filter(
    ({ proof, due }) => !proof && due !== undefined && due < today,
  );

/** Days without news after which a project that is under way is said to be silent. */
const MAX_SILENT_DAYS = 90;

const DAY = 86_400_000;

/** The whole days from one ISO day to another; negative when it is earlier. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** The last day of which a sheet or its news say something; undefined for one that keeps no register. */
function lastDay(
  { history = [], receipts = [], expenses = [] }: Sheet,
  news: readonly string[],
): string | undefined {
  return [...history, ...receipts, ...expenses]
    .map(({ date }) => date)
    .concat(news)
    .sort()
    .at(-1);
}

/** The last day of which a project that collects or works has said something, where that is too long ago; undefined for any other. */
export function silentSince(sheet: Sheet, news: readonly string[], today: string) {
  const last = lastDay(sheet, news);
  const isUnderWay = sheet.status === 'En collecte' || sheet.status === 'En cours';
  return isUnderWay && last && daysBetween(last, today) > MAX_SILENT_DAYS ? last : undefined;
}

/** The days that remain to collect: counted where the sheet says when it ends (negative once it has), else as it says. */
export const daysLeft = ({ ends, daysRemaining, status }: Sheet, today: string) =>
  status !== 'En collecte'
    ? undefined
    : ends === undefined
      ? daysRemaining
      : daysBetween(today, ends);

/** Lines of receipts, and of expenses, on one page of a sheet: its weight does not grow with the years. */
const PER_PAGE = 200;

/** How many pages the lines of a sheet fill: one at least. */
export const registerPages = ({
  receipts = [],
  expenses = [],
}: Pick<Sheet, 'receipts' | 'expenses'>) =>
  Math.max(1, Math.ceil(Math.max(receipts.length, expenses.length) / PER_PAGE));

/** The lines on page `page` (1 is the sheet itself), the newest first. */
export const linesOnPage = <T extends RegisterLine>(lines: readonly T[], page: number): T[] =>
  lines
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .slice((page - 1) * PER_PAGE, page * PER_PAGE);

/** The address of a page of the lines of a sheet. */
export const lineRoute = (route: string, page: number) =>
  page === 1 ? route : `${route}/registre/${page}`;

/** The addresses of the pages of its lines after the first, which is the sheet itself. */
export const followingLineRoutes = (route: string, sheet: Parameters<typeof registerPages>[0]) =>
  Array.from({ length: registerPages(sheet) - 1 }, (_, index) => lineRoute(route, index + 2));

/** True for the address of a page of the lines of any sheet, whether there are so many or not: no text may take it. */
export const isLineRoute = (route: string) => LINE_ROUTE.test(route);

const LINE_ROUTE = new RegExp(`^${ROUTES.sheets}/[^/]+/registre/\\d+$`);

/** The vote of a project under vote, once the site has opened votes. */
export const voteOf = ({ status, vote }: Pick<Sheet, 'status' | 'vote'>, { participe }: Site) =>
  participe?.vote && status === 'En vote' ? vote : undefined;

/** The voices for a project in the last count of its vote, while that is open. */
export function voteCount(sheet: Pick<Sheet, 'status' | 'vote'>, site: Site) {
  const vote = voteOf(sheet, site);
  return vote && lastCount(vote)?.for;
}

/** The newest count of a vote; undefined while there is none. */
export const lastCount = ({ counts }: NonNullable<Sheet['vote']>) => counts?.at(-1);

/** Whether a sheet keeps a register: it then shows what changed in its file, too. */
export const hasRegister = ({ history, receipts, expenses }: Sheet) =>
  Boolean(history?.length || receipts?.length || expenses?.length);
