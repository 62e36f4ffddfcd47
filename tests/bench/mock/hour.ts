import { fileURLToPath } from 'node:url'
import { startChild } from '../../support/child.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

interface Hour {
  readonly seconds: number
  readonly drift: number
  readonly violations: readonly unknown[]
  readonly heapOfHour: number
  readonly heapLeft: number
}

const program = fileURLToPath(new URL('people-hours.ts', import.meta.url))

/**
 * Fifty people through the SDK for an hour of virtual time, in one process. Afterwards no promise of the books may be
 * broken and the clock must be an hour further to the millisecond; and once the world is put back as it was before
 * the hour, the heap must be where it was, too. A first hour also leaves what the engine compiles while it lasts; what
 * is kept by mistake is kept again in a second. The process is one of its own, and keeps the code it has: the engine
 * would throw megabytes of it away in some moment, which could hide as much that is left.
 */
export async function measureHour(): Promise<Found> {
  const { ready, stop } = await startChild(['--no-flush-bytecode', program], /^result (.*)\n/m)
  await stop()
  const { first, second }: { first: Hour; second: Hour } = JSON.parse(ready[1] ?? '')
  const violations = first.violations.length + second.violations.length
  const drift = Math.abs(first.drift) + Math.abs(second.drift)
  return {
    measures: [
      {
        name: 'an hour of 50 people through the SDK, and another: promises broken',
        value: violations,
        unit: '',
        target: 'none',
        isMet: violations === 0,
      },
      {
        name: 'the same, drift of the clock',
        value: drift,
        unit: 'ms',
        target: 'none',
        isMet: drift === 0,
      },
      { name: 'the same, heap left over once the first hour is undone', value: first.heapLeft, unit: 'kB' },
      atMost('the same, heap left over once the second is undone', second.heapLeft, 1_000, 'kB'),
      { name: 'the same, heap of an hour itself', value: second.heapOfHour, unit: 'kB' },
      { name: 'the same, an hour took', value: second.seconds, unit: 's' },
    ],
    details: { first, second },
  }
}
