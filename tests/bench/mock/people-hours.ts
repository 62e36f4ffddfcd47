// Fifty people use the mock server through the SDK for an hour of virtual time, and then for another; prints one line of JSON.
// Usage: node --no-flush-bytecode people-hours.ts
import { startTestMockServer } from '@swx/mock-server/test'
import { createClient } from '@swx/sdk'
import { heapInUse } from '../support/heap.ts'
import { type Answer, callerOf } from './caller.ts'
import { currencies, smallestOrder, tradingTime } from './currencies.ts'

const users = 50
const minutes = 60

/** What goes wrong must not be taken for speed. */
const resultOf = ({ data, error }: { data?: Answer; error?: unknown }): Answer => {
  if (data === undefined) throw new Error(`A call was refused: ${JSON.stringify(error)}`)
  return data.result
}

/** Everybody's minute: prices, a chart, the account, an order opened and closed, an option that ends a minute later. */
const liveMinute = async (
  client: ReturnType<typeof createClient>,
  market: Answer,
  turn: number,
): Promise<void> => {
  await client.GET('/swx/customer/index/listMarketByType', { params: { query: { type: 5 } } })
  const path = { params: { path: { id: market.id } } }
  const info = resultOf(await client.GET('/swx/customer/index/getMarketInfo/{id}', path))
  resultOf(await client.POST('/swx/customer/user/getUserInfo'))
  const order = smallestOrder(info, 'LONG', 2)
  const { orderNo } = resultOf(await client.POST('/swx/customer/order/openOrder', { body: order }))
  if (turn % 2 === 0) {
    const option = { direction: 'UP', periodSec: 60, amount: '10.00' } as const
    const bought = await client.POST('/swx/customer/order/buyOptions', {
      body: { ...option, marketId: market.id, acceptedTermsVersion: info.termsVersion },
    })
    // A pair whose last price is too old for an option is refused with 10015; that is how people find out.
    if (bought.error?.code !== '10015') resultOf(bought)
  }
  resultOf(await client.POST('/swx/customer/order/closeOrder', { body: { orderNo } }))
}

const mockServer = await startTestMockServer({ now: tradingTime, frozen: true, checkReplies: false })
const { guest, customer, control } = callerOf(mockServer.url)
const people: ReturnType<typeof createClient>[] = []
for (let index = 0; index < users; index += 1) {
  const { headers } = await guest(`soak${index}`, '100000.00')
  people.push(
    createClient({
      baseUrl: mockServer.url,
      getToken: () => headers.Authorization,
      mode: 'real',
    }),
  )
}
const offered = (await currencies({ customer })).filter(({ optionPeriods }) => optionPeriods.length > 0)
const minute = async (turn: number) => {
  await Promise.all(
    people.map((client, index) => liveMinute(client, offered[(index + turn) % offered.length], turn)),
  )
  await control('advanceClock', { body: { by: 'PT1M' } })
}
const clock = async (): Promise<number> => Date.parse((await control('getClock')).now)
const back = () => control('restoreSnapshot', { body: { name: 'before' } })

/**
 * The heap before and after, looked at in the same way: a few minutes first, which load and compile what is used,
 * fill the journal with exchanges of their own, and are undone again.
 */
const heapAtRest = async (): Promise<number> => {
  for (let turn = 0; turn < 5; turn += 1) await minute(turn)
  await back()
  return heapInUse()
}
const hour = async () => {
  const heapBefore = await heapAtRest()
  const [from, started] = [await clock(), performance.now()]
  for (let turn = 0; turn < minutes; turn += 1) await minute(turn)
  const seconds = (performance.now() - started) / 1_000
  const drift = (await clock()) - from - minutes * 60_000
  const { violations } = await control('checkInvariants')
  const heapOfHour = (await heapInUse()) - heapBefore
  await back()
  return { seconds, drift, violations, heapOfHour, heapLeft: (await heapAtRest()) - heapBefore }
}

await control('takeSnapshot', { body: { name: 'before' } })
const [first, second] = [await hour(), await hour()]
console.log(`result ${JSON.stringify({ first, second })}`)
await mockServer.close()
