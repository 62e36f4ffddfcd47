import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { atMost, type Measure } from '../support/report.ts'

const keptBy = (kind: 'ours' | 'signal') =>
  Number(
    execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'memory-child.ts'), kind], {
      encoding: 'utf8',
    }),
  )

/** What finished calls leave behind while their deadline has not come. */
export function memory(): Measure[] {
  const kept = keptBy('ours')
  return [
    atMost('kept per finished call', kept, 16, 'B'),
    { name: 'kept per call under AbortSignal.timeout(90_000)', value: keptBy('signal'), unit: 'B' },
  ]
}
