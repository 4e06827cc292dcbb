import type { FrontmatterOf } from '../../site/kinds/index.ts';
import type { Settings } from '../../site/schema/site.ts';
import { type EntryOf, entriesOf, type Manifest } from '../manifest.ts';

/** Frontmatter of an initiative; its page is called a sheet. */
export type Sheet = FrontmatterOf<'initiative'>;

/** Money that an initiative received or spent: ISO day, FCFA, address of the proof, ISO day on which a missing proof is due. */
export interface RegisterLine {
  date: string;
  amount: number;
  proof?: string | undefined;
  due?: string | undefined;
}

/** Addresses in the content of what proves receipts, expenses and votes: `/images/recu.jpg`. */
export function proofsOf(sheets: readonly Sheet[]): ReadonlySet<string> {
  const lines = sheets.flatMap(({ receipts = [], expenses = [], vote }) => [
    ...receipts,
    ...expenses,
    ...(vote?.counts ?? []),
  ]);
  return new Set(lines.flatMap(({ proof }) => proof ?? []));
}

/** Money that came in or, with a negative `amount` (FCFA), went out. */
export interface Movement extends RegisterLine {
  /** Where it came from, or what it paid. */
  name: string;
  /** Why it takes back an earlier line. */
  reason?: string | undefined;
  /** The initiative whose money it is, where several are shown together. */
  of?: { title: string; route: string };
}

/** Number of movements that are shown beside the sums of an initiative. */
export const SHOWN_MOVEMENTS = 3;

/** All movements of an initiative, newest first; of one day, those that were written last are first. */
export function movementsOf({
  receipts = [],
  expenses = [],
}: Pick<Sheet, 'receipts' | 'expenses'>): Movement[] {
  return newestFirst([
    ...receipts.map(({ from, ...line }) => ({ ...line, name: from })),
    ...expenses.map(({ item, amount, ...line }) => ({ ...line, amount: -amount, name: item })),
  ]);
}

/** What a movement was for and, where it takes back an earlier line, why. */
export const labelOfMovement = ({ name, reason }: Pick<Movement, 'name' | 'reason'>): string =>
  reason ? `${name} (${reason})` : name;

/** Sorts movements; those of one day are in the reverse order. */
export const newestFirst = (movements: readonly Movement[]): Movement[] =>
  movements.toReversed().toSorted((a, b) => b.date.localeCompare(a.date));

/** A published line with the fingerprint (SHA-256, hexadecimal) of its proof. */
export interface ProvenLine {
  kind: 'receipt' | 'expense' | 'count';
  entry: EntryOf<'initiative'>;
  sha256: string;
  date: string;
  /** In FCFA; 0 for a vote count. */
  amount: number;
  /** Where the money came from, or what it paid; empty for a vote count. */
  name: string;
}

/** Receipts, expenses and vote counts whose proof is a file of this site. */
export function provenLines({ digests, settings, ...rest }: Manifest): ProvenLine[] {
  return entriesOf(rest, 'initiative').flatMap((entry) => {
    const { receipts = [], expenses = [] } = entry.frontmatter;
    const counts = voteOf(entry.frontmatter, settings)?.counts ?? [];
    return [
      ...receipts.map(({ from, ...line }) => ({ ...line, kind: 'receipt' as const, name: from })),
      ...expenses.map(({ item, ...line }) => ({ ...line, kind: 'expense' as const, name: item })),
      ...counts.map((count) => ({ ...count, kind: 'count' as const, name: '', amount: 0 })),
    ].flatMap(({ kind, name, date, amount, proof = '' }) => {
      const sha256 = digests[proof];
      return sha256 ? [{ kind, entry, name, date, amount, sha256 }] : [];
    });
  });
}

/** Lines without a proof, whose day for it (`due`) is past. */
export const lateProofs = (sheet: Pick<Sheet, 'receipts' | 'expenses'>, today: string) =>
  [...(sheet.receipts ?? []), ...(sheet.expenses ?? [])].filter(
    ({ proof, due }) => !proof && due !== undefined && due < today,
  );

/** An active initiative without news for more days than this is reported. */
const MAX_SILENT_DAYS = 90;

const DAY_MS = 86_400_000;

/** Days between two ISO days; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Latest ISO day among the lines of a register and `news` (ISO days); undefined without any. */
export function lastActivityDay(
  { history = [], receipts = [], expenses = [] }: Sheet,
  news: readonly string[],
): string | undefined {
  return [...history, ...receipts, ...expenses]
    .map(({ date }) => date)
    .concat(news)
    .sort()
    .at(-1);
}

/** ISO day of an active initiative's last news or register line, if it is more than `MAX_SILENT_DAYS` ago; else undefined. */
export function silentSince(sheet: Sheet, news: readonly string[], today: string) {
  const last = lastActivityDay(sheet, news);
  const isUnderWay = sheet.status === 'En collecte' || sheet.status === 'En cours';
  return isUnderWay && last && daysBetween(last, today) > MAX_SILENT_DAYS ? last : undefined;
}

/** Remaining days of an open collection: until `ends` (negative after it), else `daysRemaining`. Undefined for other initiatives. */
export const daysLeft = ({ ends, daysRemaining, status }: Sheet, today: string) =>
  status !== 'En collecte'
    ? undefined
    : ends === undefined
      ? daysRemaining
      : daysBetween(today, ends);

/** Whether an initiative may receive gifts on a day: not after the end of its collection, nor once it is finished. */
export const takesGifts = ({ ends, status }: Pick<Sheet, 'ends' | 'status'>, today: string) =>
  status !== 'Terminé' && (ends === undefined || today <= ends);

/** Whether the collection of an initiative is open: gifts have a number to go to, on or before the last day, and no vote comes first. */
export const hasOpenCollection = (
  sheet: Pick<Sheet, 'ends' | 'status' | 'support'>,
  today: string,
) => sheet.support !== undefined && sheet.status !== 'En vote' && takesGifts(sheet, today);

/** Whether the figures of an initiative are samples: it collects money, but has none, no way to send any, and no history. */
export const hasSampleFigures = (sheet: Sheet, today: string) =>
  sheet.status === 'En collecte' &&
  sheet.collected === 0 &&
  !sheet.support &&
  !sheet.history &&
  takesGifts(sheet, today);

/** Vote of an initiative with the status « En vote », if `site.yml` enables votes. */
export const voteOf = (
  { status, vote }: Pick<Sheet, 'status' | 'vote'>,
  { participe }: Settings,
) => (participe?.vote && status === 'En vote' ? vote : undefined);

/** The vote of an initiative that is open on a day. */
export function openVoteOf(
  sheet: Pick<Sheet, 'status' | 'vote'>,
  settings: Settings,
  today: string,
) {
  const vote = voteOf(sheet, settings);
  return vote && today <= vote.until ? vote : undefined;
}

/** Number of votes in favour, in the last count of an open vote. */
export function voteCount(sheet: Pick<Sheet, 'status' | 'vote'>, settings: Settings) {
  const vote = voteOf(sheet, settings);
  return vote && lastCount(vote)?.for;
}

export const lastCount = ({ counts }: NonNullable<Sheet['vote']>) => counts?.at(-1);

/** Whether an initiative has a register; if so, its sheet also lists the commits of its file. */
export const hasRegister = ({ history, receipts, expenses }: Sheet) =>
  Boolean(history?.length || receipts?.length || expenses?.length);
