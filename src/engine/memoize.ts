/**
 * Gives a function that makes the value of an object at the first call, and gives the same from then on: what is read of
 * content is never changed, and a long-lived process looks at most of it again and again. Forgotten with the object.
 */
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
