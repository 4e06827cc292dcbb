/**
 * Gives a function that makes a value for an object once, and gives the same from then on: what is read of
 * content is never changed, and a long-lived process looks at most of it again and again. Forgotten with the object.
 */
export function onceFor<Key extends object, Value extends object>(): (
  key: Key,
  make: () => Value,
) => Value {
  const known = new WeakMap<Key, Value>();
  return (key, make) => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}
