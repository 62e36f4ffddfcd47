import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../../../scripts/processes.mjs'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'

/** A suite of Playwright's JSON report, as far as it is read. */
interface Suite {
  readonly suites?: readonly Suite[]
  /** None at the root of a report. */
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}

const findingsIn = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.flatMap(({ errors }) => errors.map(({ message }) => `${title} [${projectName}]: ${message}`)),
    ),
  ),
  ...suites.flatMap(findingsIn),
]

/**
 * Every page in every language, shell and theme: what axe finds, console errors, failed requests, content past the edge
 * at 320 px. `PAGE_MATRIX` narrows the languages down: `de ar`.
 */
export async function measureMatrix(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'swx-matrix-'))
  const report = join(folder, 'matrix.json')
  try {
    const languages = process.env.PAGE_MATRIX?.split(' ') ?? []
    await runNode(['scripts/run.mjs', 'test:long', 'matrix', ...languages], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const findings = findingsIn(JSON.parse(readFileSync(report, 'utf8')) as Suite)
    return {
      measures: [atMost('axe violations, console errors, failed requests, overflows', findings.length, 0)],
      details: findings,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
