/** What a run of `npm run test:long -- chaos` has shown, out of Playwright's report of it. */
export function chaosResults(report) {
  const tests = testsOf(report)
  const titles = tests.map(({ title }) => /^(?<journey>.*), seed (?<seed>\d+)/.exec(title).groups)
  const journeys = {}
  for (const [at, { journey }] of titles.entries()) {
    journeys[journey] ??= { passed: 0, failed: 0 }
    journeys[journey][tests[at].isGreen ? 'passed' : 'failed'] += 1
  }
  const faults = {}
  for (const kind of tests.flatMap(({ faults: kinds }) => kinds)) faults[kind] = (faults[kind] ?? 0) + 1
  return {
    command: 'npm run test:long -- chaos --keep',
    at: report.stats.startTime,
    seconds: Math.round(report.stats.duration / 1_000),
    outcome: tests.every(({ isGreen }) => isGreen) ? 'passed' : 'failed',
    seeds: [...new Set(titles.map(({ seed }) => Number(seed)))].sort((a, b) => a - b),
    journeys,
    faults: Object.fromEntries(Object.entries(faults).sort()),
  }
}

const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({
      title,
      isGreen: test.status === 'expected',
      faults: test.results
        .at(-1)
        .annotations.filter(({ type }) => type === 'fault')
        .map(({ description }) => description),
    })),
  ),
  ...suites.flatMap(testsOf),
]
