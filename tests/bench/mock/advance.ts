import type { Caller } from './caller.ts'

const rounds = 3
const lanes = 8

/** Runs `work` for the numbers up to `count`, a few at a time. */
export async function times(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/**
 * How long the clock takes over a stretch, several times from the same moment, and what happened on the way. The first
 * time counts: later ones remember how far prices were looked through.
 */
export async function timeAdvance({ control }: Caller, by: string) {
  await control('takeSnapshot', { body: { name: 'before' } })
  const spent: number[] = []
  let counts: Record<string, number> = {}
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const { events } = await control('advanceClock', { body: { by } })
    spent.push(performance.now() - start)
    counts = events.counts
    await control('restoreSnapshot', { body: { name: 'before' } })
  }
  return { spent, counts }
}
