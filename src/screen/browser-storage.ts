/** What this page has stored or removed (null), which it can read though the browser may refuse to. */
const memory = new Map<string, string | null>();

/** Keys of which the browser has refused the last change; of all others another tab may have changed the text since. */
const refused = new Set<string>();

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Stored text of a key; undefined without one. The only readers and writers of the browser's storage are here: none ever throws. */
export function readStored(key: string): string | undefined {
  const found = attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key));
  return (refused.has(key) || found === undefined ? memory.get(key) : found) ?? undefined;
}

/** Stores a text, in this tab alone or in the browser. False when the browser refuses: the page then holds it until it is closed. */
export function writeStored(key: string, text: string, inTabAlone = false): boolean {
  const isStored = attempt(() => {
    (inTabAlone ? sessionStorage : localStorage).setItem(key, text);
    return true;
  });
  keep(key, text, isStored === true);
  return isStored === true;
}

function keep(key: string, text: string | null, isDone: boolean): void {
  memory.set(key, text);
  if (isDone) refused.delete(key);
  else refused.add(key);
}

export function removeStored(key: string): void {
  const remove = (storage: () => Storage) =>
    attempt(() => {
      storage().removeItem(key);
      return true;
    });
  const removed = [remove(() => sessionStorage), remove(() => localStorage)];
  keep(key, null, removed.every(Boolean));
}

/** All stored keys that begin so, in order. */
export function storedKeys(start: string): string[] {
  const stored = attempt(() => Object.keys(localStorage));
  const keys = new Set([...(stored ?? memory.keys()), ...refused]);
  const isThere = (key: string) =>
    (stored && !refused.has(key)) || (memory.get(key) ?? null) !== null;
  return [...keys].filter((key) => key.startsWith(start) && isThere(key)).sort();
}

/** Whether closing the page loses a text whose key begins so. */
export const holdsUnstored = (start: string): boolean =>
  [...refused].some((key) => key.startsWith(start) && memory.get(key) !== null);
