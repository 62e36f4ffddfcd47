import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How one test ended; of the shells that it ran in together. */
export interface TestResult {
  /** The path from the root of the repository. */
  readonly file: string
  /** Its groups and its title, as ` › ` joins them. */
  readonly title: string
  readonly outcome: 'passed' | 'failed' | 'skipped'
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { ancestorTitles: string[]; title: string; status: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly { status: string; expectedStatus: string }[]
  }[]
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
}

/** A path as a report has it, from the root: the report may have been made in another copy, and kept. */
function fromRoot(root: string, path: string): string {
  const parts = path.replaceAll('\\', '/').split('/')
  const at = parts.findIndex((_, index) => existsSync(join(root, ...parts.slice(index))))
  return at < 0 ? path : parts.slice(at).join('/')
}

const ofVitest = (root: string, { testResults }: VitestReport): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) => {
    const file = fromRoot(root, name)
    const results = assertionResults.map(
      ({ ancestorTitles, title, status }): TestResult => ({
        file,
        title: [...ancestorTitles, title].join(' › '),
        outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      }),
    )
    return file.startsWith('tests/journeys/') ? inAllShells(results) : results
  })

/** One result for each journey, of the shells that it ran in, which are its first group. */
function inAllShells(results: readonly TestResult[]): TestResult[] {
  const journeys = new Map<string, TestResult>()
  for (const result of results) {
    const title = result.title.replace(/^(desktop|mobile) › /, '')
    const other = journeys.get(title)
    if (other === undefined || other.outcome === 'passed') journeys.set(title, { ...result, title })
  }
  return [...journeys.values()]
}

/** Passed in one shell and skipped in the other is passed; a test that is meant to fail never is. */
function outcomeOf(runs: readonly { status: string; expectedStatus: string }[]): TestResult['outcome'] {
  const ran = runs.filter(({ status }) => status !== 'skipped')
  const isGreen = ran.every(
    ({ status, expectedStatus }) => status === 'expected' && expectedStatus === 'passed',
  )
  if (ran.length === 0) return 'skipped'
  return isGreen ? 'passed' : 'failed'
}

function ofSuite(folder: string, suite: PlaywrightSuite, groups: readonly string[]): TestResult[] {
  const own = (suite.specs ?? []).map(({ title, file, tests }) => ({
    file: `${folder}/${file}`,
    title: [...groups, title].join(' › '),
    outcome: outcomeOf(tests),
  }))
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(folder, inner, [...groups, inner.title])),
  ]
}

/** What a report of Vitest or Playwright says; of other files nothing. */
export function resultsOf(root: string, report: Partial<VitestReport & PlaywrightReport>): TestResult[] {
  if (report.testResults) return ofVitest(root, report as VitestReport)
  if (!report.suites || !report.config) return []
  const folder = fromRoot(root, report.config.rootDir)
  return report.suites.flatMap((suite) => ofSuite(folder, suite, []))
}

/** The results of this run: every report that a suite has left in its folder `results`. */
export function readResults(root: string): TestResult[] {
  const reports = globSync('**/results/*.json', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|bench|\.git)$/.test(path),
  })
  return reports
    .filter((file) => dirname(file) !== 'results')
    .flatMap((file) => resultsOf(root, JSON.parse(readFileSync(join(root, file), 'utf8'))))
}
