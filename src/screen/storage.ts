/** What the browser does not store, because its storage is blocked or full: it is kept until the page is closed. */
const unstored = new Map<string, string>();

/** Does something with what this browser stores; undefined where its storage is blocked or full. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Text of a key; undefined without one. */
export const readStored = (key: string): string | undefined =>
  unstored.get(key) ??
  attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ??
  undefined;

/** Stores a text in the browser, or in this tab alone; a text that the browser refuses is kept in the page. */
export function writeStored(key: string, text: string, inTabAlone = false): void {
  unstored.set(key, text);
  attempt(() => {
    (inTabAlone ? sessionStorage : localStorage).setItem(key, text);
    unstored.delete(key);
  });
}

export function removeStored(key: string): void {
  unstored.delete(key);
  attempt(() => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  });
}

/** All keys that begin so, in order. */
export function storedKeys(start: string): string[] {
  const keys = attempt(() => Object.keys(localStorage)) ?? [];
  return [...new Set([...keys, ...unstored.keys()])].filter((key) => key.startsWith(start)).sort();
}

/** Whether a key that begins so would be lost with the page. */
export const holdsUnstored = (start: string): boolean =>
  Array.from(unstored.keys()).some((key) => key.startsWith(start));
