import { fileURLToPath } from 'node:url'
import { startChild } from '../../support/child.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atLeast } from '../support/report.ts'

const rounds = 5
const program = fileURLToPath(new URL('handler-reads.ts', import.meta.url))

/** Reads per second through a list of handlers, in a process of its own. */
const rateOf = async (list: 'ours' | 'each'): Promise<number> => {
  const { ready, stop } = await startChild([program, list], /^result (.*)\n/m)
  await stop()
  return Number(ready[1])
}

/**
 * Every read by id in turn, for a user who is signed in, through the handlers of the mock server, which do the work, and
 * through a list as long whose answers are there already. Rounds alternate.
 */
export async function measureHandlers(): Promise<Found> {
  const seen = { ours: [] as number[], each: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['each', 'ours'] as const) seen[name].push(await rateOf(name))
  }
  const ratio = median(seen.ours.map((rate, round) => rate / (seen.each[round] ?? Number.NaN)))
  return {
    measures: [
      { name: 'reads by id through the MSW handlers', value: median(seen.ours), unit: 'requests/s' },
      {
        name: 'reads by id through handlers whose answers are there',
        value: median(seen.each),
        unit: 'requests/s',
      },
      atLeast('MSW handlers : handlers whose answers are there', ratio, 0.5),
    ],
    details: seen,
  }
}
