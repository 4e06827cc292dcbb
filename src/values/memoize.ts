/** Memoizes one value for each object `key`. Content objects do not change after parsing, so the value stays valid. */
export function memoizeByKey<Key extends object, Value extends object>(): (
  key: Key,
  create: () => Value,
) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key, create) => {
    const value = cache.get(key) ?? create();
    cache.set(key, value);
    return value;
  };
}
