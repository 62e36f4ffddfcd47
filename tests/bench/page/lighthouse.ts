import { startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost, type Measure } from '../support/report.ts'
import { type AuditResult, audit, categories, figureOf, middleRun, scoreOf } from './audit.ts'
import type { AuditedPage, Visit } from './audited.ts'
import { skipBoard } from './launch-chromium.ts'
import { rounds } from './rounds.ts'

/** Lighthouse's scores of a page on a phone, the median of the rounds by performance. */
export async function measureLighthouse(page: AuditedPage, visit: Visit): Promise<Found> {
  const mockServer = await startMockServerProcess()
  const results: AuditResult[] = []
  try {
    for (let round = 0; round < rounds; round += 1)
      results.push(await audit(mockServer.url, page.path, visit === 'return' ? skipBoard : async () => {}))
  } finally {
    await mockServer.stop()
  }
  const result = middleRun(results)
  const name = visit === 'return' ? page.path : `${page.path} first visit`
  return {
    measures: [
      ...categories.map((category) =>
        atLeast(
          `${name} ${category}`,
          scoreOf(result, category),
          category === 'performance' ? page.performance[visit] : 100,
        ),
      ),
      ...timingsOf(name, result, page),
    ],
    details: {
      failedAudits: failedIn(result),
      // Each run by itself: one that stands out says that something else was at work.
      performance: results.map((one) => scoreOf(one, 'performance')),
      largestPaint: results.map((one) => figureOf(one, 'largest-contentful-paint')),
    },
  }
}

const failedIn = ({ audits }: AuditResult): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([id]) => id)

function timingsOf(name: string, result: AuditResult, page: AuditedPage): Measure[] {
  const timings = [
    ['largest-contentful-paint', 'LCP', 'ms', page.largestPaint],
    ['total-blocking-time', 'TBT', 'ms', page.blocking],
    ['cumulative-layout-shift', 'CLS', '', page.shift],
  ] as const
  const measures = timings.map(([id, short, unit, most]) => {
    const value = figureOf(result, id)
    return most === undefined
      ? { name: `${name} ${short}`, value, unit }
      : atMost(`${name} ${short}`, value, most, unit)
  })
  const loaded = [
    { name: `${name} first paint`, value: figureOf(result, 'first-contentful-paint'), unit: 'ms' },
    { name: `${name} transferred`, value: figureOf(result, 'total-byte-weight') / 1000, unit: 'kB' },
  ]
  return [...measures, ...loaded]
}
