import { today, writtenDay } from '../site/days.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const TOKEN = 'ecran.jeton';
const LAST_DAY = 'ecran.jeton.fin';

/** Days for which GitHub's page makes a token, and for which this browser keeps it at most. */
export const TOKEN_DAYS = 90;

/** In place of the last day of a token that is kept in this tab alone. */
const TAB = 'onglet';

/** The token of the editor; undefined without one, or after its last day, when it is forgotten. */
export function storedToken(): string | undefined {
  const end = readStored(LAST_DAY) ?? '';
  if (end === TAB || end >= today()) return readStored(TOKEN);
  forgetToken();
  return undefined;
}

/** French: until when the token is kept, « au 27 février 2027 ». */
export function tokenEnd(): string {
  const end = readStored(LAST_DAY) ?? '';
  return end === TAB || end === '' ? 'à la fermeture de cet onglet' : `au ${writtenDay(end)}`;
}

/** Keeps a token in this browser, or until this tab is closed. */
export function storeToken(token: string, inTabAlone: boolean): void {
  const end = new Date(today());
  end.setUTCDate(end.getUTCDate() + TOKEN_DAYS);
  // The day first: other tabs forget a token without one.
  writeStored(LAST_DAY, inTabAlone ? TAB : end.toISOString().slice(0, 10), inTabAlone);
  writeStored(TOKEN, token, inTabAlone);
}

export function forgetToken(): void {
  removeStored(TOKEN);
  removeStored(LAST_DAY);
}
