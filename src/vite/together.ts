/** Works on several items at the same time, never more than `count`; rejects with the first fault. */
export async function together<Item>(
  items: readonly Item[],
  count: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const left = items.values();
  const worker = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: count }, worker));
}
