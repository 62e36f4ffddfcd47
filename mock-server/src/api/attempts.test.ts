import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { infoOf } from '../contract/contract.ts'
import { hashPassword } from '../security/password.ts'
import { type Customer, createCustomer } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../test/inside-world.ts'

const DAY = 86_400_000
const NOW = '2026-01-12T15:20:00.000Z'
const option = {
  marketId: '1',
  direction: 'UP',
  periodSec: 900,
  amount: '500.00',
  acceptedTermsVersion: '2026-01',
}
const withdrawal = {
  method: 'BTC',
  amount: '100.00',
  address: 'SANDBOX-BTC-1',
  securityPassword: '271828',
  expectedFee: '1.00',
}

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) })
  world = await createInsideWorld({ now: NOW })
  mei = createCustomer(world, 'meimei', {}, 'demo')
})
afterEach(() => {
  vi.useRealTimers()
})

const buy = (key = 'K', changes: object = {}) =>
  mei.call('buyOptions', { body: { ...option, ...changes }, key })
const settle = (key = 'K', name = 'buyOptions', user = mei, mode: 'real' | 'demo' = 'demo') =>
  user.call('settleAttempt', { body: { key, operation: name }, mode })
const inStake = async () => (await mei.account()).inStake

test('an attempt that was carried out is told by its answer as it was, and carried out once', async () => {
  const { body } = await buy()
  world.advanceTo(world.now() + 60_000)
  for (const key of ['K', '"K"'])
    expect(await settle(key)).toMatchObject({
      code: '200',
      result: { state: 'DONE', operation: 'buyOptions', at: NOW, answer: JSON.parse(body) },
    })
  expect(await inStake()).toBe('500.00')
})

test('an attempt that was refused is told by its error, with all that went with it', async () => {
  const { body } = await buy('K', { amount: '9.00' })
  expect((await settle()).result).toMatchObject({ state: 'DONE', answer: JSON.parse(body) })
  expect(JSON.parse(body).code).toBe('10016')
})

test('an attempt that never arrived is cancelled for good: it is refused whenever it arrives, whatever its body', async () => {
  expect((await settle()).result).toEqual({ state: 'CANCELLED', operation: 'buyOptions', at: NOW })
  world.advanceTo(world.now() + 60_000)
  const before = world.hash()
  for (const late of [0, DAY - 1, DAY, 400 * DAY]) {
    vi.setSystemTime(Date.parse(NOW) + late)
    expect(await buy()).toMatchObject({ code: '11021', replayed: false })
    expect(await buy('K', { amount: '600.00' })).toMatchObject({ code: '11021' })
    expect((await settle()).result).toEqual({ state: 'CANCELLED', operation: 'buyOptions', at: NOW })
  }
  expect(world.hash()).toBe(before)
  expect((await buy('another')).code).toBe('20004')
})

test('a key belongs to one user, one mode and one operation', async () => {
  const ben = createCustomer(world, 'ben_second', {}, 'demo')
  await buy()
  for (const elsewhere of [
    () => settle('K', 'buyOptions', ben),
    () => settle('K', 'buyOptions', mei, 'real'),
    () => settle('K', 'openOrder'),
  ])
    expect((await elsewhere()).result).toMatchObject({ state: 'CANCELLED' })
  expect((await settle()).result).toMatchObject({ state: 'DONE' })
  expect(infoOf('settleAttempt').demo).toBe('own')
})

test('while it is being carried out it is running, and cannot be cancelled', async () => {
  const securityPassword = await hashPassword(withdrawal.securityPassword, 1)
  mei.change({ securityPassword, securityPasswordVersion: 1 })
  mei.fund(1_000_00n, 'real')
  const attempt = mei.call('withdrawal', { body: withdrawal, mode: 'real', key: 'W' })
  while (world.running.size === 0) await new Promise((resolve) => setImmediate(resolve))
  const asked = await settle('W', 'withdrawal', mei, 'real')
  expect(asked.result).toEqual({ state: 'RUNNING', operation: 'withdrawal', at: NOW })
  const { code, body } = await attempt
  expect(code).toBe('20003')
  expect((await settle('W', 'withdrawal', mei, 'real')).result).toMatchObject({
    state: 'DONE',
    answer: JSON.parse(body),
  })
})

test('what the server failed to do is cancelled, and no retry does it afterwards', async () => {
  world.faults.add({ match: { op: 'buyOptions' }, effect: { status: 503 }, times: 1 })
  expect((await buy()).status).toBe(503)
  expect((await settle()).result).toMatchObject({ state: 'CANCELLED' })
  expect((await buy()).code).toBe('11021')
  expect(await inStake()).toBe('0.00')
})

test('an answer is told for longer than it is replayed, so that what was done is not called cancelled', async () => {
  const { body } = await buy()
  vi.setSystemTime(Date.parse(NOW) + 3 * DAY)
  expect((await settle()).result).toMatchObject({ state: 'DONE', answer: JSON.parse(body) })
})

test('a user learns what became of an attempt although the demo account is disabled meanwhile', async () => {
  await buy()
  mei.change({ demoEnabled: false })
  expect((await settle()).result).toMatchObject({ state: 'DONE' })
})

test.each([
  ['no key', { operation: 'buyOptions' }],
  ['a key that is none', { key: 'two words', operation: 'buyOptions' }],
  ['an operation that moves no money', { key: 'K', operation: 'login' }],
])('%s is refused', async (_, body) => {
  expect((await mei.call('settleAttempt', { body })).status).toBe(400)
})
