// What the suites of a run have left in their folders `results`: reports of Vitest and of Playwright.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../processes.mjs'

const folders = ['openapi', 'sdk', 'mock-server', 'locales', 'app', 'tests', 'contract-tester'].map((name) =>
  join(root, name, 'results'),
)

/** Removes the reports of an earlier run, so that only this one is counted. */
export function removeResults() {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}

/**
 * The totals of all reports, and the title and first error of each test that failed.
 * @returns {{ passed: number, failed: number, skipped: number, failures: string[] }}
 */
export function readResults() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  const reports = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.json'))
  for (const file of reports) {
    const report = JSON.parse(readFileSync(file, 'utf8'))
    const { passed, failed, skipped, failures } = report.stats ? ofPlaywright(report) : ofVitest(report)
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
    total.failures.push(...failures)
  }
  return total
}

function ofVitest({ testResults, numPassedTests: passed, numFailedTests, numPendingTests: skipped }) {
  const failures = testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}\n${failureMessages[0]}`),
    // An error before or after the tests of a file: while it was loaded, or in a hook.
    ...(message ? [`${relative(root, name)}\n${message}`] : []),
  ])
  return { passed, failed: Math.max(numFailedTests, failures.length), skipped, failures }
}

function ofPlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }
}

/** A test that did not end as expected: with its project, what it has attached, and its first error. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find(({ error }) => error)?.error?.message ?? results.at(-1)?.status
        const attached = results
          .flatMap(({ attachments }) => attachments)
          .flatMap(({ name, path }) => (path === undefined ? [] : `${name}: ${relative(root, path)}\n`))
        return `${spec.file} › ${spec.title} [${projectName}]\n${attached.join('')}${error}`
      }),
  )
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}
