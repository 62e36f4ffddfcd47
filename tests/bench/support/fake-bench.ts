import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { benchCommand } from './command.ts'
import type { Benchmark, Found, Need, Part } from './part.ts'
import { resultsIn } from './results.ts'

/** A part that finds what `measure` gives. */
export const fakePart = (
  name: string,
  measure: () => Found | Promise<Found>,
  needs: readonly Need[] = [],
): Part => ({
  name,
  title: `what ${name} is about`,
  needs,
  measure: async () => measure(),
})

/** A figure without an alarm. */
export const figure = (value: number, name = 'speed'): Found => ({ measures: [{ name, value, unit: 'ms' }] })

/** Runs `npm run bench` over benchmarks of fake parts, whose results go into a folder of the test's own. */
export function fakeBench() {
  const folder = mkdtempSync(join(tmpdir(), 'swx-bench-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  let day = 0
  return {
    folder,
    async run(
      asked: readonly string[],
      benchmarks: readonly Benchmark[],
      prepare: (need: Need) => Promise<void> = async () => undefined,
    ) {
      const printed: string[] = []
      day += 1
      const code = await benchCommand(asked, benchmarks, {
        prepare,
        measure: (part) => part.measure(),
        results: resultsIn(folder, benchmarks),
        print: (text) => printed.push(text),
        now: () => new Date(Date.UTC(2026, 0, day)),
      })
      return { code, printed, text: printed.join('\n') }
    },
  }
}
