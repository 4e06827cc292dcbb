import { STORED_DATA } from '../../site/stored-data.ts';
import { BASE } from '../../ui/base.ts';

const KEY = STORED_DATA.shortcut.name(BASE);

/** Whether the key `/` opens the search; a visitor may turn it off, because dictation may type it (WCAG 2.1.4). */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

/** Turns the key `/` on or off; ignores a blocked storage. */
export function setShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'non');
  } catch {}
}
