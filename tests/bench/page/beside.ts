import { startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Found } from '../support/part.ts'
import type { Measure } from '../support/report.ts'
import { type AuditResult, audit, figureOf, middleRun, scoreOf } from './audit.ts'
import { builtFolder, peerApps } from './peer-apps.ts'
import { rounds } from './rounds.ts'
import { serveApp } from './serve-app.ts'

/** A page in the comparison. */
interface ComparedPage {
  readonly name: string
  readonly url: string
  readonly path: string
  /** Whether the host is our mock server. */
  readonly isOurs: boolean
  readonly results: AuditResult[]
}

/** First pages on a slow phone: ours and those of public apps, in turn, so that what disturbs one disturbs all. */
export async function measureBeside(): Promise<Found> {
  const folders = peerApps.map((app) => ({ name: app.name, folder: builtFolder(app) }))
  const mockServer = await startMockServerProcess()
  const served = await Promise.all(folders.map(({ folder }) => serveApp(folder)))
  const pages: ComparedPage[] = [
    { name: 'SWX /', url: mockServer.url, path: '/', isOurs: true, results: [] },
    { name: 'SWX /market', url: mockServer.url, path: '/market', isOurs: true, results: [] },
    ...served.map(({ url }, at) => ({
      name: `${folders[at]?.name} /`,
      url,
      path: '/',
      isOurs: false,
      results: [],
    })),
  ]
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { url, path, isOurs, results } of pages)
        results.push(await audit(url, path, isOurs ? undefined : async () => {}))
  } finally {
    await Promise.all([mockServer, ...served].map((host) => host.stop()))
  }
  return { measures: pages.flatMap(measuresOf) }
}

function measuresOf({ name, results }: ComparedPage): Measure[] {
  const result = middleRun(results)
  return [
    { name: `${name} performance`, value: scoreOf(result, 'performance'), unit: '' },
    { name: `${name} first paint`, value: figureOf(result, 'first-contentful-paint'), unit: 'ms' },
    { name: `${name} LCP`, value: figureOf(result, 'largest-contentful-paint'), unit: 'ms' },
    { name: `${name} TBT`, value: figureOf(result, 'total-blocking-time'), unit: 'ms' },
    { name: `${name} CLS`, value: figureOf(result, 'cumulative-layout-shift'), unit: '' },
    { name: `${name} transferred`, value: figureOf(result, 'total-byte-weight') / 1024, unit: 'kB' },
  ]
}
