import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

/** How many files a reader has to know who follows a purchase of a plan from the socket to its answer. */
export async function measureModules(): Promise<Found> {
  const program = fileURLToPath(new URL('modules-of-buying.ts', import.meta.url))
  const files = JSON.parse(
    execFileSync(process.execPath, ['--conditions', 'source', program], { encoding: 'utf8' }),
  ) as string[]
  return {
    measures: [atMost('files that run a function for buySmart, socket to answer', files.length, 60, 'files')],
    details: files,
  }
}
