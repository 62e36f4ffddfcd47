import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { load } from '../support/packages.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost, type Measure } from '../support/report.ts'
import type { AuditedPage } from './audited.ts'
import { launchChromium, skipBoard } from './launch-chromium.ts'

/** How often each page is looked at. */
const ROUNDS = Number(process.env.PAGE_ROUNDS ?? 3)

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Milliseconds and shares that the first page is held to. */
const timings = [
  ['largest-contentful-paint', 'LCP', 'ms', 2500],
  ['total-blocking-time', 'TBT', 'ms', 50],
  ['cumulative-layout-shift', 'CLS', '', 0.01],
] as const

/** What is read of a report. */
interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly scoreDisplayMode: string; readonly numericValue?: number }
    >
  >
}

/** Lighthouse's scores of a page on a phone, the median of the rounds by performance. */
export async function measureLighthouse({ path, performance, blocking }: AuditedPage): Promise<Found> {
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse')
  const mockServer = await startMockServerProcess()
  const results: Result[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1)
      results.push(await audit(lighthouse, mockServer.url, path))
  } finally {
    await mockServer.stop()
  }
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
  const result = results[Math.floor(results.length / 2)]
  if (result === undefined) throw new Error('PAGE_ROUNDS has to be 1 or more.')
  return {
    measures: [
      ...categories.map((category) =>
        atLeast(
          `${path} ${category}`,
          scoreOf(result, category),
          category === 'performance' ? performance : 100,
        ),
      ),
      ...timingsOf(path, result, blocking),
    ],
    details: { failedAudits: failedIn(result) },
  }
}

const failedIn = ({ audits }: Result): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([id]) => id)

type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Result } | undefined>

/** One run in a browser of its own, so that nothing is warm. */
async function audit(lighthouse: Lighthouse, url: string, path: string): Promise<Result> {
  const chromium = await launchChromium()
  try {
    await skipBoard(chromium, url)
    const run = await lighthouse(url + path, {
      port: chromium.debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (run === undefined) throw new Error(`Lighthouse found nothing at ${path}.`)
    return run.lhr
  } finally {
    await chromium.close()
  }
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

/** Only the first page is held to all timings, and a page with a chart to how long it blocks. */
function timingsOf(path: string, { audits }: Result, blocking: number | undefined): Measure[] {
  return timings.map(([id, name, unit, most]) => {
    const value = audits[id]?.numericValue ?? Number.NaN
    if (name === 'TBT' && blocking !== undefined) return atMost(`${path} ${name}`, value, blocking, unit)
    return path === '/' ? atMost(`/ ${name}`, value, most, unit) : { name: `${path} ${name}`, value, unit }
  })
}
