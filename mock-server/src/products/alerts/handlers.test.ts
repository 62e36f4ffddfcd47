import { beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { type Customer, createDemoCustomer, type OperationCall } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { halt, setPrice } from '../../test/prices.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let world: InsideWorld
let mei: Customer
const begin = async () => {
  const created = await createInsideWorld()
  setPrice(created, 'EURUSD', 1.085)
  return created
}
beforeEach(async () => {
  world = await begin()
  mei = createDemoCustomer(world)
})

const above = { code: 'EURUSD', kind: 'PRICE_ABOVE', value: 1.09, repeat: 'ONCE' }
const set = async (changes: object = {}, who = mei) => {
  const { code, result } = await who.call('setAlert', { body: { ...above, ...changes } })
  expect(code).toBe('20005')
  return result
}
const alerts = async (how: OperationCall = {}) => (await mei.call('listAlert', how)).result.list
const notices = async (who = mei) =>
  (await who.call('listNotification')).result.list.filter(
    ({ kind }: { kind: string }) => kind === 'PRICE_ALERT',
  )
const advance = (ms: number, on = world) => on.advanceTo(on.now() + ms)
/** Sets a price some time later. */
const later = (price: number, ms = 2 * MINUTE) => {
  advance(ms)
  setPrice(world, 'EURUSD', price)
}

test('an alert fires once when its price is reached, and the user is told', async () => {
  const alert = await set()
  expect(alert).toMatchObject({ code: 'EURUSD', marketId: '1', type: 1, value: 1.09, active: true })
  later(1.08999)
  expect(await notices()).toEqual([])
  later(1.0901)
  expect(await notices()).toMatchObject([
    {
      group: 'MARKET',
      titleKey: 'alert.priceAbove',
      params: { code: 'EURUSD', value: '1.09000', price: '1.09010', marketId: '1', type: '1', decimals: '5' },
      createdAt: '2026-01-12T15:24:00.000Z',
    },
  ])
  expect(await alerts()).toMatchObject([
    { id: alert.id, active: false, lastFiredAt: '2026-01-12T15:24:00.000Z', lastFiredPrice: 1.0901 },
  ])
  later(1.08)
  later(1.091)
  expect(await notices()).toHaveLength(1)
  expect(brokenInvariants(world)).toEqual([])
})

test('one for each crossing fires again only after the price was on the other side', async () => {
  await set({ repeat: 'EACH_CROSSING' })
  later(1.09)
  later(1.095)
  expect(await notices()).toHaveLength(1)
  later(1.08999)
  expect(await notices()).toHaveLength(1)
  later(1.09)
  expect(await notices()).toHaveLength(2)
  expect(await alerts()).toMatchObject([{ active: true, lastFiredPrice: 1.09 }])
  expect(brokenInvariants(world)).toEqual([])
})

test('a price that jumps about its level fires at most once a minute', async () => {
  await set({ repeat: 'EACH_CROSSING' })
  advance(MINUTE)
  const toAndFro = Array.from({ length: 180 }, (_, second) => (second % 2 === 0 ? 1.0901 : 1.0899))
  setPrice(world, 'EURUSD', toAndFro)
  advance(3 * MINUTE)
  expect((await notices()).map(({ createdAt }: { createdAt: string }) => createdAt)).toEqual([
    '2026-01-12T15:23:04.000Z',
    '2026-01-12T15:22:02.000Z',
    '2026-01-12T15:21:00.000Z',
  ])
})

test('what holds already is waited for from the other side', async () => {
  await set({ value: 1.08 })
  later(1.081)
  expect(await notices()).toEqual([])
  later(1.079)
  later(1.0801)
  expect(await notices()).toMatchObject([{ params: { value: '1.08000', price: '1.08010' } }])
})

test('a change of the day fires at the price that makes it, and starts over at midnight', async () => {
  const midnight = Date.parse('2026-01-13T00:00:00.000Z')
  world.advanceTo(midnight)
  await set({ kind: 'CHANGE_ABOVE', value: 0.5, repeat: 'EACH_CROSSING' })
  // The day before closed at 1.08500, and 0.50 % more is 1.090425.
  later(1.09042)
  expect(await notices()).toEqual([])
  later(1.09043)
  expect(await notices()).toMatchObject([
    { titleKey: 'alert.changeAbove', params: { value: '0.50', price: '1.09043' } },
  ])
  // From the next close, 1.09043, the same change ends at 1.09588215.
  later(1.09043, 25 * HOUR)
  later(1.09588)
  expect(await notices()).toHaveLength(1)
  later(1.09589)
  expect(await notices()).toHaveLength(2)
  expect(brokenInvariants(world)).toEqual([])
})

test('while its instrument is halted or closed an alert waits', async () => {
  await set()
  halt(world, 'EURUSD')
  setPrice(world, 'EURUSD', 1.1)
  advance(HOUR)
  expect(await notices()).toEqual([])
  halt(world, 'EURUSD', 'resume')
  expect(await notices()).toMatchObject([{ createdAt: '2026-01-12T16:20:00.000Z' }])

  world.advanceTo(Date.parse('2026-01-17T12:00:00.000Z'))
  await set({ value: 1.2 })
  await set({ kind: 'CHANGE_ABOVE', value: 5 })
  later(1.21)
  advance(HOUR)
  expect(await notices()).toHaveLength(1)
  world.advanceTo(Date.parse('2026-01-19T12:00:00.000Z'))
  const opened = (await notices()).map(({ createdAt }: { createdAt: string }) => Date.parse(createdAt))
  expect(opened).toHaveLength(2)
  expect(world.market.session('EURUSD', (opened[0] as number) - 1)).toBe('CLOSED')
  expect(brokenInvariants(world)).toEqual([])
})

test('months at once give the alerts that days one after the other give', async () => {
  const run = async (steps: readonly number[]) => {
    const own = await createInsideWorld()
    const ben = createDemoCustomer(own, 'benjamin')
    const price = own.market.quote('BTC', own.now()).price
    const round = (part: number) => Number((price * part).toFixed(1))
    for (const body of [
      { kind: 'PRICE_ABOVE', value: round(1.01), repeat: 'EACH_CROSSING' },
      { kind: 'PRICE_BELOW', value: round(0.99), repeat: 'EACH_CROSSING' },
      { kind: 'PRICE_BELOW', value: round(1.02), repeat: 'ONCE' },
      { kind: 'CHANGE_ABOVE', value: 1.5, repeat: 'EACH_CROSSING' },
      { kind: 'CHANGE_BELOW', value: -1, repeat: 'EACH_CROSSING' },
    ])
      await set({ ...body, code: 'BTC' }, ben)
    for (const step of steps) own.advanceTo(own.now() + step)
    expect(brokenInvariants(own)).toEqual([])
    return { hash: own.hash(), count: (await ben.call('listNotification')).result.total }
  }
  const atOnce = await run([40 * 24 * HOUR])
  expect(atOnce.count).toBeGreaterThan(5)
  expect(await run([HOUR, 5 * 24 * HOUR, 23 * HOUR, 20 * 24 * HOUR, 14 * 24 * HOUR])).toEqual(atOnce)
})

test('an alert is changed and removed by its user alone', async () => {
  const { id } = await set()
  const stranger = createDemoCustomer(world, 'stranger')
  expect((await stranger.call('setAlert', { body: { ...above, id } })).code).toBe('11020')
  expect((await stranger.call('removeAlert', { body: { id } })).code).toBe('11020')
  expect((await stranger.call('listAlert')).result.list).toEqual([])
  expect(await set({ id, value: 1.1 })).toMatchObject({ id, value: 1.1 })
  later(1.095)
  expect(await notices()).toEqual([])
  expect((await mei.call('removeAlert', { body: { id } })).code).toBe('20005')
  later(1.12)
  expect(await notices()).toEqual([])
  expect(await alerts()).toEqual([])
})

test('an alert that is moved to another instrument no longer follows the first', async () => {
  const gap = { code: 'SBX-GAP', kind: 'CHANGE_ABOVE', value: 4, repeat: 'EACH_CROSSING' }
  const { id } = await set(gap)
  advance(1)
  await set({ ...gap, id, code: 'SBX-FLAT' })
  advance(HOUR)
  expect(await notices()).toEqual([])
  await set({ ...gap, id })
  advance(HOUR)
  expect(await notices()).not.toEqual([])
  expect(await alerts()).toMatchObject([{ id, code: 'SBX-GAP', active: true }])
  expect(brokenInvariants(world)).toEqual([])
})

test('alerts are the same in both account modes, and can be listed by instrument', async () => {
  await set()
  await set({ code: 'BTC', kind: 'CHANGE_BELOW', value: -5 })
  expect(await alerts({ mode: 'real' })).toEqual(await alerts({ mode: 'demo' }))
  expect(await alerts({ query: { code: 'BTC' } })).toMatchObject([{ code: 'BTC', value: -5 }])
})

test('a user who switched price alerts off has them in the list alone', async () => {
  await set()
  await mei.call('setNotices', { body: { off: ['PRICE_ALERT'] } })
  later(1.1)
  expect(await notices()).toEqual([])
  expect(await alerts()).toMatchObject([{ active: false, lastFiredPrice: 1.1 }])
})

test('there is room for a hundred, and one of a hundred can be changed', async () => {
  const first = await set()
  for (let more = 1; more < 100; more++) await set({ value: (1_100 + more) / 1_000 })
  expect(await mei.call('setAlert', { body: above })).toMatchObject({
    status: 400,
    errors: [{ field: 'id', rule: 'maxItems' }],
  })
  expect(await set({ id: first.id, value: 1.3 })).toMatchObject({ value: 1.3 })
  expect(brokenInvariants(world)).toEqual([])
})

test('alerts go on after their world was taken back to a snapshot', async () => {
  await set()
  const kept = world.store.snapshot()
  later(1.1)
  const after = world.hash()
  world.store.restore(kept)
  expect(await alerts()).toMatchObject([{ active: true }])
  setPrice(world, 'EURUSD', 1.1)
  expect(await alerts()).toMatchObject([{ active: false }])
  expect(after).not.toBe(world.hash())
})

test('the alerts of a closed account go with it, and those of a frozen one tell it once it is open again', async () => {
  const other = createDemoCustomer(world, 'other')
  await set({}, other)
  await set()
  world.store.transaction((tables) => {
    world.emit(tables, { kind: 'accountClosed', userId: other.id }, world.now())
    tables.users.delete(other.id)
  })
  mei.change({ status: 'FROZEN' })
  later(1.0901)
  expect([...world.store.read.alerts.list()].map(({ userId }) => userId)).toEqual([mei.id])
  expect(brokenInvariants(world)).toEqual([])
  mei.change({ status: 'ACTIVE' })
  expect(await notices()).toHaveLength(1)
})
