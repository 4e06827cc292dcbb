/** Does something with what this browser stores; undefined where its storage is blocked or full. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** Stored text of a key; undefined without one. */
export const readStored = (key: string): string | undefined =>
  attempt(() => sessionStorage.getItem(key) ?? localStorage.getItem(key)) ?? undefined;

/** Stores a text in the browser, or in this tab alone. False where the browser refuses. */
export const writeStored = (key: string, text: string, inTabAlone = false): boolean =>
  attempt(() => {
    (inTabAlone ? sessionStorage : localStorage).setItem(key, text);
    return true;
  }) === true;

export const removeStored = (key: string): void =>
  attempt(() => {
    sessionStorage.removeItem(key);
    localStorage.removeItem(key);
  });

/** All stored keys that begin so, in order. */
export const storedKeys = (start: string): string[] =>
  (attempt(() => Object.keys(localStorage)) ?? []).filter((key) => key.startsWith(start)).sort();
