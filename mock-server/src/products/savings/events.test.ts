import { beforeEach, expect, test } from 'vitest'
import { book } from '../../core/books.ts'
import { smartBuy } from '../../ledger/templates/earning.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { at } from '../../test/sample-actor.ts'
import { lend } from '../../test/sample-loan.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld({ now: '2026-01-10T15:00:00.000Z' })
  mei = createCustomer(world)
})

const available = async () => (await mei.account()).available
/** Lets nights pass. */
const nights = (count: number) => {
  for (let night = 0; night < count; night++)
    world.advanceTo((Math.floor(world.now() / 86_400_000) + 1) * 86_400_000)
}

test('money of January 10 earns from the 11th and is first credited at the 12th 00:00', async () => {
  mei.fund(10_000_00n)
  world.advanceTo(at('2026-01-11T23:59:59.999Z'))
  expect(await available()).toBe('10000.00')
  world.advanceTo(at('2026-01-12T00:00:00.000Z'))
  expect(await mei.account()).toMatchObject({
    available: '10025.00',
    totalIncome: '25.00',
    todayIncome: '25.00',
  })
  world.advanceTo(at('2026-01-14T12:00:00.000Z'))
  expect(await mei.account()).toMatchObject({
    available: '10075.19',
    totalIncome: '75.19',
    todayIncome: '25.13',
  })
})

test.each([
  [10_000_00n, 30, '10777.82'],
  [10_000_00n, 365, '26031.81'],
  [19_780_00n, 2, '19888.94'],
])('%s cents grow over %s days to %s', async (start, days, end) => {
  mei.fund(start)
  world.advanceTo(at('2026-01-11T00:00:00.000Z') + days * 86_400_000)
  expect(await available()).toBe(end)
})

test.each([
  [499_99n, '0.00'],
  [500_00n, '1.25'],
  [19_800_99n, '49.50'],
  [19_801_00n, '59.40'],
  [76_500_99n, '229.50'],
  [76_501_00n, '267.75'],
  [268_301_00n, '1073.20'],
  [805_400_99n, '3221.60'],
  [805_401_00n, '3624.30'],
])('a night on %s cents brings %s', async (cents, income) => {
  mei.fund(cents)
  nights(2)
  expect((await mei.account()).totalIncome).toBe(income)
})

test('many days at once and one by one come to the same state', async () => {
  const other = await createInsideWorld({ now: '2026-01-10T15:00:00.000Z' })
  const otherCustomer = createCustomer(other)
  for (const one of [mei, otherCustomer]) one.fund(12_345_67n)
  nights(40)
  other.advanceTo(world.now())
  expect(other.hash()).toBe(world.hash())
})

test('what was spent during the day does not earn, nor does what came during it', async () => {
  mei.fund(10_000_00n)
  nights(1)
  world.advanceTo(world.now() + 3_600_000)
  world.store.transaction((tables) => {
    const entry = smartBuy(mei.id, 'SM202601110000000001', 4_000_00n)
    if (entry) book(tables, entry, world.now())
  })
  nights(1)
  expect(await available()).toBe('6015.00')
  mei.fund(10_000_00n)
  nights(1)
  expect(await available()).toBe('16030.04')
})

test('an evening with empty hands leaves nothing of the morning to earn on', async () => {
  mei.fund(10_000_00n)
  nights(1)
  world.store.transaction((tables) => {
    const entry = smartBuy(mei.id, 'SM202601110000000001', 10_000_00n)
    if (entry) book(tables, entry, world.now())
  })
  nights(1)
  mei.fund(10_000_00n)
  nights(1)
  expect((await mei.account()).totalIncome).toBe('0.00')
  nights(1)
  expect((await mei.account()).totalIncome).toBe('25.00')
})

test('demo money never earns, and who switches savings off earns nothing until they are on again', async () => {
  mei.fund(10_000_00n)
  expect((await mei.post('user/setSavings', { enabled: false })).code).toBe('20005')
  nights(3)
  expect(await available()).toBe('10000.00')
  expect(await mei.account('demo')).toMatchObject({ available: '100000.00', totalIncome: '0.00' })
  await mei.post('user/setSavings', { enabled: true })
  nights(1)
  expect(await available()).toBe('10025.00')
})

test('borrowed money earns nothing', async () => {
  mei.fund(10_000_00n)
  lend(world, mei.id)
  nights(2)
  expect(await available()).toBe('11025.00')
})

test('a disabled demo account and a frozen user cannot switch savings', async () => {
  mei.change({ demoEnabled: false })
  expect((await mei.post('user/setSavings', { enabled: false }, { mode: 'demo' })).code).toBe('11006')
  mei.change({ status: 'FROZEN' })
  expect((await mei.post('user/setSavings', { enabled: false })).code).toBe('10008')
})
