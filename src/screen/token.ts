import { today } from '../site/days.ts';
import { readStored, removeStored, writeStored } from './browser-storage.ts';

const TOKEN = 'ecran.jeton';
const LAST_DAY = 'ecran.jeton.fin';

/** Days for which GitHub's page makes a token, and for which this browser keeps it at most. */
export const TOKEN_DAYS = 90;

/** The token of the editor; undefined without one, or after its last day, when it is forgotten. */
export function storedToken(): string | undefined {
  if (tokenExpiry() >= today()) return readStored(TOKEN);
  forgetToken();
  return undefined;
}

/** ISO day until which the token is kept; empty without one. */
export const tokenExpiry = (): string => readStored(LAST_DAY) ?? '';

/** Keeps a token in this browser, or until this tab is closed. */
export function storeToken(token: string, inTabAlone: boolean): void {
  const end = new Date(today());
  end.setUTCDate(end.getUTCDate() + TOKEN_DAYS);
  writeStored(TOKEN, token, inTabAlone);
  writeStored(LAST_DAY, end.toISOString().slice(0, 10), inTabAlone);
}

export function forgetToken(): void {
  removeStored(TOKEN);
  removeStored(LAST_DAY);
}
