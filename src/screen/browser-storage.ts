/** What this page has stored or removed (null), which it can read though the browser may refuse to. */
const memory = new Map<string, string | null>();

/** Keys whose text the browser has refused. */
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
  const held = memory.get(key);
  if (held !== undefined) return held ?? undefined;
  const found =
    attempt(() => sessionStorage.getItem(key)) ?? attempt(() => localStorage.getItem(key));
  return found ?? undefined;
}

/** Stores a text, in this tab alone or in the browser. False when the browser refuses: the page then holds it until it is closed. */
export function writeStored(key: string, text: string, inTabAlone = false): boolean {
  const isStored = attempt(() => {
    (inTabAlone ? sessionStorage : localStorage).setItem(key, text);
    return true;
  });
  memory.set(key, text);
  if (isStored) refused.delete(key);
  else refused.add(key);
  return isStored === true;
}

export function removeStored(key: string): void {
  attempt(() => sessionStorage.removeItem(key));
  attempt(() => localStorage.removeItem(key));
  memory.set(key, null);
  refused.delete(key);
}

/** All stored keys that begin so, in order. */
export function storedKeys(start: string): string[] {
  const stored = attempt(() => Object.keys(localStorage)) ?? [];
  const keys = new Set([...stored, ...memory.keys()]);
  return [...keys].filter((key) => key.startsWith(start) && memory.get(key) !== null).sort();
}

/** Whether closing the page loses a text whose key begins so. */
export const holdsUnstored = (start: string): boolean =>
  [...refused].some((key) => key.startsWith(start));
