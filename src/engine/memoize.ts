/** Memoizes a value for each object. Content is never changed after reading, so a value stays valid as long as its object. */
export function memoizeByKey<Key extends object, Value extends object>(): (
  key: Key,
  make: () => Value,
) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key, make) => {
    const value = cache.get(key) ?? make();
    cache.set(key, value);
    return value;
  };
}
