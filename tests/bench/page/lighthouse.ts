import { startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Found } from '../support/part.ts'
import { atLeast, atMost, type Measure } from '../support/report.ts'
import { type AuditResult, audit, categories, figureOf, middleRun, scoreOf } from './audit.ts'
import type { AuditedPage } from './audited.ts'
import { rounds } from './rounds.ts'

/** Milliseconds and shares that the first page is held to. */
const timings = [
  ['largest-contentful-paint', 'LCP', 'ms', 2500],
  ['total-blocking-time', 'TBT', 'ms', 50],
  ['cumulative-layout-shift', 'CLS', '', 0.01],
] as const

/** Lighthouse's scores of a page on a phone, the median of the rounds by performance. */
export async function measureLighthouse({ path, performance, blocking }: AuditedPage): Promise<Found> {
  const mockServer = await startMockServerProcess()
  const results: AuditResult[] = []
  try {
    for (let round = 0; round < rounds; round += 1) results.push(await audit(mockServer.url, path))
  } finally {
    await mockServer.stop()
  }
  const result = middleRun(results)
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

const failedIn = ({ audits }: AuditResult): string[] =>
  Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([id]) => id)

/** Only the first page is held to all timings, and a page with a chart to how long it blocks. */
function timingsOf(path: string, result: AuditResult, blocking: number | undefined): Measure[] {
  return timings.map(([id, name, unit, most]) => {
    const value = figureOf(result, id)
    if (name === 'TBT' && blocking !== undefined) return atMost(`${path} ${name}`, value, blocking, unit)
    return path === '/' ? atMost(`/ ${name}`, value, most, unit) : { name: `${path} ${name}`, value, unit }
  })
}
