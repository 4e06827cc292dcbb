/** Remembers the `limit` results that were asked for last, by a key that JSON can write. */
export function held<Result>(limit: number) {
  const known = new Map<string, Promise<Result>>();
  return (key: object, make: () => Promise<Result>): Promise<Result> => {
    const name = JSON.stringify(key);
    const result = known.get(name) ?? make();
    known.delete(name);
    known.set(name, result);
    for (const old of [...known.keys()].slice(0, -limit)) known.delete(old);
    return result;
  };
}
