import { expect, test } from 'vitest'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { createStore } from '../store/store.ts'
import { tables } from '../store/tables.ts'
import { addUser, openSession } from '../world/people.ts'
import { createWorld, type World } from '../world/world.ts'
import { createDispatcher } from './dispatch.ts'
import { findAnswer, keepAnswer, keyedCall } from './kept-answers.ts'
import { type Operation, operation } from './operation.ts'
import { ok, problem } from './reply.ts'

const DAY = 86_400_000
const call = (changes: object = {}) =>
  keyedCall({ key: 'k', userId: 'u-1', mode: 'real', path: '/p', body: { amount: '1.00', b: 2 }, ...changes })

test('a key means one thing per person, mode and path, quoted or bare, however the body is written', () => {
  expect(call({ key: '"k"', body: { b: 2, amount: '1.00' } })).toEqual(call())
  for (const other of [{ key: 'l' }, { userId: 'u-2' }, { mode: 'demo' }, { path: '/q' }])
    expect(call(other).id).not.toBe(call().id)
  expect(call({ body: { amount: '1.01', b: 2 } }).fingerprint).not.toBe(call().fingerprint)
})

test('nothing of the key or the body can be read from what is kept', () => {
  const { id, fingerprint } = call({ key: 'sesame', body: { securityPassword: '246810' } })
  expect(`${id}${fingerprint}`).toMatch(/^[0-9a-f]{128}$/)
  expect(call({ key: 'other', body: { securityPassword: '246810' } }).fingerprint).not.toBe(fingerprint)
})

test('answers are kept for 24 real hours, faults and pauses not at all', () => {
  const store = createStore(tables)
  const keep = (status: number, at: number) =>
    store.transaction((rows) =>
      keepAnswer(rows, call(), status === 200 ? ok() : problem(status, ''), `{"n":${status}}`, at),
    )
  keep(500, 0)
  keep(429, 0)
  expect(findAnswer(store.read, call(), 0)).toBeUndefined()
  keep(200, 0)
  expect(findAnswer(store.read, call(), DAY - 1)?.envelope).toBe('{"n":200}')
  expect(findAnswer(store.read, call(), DAY)).toBeUndefined()
  expect(store.hash()).toBe(createStore(tables).hash())
})

test('old answers make room for new ones', () => {
  const store = createStore(tables)
  store.transaction((rows) => {
    for (let index = 0; index <= 10_000; index++)
      keepAnswer(rows, call({ key: `k${index}` }), ok(), '{}', index)
  })
  expect(store.read.keptAnswers.size).toBe(10_000)
  expect(findAnswer(store.read, call({ key: 'k0' }), 10_001)).toBeUndefined()
  expect(findAnswer(store.read, call({ key: 'k10000' }), 10_001)).toBeDefined()
})

/** A world in which withdrawals are called off by `handle`, and a way to call one off. */
const cancelling = async (handle: Parameters<typeof operation<'cancelWithdrawal'>>[1]) => {
  const world: World = createWorld({
    name: 'test',
    seed: 1,
    now: 0,
    frozen: true,
    catalogue: loadCatalogue(),
  })
  const token = world.store.transaction((rows) => {
    const user = addUser(rows, { userName: 'meimei', email: 'mei@example.com' }, 1, 0)
    return openSession(rows, user.id, 0)
  })
  const operations: readonly Operation[] = [operation('cancelWithdrawal', handle)]
  const { call: answer } = createDispatcher(world, operations)
  const headers: Record<string, string> = {
    authorization: token,
    virtually: 'NO',
    'content-type': 'application/json',
    'idempotency-key': 'k-1',
  }
  return async () =>
    answer({
      method: 'POST',
      path: '/swx/customer/user/cancelWithdrawal',
      query: '',
      header: (name) => headers[name],
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
    return commit(() => ok({ run: ++runs }, '20005'))
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

test('a fault is not kept: the call may be sent again under its key', async () => {
  let runs = 0
  const cancel = await cancelling(({ commit }) =>
    commit(({ counters }) => {
      counters.put({ name: 'half', value: 1 })
      if (++runs === 1) throw new Error('out of paper')
      return ok({ run: runs }, '20005')
    }),
  )
  expect((await cancel()).status).toBe(500)
  expect(JSON.parse((await cancel()).body).result).toEqual({ run: 2 })
})
