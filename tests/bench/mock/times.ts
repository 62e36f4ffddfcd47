const lanes = 8

/** Runs `work` for each number from 0 to below `count`, eight at a time. */
export async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
