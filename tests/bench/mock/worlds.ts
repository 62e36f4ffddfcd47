import { createLocalWorlds } from '../../../mock-server/src/exports/local-world.ts'
import { heapInUse } from '../support/heap.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { fillWorld, records } from './store.ts'

const rounds = 101
const idleWorlds = 100

/** Forks and drops of a world with 100,000 records, one at a time, and what a fork costs that nobody uses. */
export async function measureWorlds(): Promise<Found> {
  const worlds = await createLocalWorlds()
  fillWorld(worlds.main)
  const seen = { fork: [] as number[], drop: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    const fork = worlds.fork('fork', worlds.main)
    const forked = performance.now()
    if (fork?.store.read.notifications.size !== records) throw new Error('The fork has all records.')
    const before = performance.now()
    worlds.drop('fork')
    seen.drop.push(performance.now() - before)
    seen.fork.push(forked - start)
  }
  const [fork, drop] = [median(seen.fork), median(seen.drop)]
  const heap = await heapInUse()
  for (let index = 0; index < idleWorlds; index += 1) worlds.fork(`idle-${index}`, worlds.main)
  const idle = ((await heapInUse()) - heap) / idleWorlds
  const what = `a world with ${records.toLocaleString('en-US')} records`
  return {
    measures: [
      atMost(`fork of ${what}`, fork, 1, 'ms'),
      atMost('dropping the fork', drop, 5, 'ms'),
      { name: 'heap of a fork that nobody uses', value: idle, unit: 'kB' },
    ],
    details: seen,
  }
}
