import { type BrowserContextOptions, devices } from '@playwright/test'
import { root } from '../../support/root.ts'
import { launchBrowser } from '../support/browser.ts'
import type { Found } from '../support/part.ts'
import { atLeast, type Measure } from '../support/report.ts'
import { type ListFigures, measureList } from './measure.ts'
import type { Round } from './rounds.ts'
import { serveApp } from './serve-app.ts'

/** Window and processor of a device. */
export const settings: Readonly<
  Record<Round['device'], { readonly context: BrowserContextOptions; readonly slowdown?: number }>
> = {
  desktop: { context: { viewport: { width: 1440, height: 900 } } },
  'phone, 4x slower': {
    context: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    slowdown: 4,
  },
}

/** How long frames are counted, milliseconds. */
const ROUND_MS = Number(process.env.LIVE_LIST_MS ?? 10_000)
/** Folder of the built app. */
export const appDir = process.env.LIVE_LIST_APP ?? `${root}app/dist`

/** Frames a second of the price list of the built app, while a socket of the benchmark's own sends ticks. */
export async function measureRound(round: Round): Promise<Found> {
  const server = await serveApp({ appDir, ticksPerSecond: round.ticksPerSecond })
  const browser = await launchBrowser()
  const started = performance.now()
  try {
    const figures = await measureList(browser, {
      url: server.url,
      forMs: ROUND_MS,
      ...settings[round.device],
    })
    const sent = (server.ticksSent() * 1000) / (performance.now() - started)
    return { measures: measuresOf(round, figures), details: { ...figures, sent } }
  } finally {
    await browser.close()
    await server.close()
  }
}

function measuresOf(round: Round, { average, firstPercentile, busy }: ListFigures): Measure[] {
  const name = `${round.device}, ${round.ticksPerSecond.toLocaleString('en-US')} ticks/s`
  return [
    atLeast(`${name}: average`, average, round.average, 'fps'),
    round.firstPercentile === undefined
      ? { name: `${name}: first percentile`, value: firstPercentile, unit: 'fps' }
      : atLeast(`${name}: first percentile`, firstPercentile, round.firstPercentile, 'fps'),
    { name: `${name}: main thread busy`, value: busy * 100, unit: '%' },
  ]
}
