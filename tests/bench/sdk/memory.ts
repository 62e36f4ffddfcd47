import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

const keptBy = (kind: 'ours' | 'signal') =>
  Number(
    execFileSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'memory-child.ts'), kind], {
      encoding: 'utf8',
    }),
  )

/** What finished calls leave behind while their deadline has not come. */
export function measureMemory(): Found {
  return {
    measures: [
      atMost('kept per finished call', keptBy('ours'), 16, 'B'),
      { name: 'kept per call under AbortSignal.timeout(90_000)', value: keptBy('signal'), unit: 'B' },
    ],
  }
}
