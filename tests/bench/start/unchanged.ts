import { freePort } from '../../support/free-port.ts'
import { root } from '../../support/root.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { timeStart } from './npm-start.ts'

/** How long `npm start` takes to its `ready` line when nothing has changed since the last one. */
export async function measureUnchanged(): Promise<Found> {
  await timeStart(root, await freePort())
  const seconds: number[] = []
  for (let round = 0; round < 3; round += 1) seconds.push(await timeStart(root, await freePort()))
  const slowest = Math.max(...seconds)
  return {
    measures: [
      { name: 'fastest of 3', value: Math.min(...seconds), unit: 's' },
      atMost('slowest of 3', slowest, 5, 's'),
    ],
    details: seconds,
  }
}
