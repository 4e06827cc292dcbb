/** Memoizes a value for each object. Content is never changed after reading, so a value stays valid as long as its object. */
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
