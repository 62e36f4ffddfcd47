import type { Caller } from './caller.ts'

const rounds = 3

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
