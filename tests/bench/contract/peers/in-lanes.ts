/** Does work for each item, a few at a time; the answers are in the order of the items. */
export async function inLanes<Item, Done>(
  items: readonly Item[],
  lanes: number,
  work: (item: Item) => Promise<Done>,
): Promise<Done[]> {
  const done: Done[] = []
  const entries = items.entries()
  const lane = async () => {
    for (const [index, item] of entries) done[index] = await work(item)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return done
}
