import { startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { timeAdvance } from './advance.ts'
import { callerOf } from './caller.ts'
import { currencies, smallestOrder, tradingTime } from './currencies.ts'
import { times } from './times.ts'

const positions = 10_000
const options = 1_000
const fiveYears = 'P1826D'

/**
 * The clock under load: five years over 10,000 open positions whose stops are not reached, with somebody's savings
 * paid each day, and the settlement of 1,000 options. Through the wire, in the built mock server, without a data folder.
 */
export async function measureBooks(): Promise<Found> {
  const mockServer = await startMockServerProcess({
    isApiOnly: true,
    flags: ['--frozen', '--now', tradingTime],
  })
  const caller = callerOf(mockServer.url)
  try {
    await caller.person('saver_1', 'real', '10000.00')
    const { call: trade } = await caller.person('trader_1', 'demo', '1000000000000.00')
    const offered = await currencies(caller)
    const pick = (index: number) => offered[index % offered.length]

    const opening = performance.now()
    // With leverage 1 the stop-out is half a price away.
    await times(positions, (index) =>
      trade('order/openOrder', smallestOrder(pick(index), index % 2 === 0 ? 'LONG' : 'SHORT', 1)),
    )
    const opened = performance.now() - opening
    const held = await timeAdvance(caller, fiveYears)
    if (held.counts.positionExit) throw new Error(`${held.counts.positionExit} positions reached a stop.`)

    const withOptions = offered.filter(({ optionPeriods }) => optionPeriods.length > 0)
    await times(options, (index) => {
      const { id, termsVersion } = withOptions[index % withOptions.length]
      const wish = { marketId: id, direction: 'UP', periodSec: 3600, amount: '10.00' }
      return trade('order/buyOptions', { ...wish, acceptedTermsVersion: termsVersion })
    })
    const settled = await timeAdvance(caller, 'PT1H')
    if (settled.counts.optionExpiry !== options) throw new Error('Not every option was settled.')

    const years = Math.max(...held.spent)
    return {
      measures: [
        atMost(
          `five years over ${positions.toLocaleString('en-US')} open positions and savings`,
          years,
          1_000,
          'ms',
        ),
        {
          name: `settling ${options.toLocaleString('en-US')} options`,
          value: Math.max(...settled.spent),
          unit: 'ms',
        },
        { name: 'opening a position', value: (positions * 1_000) / opened, unit: 'requests/s' },
      ],
      details: { held, settled, opened },
    }
  } finally {
    await mockServer.stop()
  }
}
