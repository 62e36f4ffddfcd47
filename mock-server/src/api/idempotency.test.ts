import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleCatalogue } from '../catalogue/catalogue.ts'
import type { Operation } from '../contract/operation.ts'
import { httpError, ok, tooManyRequests } from '../contract/reply.ts'
import { addUser, openSession } from '../core/users.ts'
import { createEmptyWorld } from '../runtime/create-world.ts'
import type { World } from '../runtime/world.ts'
import { sha256 } from '../security/sha256.ts'
import { createCustomer } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../test/inside-world.ts'
import { createDispatcher } from './dispatch.ts'
import { MOST_KEPT } from './idempotency.ts'

const DAY = 86_400_000
const START = Date.parse('2026-01-12T15:20:00.000Z')
const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
const option = {
  marketId: '1',
  direction: 'UP',
  periodSec: 900,
  amount: '500.00',
  acceptedTermsVersion: '2026-01',
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Lets real time pass; virtual time stands still. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A user who has bought an option under a key, and a way to send the same again. */
const buyer = async (world: InsideWorld, name = 'ada_first') => {
  const user = createCustomer(world, name)
  const buy = (key = 'K') => user.call('buyOptions', { body: option, mode: 'demo', key })
  return { user, buy, inStake: async () => (await user.account('demo')).inStake }
}

test('a retry books once and gets the kept answer, however many calls others make in between', {
  timeout: 60_000,
}, async () => {
  const world = await createInsideWorld()
  const { buy, inStake } = await buyer(world)
  const other = createCustomer(world, 'ben_second')
  const first = await buy()
  expect(first.code).toBe('20004')
  for (let n = 0; n <= MOST_KEPT; n++) await other.call('buySmart', { body: plan, key: `other-${n}` })
  expect(await buy()).toEqual({ ...first, replayed: true })
  expect(await inStake()).toBe('500.00')
})

test('a user with 1,000 answers that are kept is told when a new key has a place; those that are known still work', {
  timeout: 60_000,
}, async () => {
  const world = await createInsideWorld()
  const { user, buy, inStake } = await buyer(world)
  const first = await buy()
  pass(3_600_000)
  const refuse = (key: string) => user.call('buySmart', { body: plan, key })
  for (let n = 1; n < MOST_KEPT; n++) expect((await refuse(`k${n}`)).code).toBe('10011')
  const kept = world.store.read.keptAnswers.size
  expect(kept).toBe(1_000)

  const full = await world.request('order/buySmart', {
    method: 'POST',
    json: plan,
    headers: { Authorization: user.token, virtually: 'NO', 'Idempotency-Key': 'new' },
  })
  expect([full.status, (await full.json()).code]).toEqual([429, '11013'])
  expect(full.headers.get('Retry-After')).toBe(String(23 * 3_600))
  expect(await buy()).toEqual({ ...first, replayed: true })
  expect((await refuse('k7')).replayed).toBe(true)
  expect((await user.call('buySmart', { body: plan })).code).toBe('10011')
  expect((await user.call('settleAttempt', { body: { key: 'new', operation: 'buySmart' } })).status).toBe(429)
  expect((await createCustomer(world, 'ben_second').call('buySmart', { body: plan, key: 'new' })).code).toBe(
    '10011',
  )

  pass(23 * 3_600_000)
  expect((await refuse('new')).code).toBe('10011')
  expect((await refuse('newer')).status).toBe(429)
  expect(world.store.read.keptAnswers.size).toBe(kept + 1)
  expect(await inStake()).toBe('500.00')
})

test('an answer is kept for 24 real hours, though virtual time stands still', async () => {
  const world = await createInsideWorld()
  const { buy, inStake } = await buyer(world)
  const first = await buy()
  pass(DAY - 1)
  expect(await buy()).toEqual({ ...first, replayed: true })
  pass(1)
  expect(await buy()).toMatchObject({ code: '20004', replayed: false })
  expect(await inStake()).toBe('1000.00')
})

test('answers that are kept are no part of the state', async () => {
  const [one, other] = [await createInsideWorld(), await createInsideWorld()]
  await (await buyer(one)).buy('K')
  await (await buyer(other)).buy('L')
  expect(one.hash()).toBe(other.hash())
})

test('an answer that an older version kept, without a salt and without its user, is found', async () => {
  const world = await createInsideWorld()
  const { user, buy, inStake } = await buyer(world)
  world.store.transaction(({ keySalt }) => keySalt.delete('key'))
  const first = await buy()
  world.store.load({
    ...world.store.dump(),
    keptAnswers: [...world.store.read.keptAnswers.list()].map(({ userId: _, ...row }) => row),
  })
  const id = sha256([user.id, 'demo', '/swx/customer/order/buyOptions', 'K'].join('\n'))
  expect(world.store.read.keptAnswers.get(id)).not.toHaveProperty('userId')
  expect(await buy()).toEqual({ ...first, replayed: true })
  const body = { key: 'K', operation: 'buyOptions' }
  expect((await user.call('settleAttempt', { body, mode: 'demo' })).result).toMatchObject({
    state: 'DONE',
    answer: JSON.parse(first.body),
  })
  expect(await inStake()).toBe('500.00')
})

/** A world in which withdrawals are called off by `handle`, and a way to call one off. */
const cancelling = async (handle: Operation['handle']) => {
  const world: World = createEmptyWorld({
    name: 'test',
    seed: 1,
    now: 0,
    frozen: true,
    catalogue: sampleCatalogue(),
  })
  const token = world.store.transaction((rows) => {
    const user = addUser(world, rows, { userName: 'meimei', email: 'mei@example.com' }, 0)
    return openSession(rows, user.id, 0)
  })
  const operations: readonly Operation[] = [{ id: 'cancelWithdrawal', handle }]
  const { call: answer } = createDispatcher(world, operations)
  const headers: Record<string, string> = {
    authorization: token,
    virtually: 'NO',
    'content-type': 'application/json',
  }
  return async (key = 'k-1') =>
    answer({
      method: 'POST',
      path: '/swx/customer/user/cancelWithdrawal',
      query: '',
      header: (name) => (name === 'idempotency-key' ? key : headers[name]),
      body: new TextEncoder().encode(JSON.stringify({ orderNo: 'WD1' })),
      ip: 'test',
    })
}

test('the same key is refused while its first call runs, and answered by it afterwards', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  let runs = 0
  const cancel = await cancelling(async ({ commit }) => {
    await waiting
    return commit(() => ok({ run: ++runs }, 'modifiedSuccessfully'))
  })
  const first = cancel()
  expect(await cancel()).toMatchObject({ status: 409 })
  expect(JSON.parse((await cancel()).body).code).toBe('11015')
  finish()
  const answer = await first
  expect(JSON.parse(answer.body).result).toEqual({ run: 1 })
  expect(await cancel()).toMatchObject({ body: answer.body, headers: { 'Idempotent-Replayed': 'true' } })
  expect(runs).toBe(1)
})

test('calls that still run take their places too', async () => {
  let finish = () => {}
  const waiting = new Promise<void>((resolve) => {
    finish = resolve
  })
  const cancel = await cancelling(async ({ commit }) => {
    await waiting
    return commit(() => ok(null, 'modifiedSuccessfully'))
  })
  const running = Array.from({ length: MOST_KEPT }, (_, n) => cancel(`k${n}`))
  expect(await cancel('one-more')).toMatchObject({ status: 429, headers: { 'Retry-After': '86400' } })
  finish()
  expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(MOST_KEPT).fill(200))
})

test('a fault is not kept: the call may be sent again under its key', async () => {
  let runs = 0
  const cancel = await cancelling(({ commit }) =>
    commit(({ counters }) => {
      counters?.put({ name: 'half', value: 1 })
      if (++runs === 1) throw new Error('out of paper')
      return ok({ run: runs }, 'modifiedSuccessfully')
    }),
  )
  expect((await cancel()).status).toBe(500)
  expect(JSON.parse((await cancel()).body).result).toEqual({ run: 2 })
})

test.each([
  ['a failure of the server', httpError(503, '')],
  ['a call that came too soon', tooManyRequests(1_000)],
])('%s is not kept either', async (_, reply) => {
  const answers = [reply, ok({ run: 2 }, 'modifiedSuccessfully')]
  const cancel = await cancelling(() => answers.shift() ?? ok(null))
  expect((await cancel()).status).toBe(reply.status)
  expect(JSON.parse((await cancel()).body).result).toEqual({ run: 2 })
})
