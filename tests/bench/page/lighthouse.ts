import lighthouse from 'lighthouse'
import { atLeast, atMost, type Measure } from '../support/report.ts'
import { launchChromium, skipBoard } from './launch-chromium.ts'

/** Least performance score of the pages; everything else has to be at 100. */
const pages: Readonly<Record<string, number>> = {
  '/': 95,
  '/market': 90,
  '/trading': 90,
  '/loan': 90,
  '/pass/login': 90,
  '/cruuency?code=EURUSD&type=1': 90,
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Milliseconds and shares that the first page is held to. */
const timings = [
  ['largest-contentful-paint', 'LCP', 'ms', 2000],
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

/** Lighthouse's scores on a phone, the median of the rounds by performance. */
export async function measureLighthouse(url: string, rounds: number): Promise<[Measure[], object]> {
  const measures: Measure[] = []
  const failed: Record<string, string[]> = {}
  for (const [path, least] of Object.entries(pages)) {
    const results: Result[] = []
    for (let round = 0; round < rounds; round += 1) results.push(await audit(url, path))
    results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))
    const result = results[Math.floor(results.length / 2)]
    if (result === undefined) continue
    for (const category of categories) {
      const floor = category === 'performance' ? least : 100
      measures.push(atLeast(`${path} ${category}`, scoreOf(result, category), floor))
    }
    if (path === '/') measures.push(...timingsOf(result))
    failed[path] = Object.entries(result.audits)
      .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
      .map(([id]) => id)
  }
  return [measures, failed]
}

/** One run in a browser of its own, so that nothing is warm. */
async function audit(url: string, path: string): Promise<Result> {
  const chromium = await launchChromium()
  try {
    await skipBoard(chromium, url)
    const run = await lighthouse(url + path, {
      port: chromium.debuggingPort,
      onlyCategories: [...categories],
      logLevel: 'error',
    })
    if (run === undefined) throw new Error(`Lighthouse found nothing at ${path}.`)
    return run.lhr as Result
  } finally {
    await chromium.close()
  }
}

const scoreOf = (result: Result, category: string) =>
  Math.round((result.categories[category]?.score ?? 0) * 100)

function timingsOf({ audits }: Result): Measure[] {
  return timings.map(([id, name, unit, most]) =>
    atMost(`/ ${name}`, audits[id]?.numericValue ?? Number.NaN, most, unit),
  )
}
