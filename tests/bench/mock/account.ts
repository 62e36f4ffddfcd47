import { startMockServerProcess } from '../../support/mock-server-process.ts'
import { load } from '../support/load.ts'
import { loadInTurns } from '../support/load-in-turns.ts'
import { median } from '../support/median.ts'
import type { Found } from '../support/part.ts'
import { atLeast } from '../support/report.ts'
import { callerOf } from './caller.ts'
import { currencies, smallestOrder, tradingTime } from './currencies.ts'
import { times } from './times.ts'

const rounds = 5
const connections = 8
const milliseconds = 1_200
const positions = 750
const info = '/swx/customer/user/getUserInfo'

/**
 * `getUserInfo` of a user who has opened and closed 750 positions today, beside that of a new user of the same mock
 * server. Rounds alternate.
 */
export async function measureAccount(): Promise<Found> {
  const mockServer = await startMockServerProcess({
    isApiOnly: true,
    flags: ['--frozen', '--now', tradingTime],
  })
  const caller = callerOf(mockServer.url)
  try {
    const { headers: ofNew } = await caller.person('trader_1', 'demo', '1000000.00')
    const { headers: ofTrader, call: trade } = await caller.person('trader_2', 'demo', '1000000.00')
    const [instrument] = await currencies(caller)
    await times(positions, async () => {
      const { orderNo } = (await trade('order/openOrder', smallestOrder(instrument, 'LONG', 10))).result
      await trade('order/closeOrder', { orderNo })
    })
    const read = (headers: Readonly<Record<string, string>>) => () =>
      load(mockServer.url + info, connections, milliseconds, { headers, body: '{}' })
    const seen = await loadInTurns({ new: read(ofNew), trader: read(ofTrader) }, rounds)
    const share = median(
      seen.trader.map(({ perSecond }, round) => perSecond / (seen.new[round]?.perSecond ?? Number.NaN)),
    )
    return {
      measures: [
        atLeast(`account of ${positions * 2} bookings : new account`, share, 0.75),
        {
          name: 'new account',
          value: median(seen.new.map(({ perSecond }) => perSecond)),
          unit: 'requests/s',
        },
      ],
      details: seen,
    }
  } finally {
    await mockServer.stop()
  }
}
