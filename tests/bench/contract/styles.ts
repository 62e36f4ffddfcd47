import { measureForeign } from '../../../contract-tester/self-test/foreign/measure.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost } from '../support/report.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Faulty servers in styles of well-known APIs, with the faults that rules were not written with, and the right servers. */
export async function measureStyles(): Promise<Found> {
  const results = await measureForeign(true)
  for (const { style, operations, reached, falseFindings, found, total, seconds } of results)
    console.log(
      `${style}: reached ${reached} of ${operations} operations, found ${found} of ${total} faults, ${falseFindings.length} false findings, ${seconds.toFixed(1)} s for a server`,
    )
  const share = (100 * sum(results.map(({ found }) => found))) / sum(results.map(({ total }) => total))
  return {
    measures: [
      atLeast('faults found that were kept back', share, 80, '%'),
      atMost('false findings', sum(results.map(({ falseFindings }) => falseFindings.length)), 0),
      ...results.map(({ style, found, total }) => ({
        name: `found: ${style}`,
        value: (100 * found) / total,
        unit: '%',
      })),
      ...results.map(({ style, seconds }) => ({
        name: `time for a server: ${style}`,
        value: seconds,
        unit: 's',
      })),
      ...results.map(({ style, reached, operations }) => ({
        name: `operations reached: ${style}`,
        value: (100 * reached) / operations,
        unit: '%',
      })),
    ],
    // What was missed stays unsaid, so that rules are not written after it.
    details: results.map(({ missed: _, ...one }) => one),
  }
}
