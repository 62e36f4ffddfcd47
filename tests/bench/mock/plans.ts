import { startMockServerProcess } from '../../support/mock-server-process.ts'
import type { Found } from '../support/part.ts'
import { atMost } from '../support/report.ts'
import { timeAdvance } from './advance.ts'
import { type Answer, callerOf } from './caller.ts'
import { times } from './times.ts'

const plans = 1_000
const days = 30
const stake = '500.00'

/** A thousand plans from their first day to maturity, principal returned, through the wire. */
export async function measurePlans(): Promise<Found> {
  const mockServer = await startMockServerProcess({
    isApiOnly: true,
    flags: ['--frozen', '--now', '2026-01-12T15:20:00.000Z'],
  })
  const caller = callerOf(mockServer.url)
  try {
    const { list } = (await caller.customer('index/listSmartProduct')).result
    const offered: Answer[] = list.filter(
      ({ status, cycles }: Answer) => status === 'ON' && cycles.some((cycle: Answer) => cycle.days === days),
    )
    // Nobody holds a product twice at a time, so everybody holds one of each.
    const people = Math.ceil(plans / offered.length)
    let bought = 0
    await times(people, async (index) => {
      const { call } = await caller.guest(`holder${index}`, String(Number(stake) * offered.length))
      for (const { id, termsVersion } of offered) {
        if (bought++ >= plans) return
        await call('order/buySmart', {
          productId: id,
          days,
          amount: stake,
          acceptedTermsVersion: termsVersion,
        })
      }
    })
    const { spent, counts } = await timeAdvance(caller, `P${days + 1}D`)
    const slowest = Math.max(...spent)
    return {
      measures: [
        atMost(`${plans.toLocaleString('en-US')} plans of ${days} days to maturity`, slowest, 1_000, 'ms'),
      ],
      details: { spent, counts, people },
    }
  } finally {
    await mockServer.stop()
  }
}
