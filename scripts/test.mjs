// `npm test`: every check there is, in the order of what fails fastest, with one summary at the end.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { showHelp } from './help.mjs'
import { root, runNode, tool, turbo } from './run.mjs'

showHelp(`
npm test

Every check there is, in the order of what fails fastest, with one summary at the end; non-zero when one fails.

  --help  print this and end
`)

const packages = ['openapi', 'sdk', 'mock-server', 'locales', 'app', 'tests']
const steps = [
  [
    'format and lint',
    () => runNode([tool('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']),
  ],
  ['lock file', () => runNode(['scripts/check-lock.mjs'])],
  ['generated code', () => runNode(['scripts/check-codegen.mjs'])],
  ['contract coverage', () => runNode(['openapi/completeness/report.ts', '--check'])],
  ['contract lint, types', () => turbo(['lint', 'typecheck'], { extra: ['--concurrency=2', '--continue'] })],
  [
    'import directions',
    () =>
      runNode([
        tool('dependency-cruiser/bin/dependency-cruiser.mjs'),
        '--config',
        '.dependency-cruiser.mjs',
        '--output-type',
        'err-long',
        ...packages,
      ]),
  ],
  [
    'requirements, bench runner, sweeps',
    () => runVitest('repository', 'requirements', 'bench', 'e2e/support'),
  ],
  ['unit tests', () => turbo(['test'], { extra: ['--concurrency=1', '--continue'] })],
  ['contract tests', () => turbo(['contract'], { output: 'new-only' })],
  ['end-to-end tests', () => turbo(['e2e'], { output: 'new-only' })],
  ['commands', () => runVitest('commands', 'commands')],
  // The last step: it reads the results of all others.
  ['what shows each requirement', () => runNode(['tests/requirements/report.ts'])],
]

/** Tests of what is outside of every package: they are quick, and no cache knows all that they depend on. */
function runVitest(name, ...folders) {
  return runNode(
    [
      tool('vitest/vitest.mjs'),
      'run',
      ...folders,
      ...['--reporter=default', '--reporter=json'],
      `--outputFile=results/${name}.json`,
    ],
    { cwd: join(root, 'tests') },
  )
}

const resultFolders = [...packages, 'tests/contract/tester'].map((name) => join(root, name, 'results'))
for (const folder of resultFolders) rmSync(folder, { recursive: true, force: true })

/** Totals of one report, and the title and first words of each test that failed. */
function readReport(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      failures: report.suites.flatMap(failuresOfSuite),
    }
  }
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative(root, name)} › ${fullName}\n${failureMessages[0]}`),
    ...(assertionResults.length === 0 && message ? [`${relative(root, name)}\n${message}`] : []),
  ])
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report
  return { passed, failed: Math.max(failed, failures.length), skipped, failures }
}

/** Playwright nests suites; a test that did not end as expected is named with its project, what was seen and its first error. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find(({ error }) => error)?.error?.message ?? results.at(-1)?.status
        const seen = results
          .flatMap(({ attachments }) => attachments)
          .flatMap(({ name, path }) => (path === undefined ? [] : `${name}: ${relative(root, path)}\n`))
        return `${spec.file} › ${spec.title} [${projectName}]\n${seen.join('')}${error}`
      }),
  )
  return [...failed, ...suites.flatMap(failuresOfSuite)]
}

function readReports() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const folder of resultFolders.filter(existsSync)) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
      const report = readReport(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      for (const key of ['passed', 'failed', 'skipped']) total[key] += report[key] ?? 0
      total.failures.push(...report.failures)
    }
  }
  return total
}

const outcomes = []
for (const [name, run] of steps) {
  console.log(`\n▶ ${name}`)
  const started = performance.now()
  const code = await run()
  outcomes.push({ name, isOk: code === 0, seconds: Math.round((performance.now() - started) / 1000) })
}

console.log('\nSummary')
for (const { name, isOk, seconds } of outcomes)
  console.log(`  ${isOk ? 'ok    ' : 'FAILED'}  ${name} (${seconds} s)`)
const { passed, failed, skipped, failures } = readReports()
for (const failure of failures) {
  const [title, ...lines] = stripVTControlCharacters(failure).split('\n')
  console.log(`\n  ✗ ${title}`)
  for (const line of lines.slice(0, 12)) console.log(`      ${line.trimEnd()}`)
}
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
const isGreen = outcomes.every((outcome) => outcome.isOk) && failed === 0 && passed > 0
process.exit(isGreen ? 0 : 1)
