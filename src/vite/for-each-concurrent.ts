/** Calls `work` for all items, for at most `count` items at the same time; rejects with the first error. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
