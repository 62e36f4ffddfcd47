import { expect, test, vi } from 'vitest'
import { useControlPlane } from '../test/control-plane.ts'
import { SAMPLE_PASSWORD } from '../test/inside-world.ts'
import { createFaultPlan } from './fault-plan.ts'
import { overFaults } from './faulty-feed.ts'

const { raw, get, post, call, remove } = useControlPlane()

const fault = (match: object, effect: object, times?: number) =>
  post('faults', { match, effect, ...(times === undefined ? {} : { times }) })
const signIn = async () => {
  await post('seed', { profile: 'funded' })
  return (await call('login/login', { userName: 'funded', password: SAMPLE_PASSWORD })).result
}
const list = 'swx/customer/index/listMarketByType?type=2'

test('a fault happens as often as it says, and is listed and cleared', async () => {
  expect(await fault({ op: 'listMarketByType' }, { status: 503 }, 2)).toMatchObject({ faults: 1 })
  await fault({ op: 'login' }, { code: '10009' })
  expect(await get('faults')).toMatchObject({
    faults: 2,
    rules: [{ match: { op: 'listMarketByType' }, effect: { status: 503 }, times: 2 }, {}],
  })
  const statuses = []
  for (let n = 0; n < 3; n++) statuses.push((await raw(list)).status)
  expect(statuses).toEqual([503, 503, 200])
  expect((await call('login/login', { userName: 'unknown', password: 'x' })).code).toBe('10009')
  expect(await remove('faults')).toMatchObject({ faults: 0 })
})

test('a fault can be for the n-th call, or for one user', async () => {
  const { token, id } = await signIn()
  await fault({ op: 'listMarketByType', nth: 2 }, { status: 500 })
  expect([(await raw(list)).status, (await raw(list)).status, (await raw(list)).status]).toEqual([
    200, 500, 200,
  ])
  await fault({ op: 'getUserInfo', user: 'u-1' }, { status: 500 })
  const info = () => call('user/getUserInfo', {}, { Authorization: token })
  expect(await info()).toMatchObject({ code: '200' })
  await fault({ op: 'getUserInfo', user: id }, { code: '401' })
  expect(await info()).toMatchObject({ code: '401' })
})

test.each([
  [{ reset: true }, 'lost'],
  [{ malformed: true }, '<html>'],
  [{ truncated: true }, 'half'],
])('%o ends an answer as networks do, and the command is not carried out', async (effect, kind) => {
  const { token } = await signIn()
  await fault({ op: 'logout' }, effect, 1)
  const headers = { Authorization: token }
  const text = await raw('swx/customer/login/logout', { method: 'POST', body: '{}', headers }).then(
    (response) => response.text(),
    () => 'lost',
  )
  if (kind === 'half') expect(() => JSON.parse(text)).toThrow()
  else expect(text).toContain(kind)
  expect(await call('user/getUserInfo', {}, headers)).toMatchObject({ code: '200' })
})

const plan = { productId: 'p-crypto-30', days: 30, amount: '500.00', acceptedTermsVersion: '2026-01' }
const buy = (token: string, headers: Record<string, string>, signal?: AbortSignal) =>
  raw('swx/customer/order/buySmart', {
    method: 'POST',
    body: JSON.stringify(plan),
    headers: { Authorization: token, virtually: 'NO', ...headers },
    ...(signal ? { signal } : {}),
  })

/** Buys, waits until the command is done, and hangs up without an answer. */
const buyUnanswered = async (token: string, headers: Record<string, string>) => {
  const hangUp = new AbortController()
  const unanswered = expect(buy(token, headers, hangUp.signal)).rejects.toThrow()
  const key = headers['Idempotency-Key'] as string
  const isDone = async () =>
    (await get('ledger')).entries.some((entry: { kind: string }) => entry.kind === 'SMART_BUY') &&
    (await get('journal?operation=buySmart')).entries.length > 0
  while (!(await isDone()));
  hangUp.abort()
  await unanswered
  return buy(token, { 'Idempotency-Key': key })
}

test('a command can be done and never answered; the same key then tells what came of it', async () => {
  const { token } = await signIn()
  await fault({ op: 'buySmart' }, { dropAfterCommit: true }, 1)
  const again = await buyUnanswered(token, { 'Idempotency-Key': '"first"' })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await again.json()).code).toBe('20004')
})

test.each([
  ['by magic value', { 'Idempotency-Key': '"sbx-hang-1"' }],
  ['by header', { 'Idempotency-Key': '"mine"', 'X-Sandbox-Fault': 'hang-after-commit' }],
])('one command can hang after it is done, %s', async (_, headers) => {
  const { token } = await signIn()
  const again = await buyUnanswered(token, headers)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test.each([
  ['500', 500, '500'],
  ['503', 503, '503'],
  ['404', 404, '404'],
  ['401-body', 200, '401'],
  ['code=10009', 200, '10009'],
])('a request asks for the fault %s and gets it, and nothing is done', async (asked, status, code) => {
  const { token } = await signIn()
  const refused = await raw('swx/customer/login/logout', {
    method: 'POST',
    body: '{}',
    headers: { Authorization: token, 'X-Sandbox-Fault': asked },
  })
  expect([refused.status, (await refused.json()).code]).toEqual([status, code])
  expect(await call('user/getUserInfo', {}, { Authorization: token })).toMatchObject({ code: '200' })
})

test('a request asks for half of an answer, and for a wait, fixed or by chance', async () => {
  const half = await raw(list, { headers: { 'X-Sandbox-Fault': 'truncated' } })
  await expect(half.json()).rejects.toThrow()
  for (const delay of ['1', 'lognormal:2:0.5'])
    expect((await raw(list, { headers: { 'X-Sandbox-Delay': delay } })).status).toBe(200)
})

test.each([
  ['X-Sandbox-Fault', '200'],
  ['X-Sandbox-Fault', 'nothing'],
  ['X-Sandbox-Fault', 'toString'],
  ['X-Sandbox-Delay', 'long'],
  ['X-Sandbox-Delay', '120001'],
  ['X-Sandbox-Delay', 'lognormal:0.5'],
])('%s: %s is refused with what there is', async (name, value) => {
  const refused = await raw(list, { headers: { [name]: value } })
  expect(refused.status).toBe(400)
  expect((await refused.json()).msg).toMatch(new RegExp(`^${name} is `))
})

test('a fault is switched off and on, and taken away, by its number', async () => {
  const { id } = await fault({ op: 'listMarketByType' }, { status: 503 })
  const other = await fault({ op: 'login' }, { status: 503 })
  const status = async () => (await raw(list)).status
  expect(await status()).toBe(503)
  expect(await post(`faults/${id}/off`)).toMatchObject({ id, on: false })
  expect(await status()).toBe(200)
  expect((await get('faults')).rules).toMatchObject([
    { id, on: false },
    { id: other.id, on: true },
  ])
  await post(`faults/${id}/on`)
  expect(await status()).toBe(503)
  expect(await remove(`faults/${id}`)).toMatchObject({ faults: 1 })
  expect(await status()).toBe(200)
  expect(await post(`faults/${id}/on`)).toMatchObject({ status: 404 })
  expect(await remove('faults/first')).toMatchObject({ status: 404 })
})

test('a wait holds the answer back', async () => {
  await fault({ op: 'listMarketByType' }, { delayMs: 150 }, 1)
  const before = performance.now()
  expect((await raw(list)).status).toBe(200)
  expect(performance.now() - before).toBeGreaterThanOrEqual(149)
})

test.each([
  [{ op: 'nothing' }, { status: 500 }],
  [{ op: 'login' }, {}],
  [{ op: 'login' }, { status: 200 }],
  [{ op: 'login' }, { reset: true, malformed: true }],
  [{ op: 'login' }, { dropAfterCommit: true, status: 500 }],
  [{ op: 'login' }, { lognormal: { medianMs: 0, sigma: 1 } }],
  [{ op: 'login', probability: 2 }, { status: 500 }],
  [{ op: 'login', nth: 0 }, { status: 500 }],
  [{ op: 'marketMessage', user: 'u-1' }, { feed: 'lose' }],
  [{ op: 'marketMessage' }, { status: 500 }],
  [{ op: 'marketMessage' }, { reset: true }],
  [{ op: 'marketMessage' }, { dropAfterCommit: true }],
  [{ op: 'login' }, { feed: 'lose' }],
])('the rule %o %o is refused and changes nothing', async (match, effect) => {
  expect(await fault(match, effect)).toMatchObject({ status: 400, error: 'invalid' })
  expect((await get('faults')).faults).toBe(0)
})

test('a fault for the messages of one user is refused with the reason', async () => {
  const refused = await fault({ op: 'marketMessage', user: 'u-1' }, { feed: 'lose' })
  expect(refused.detail).toContain('A market socket has no user')
})

test('chance decides once about the n-th call, and the fault is gone after it either way', () => {
  const outcomes = Array.from({ length: 200 }, (_, seed) => {
    const plan = createFaultPlan(seed)
    plan.add({ match: { op: 'login', nth: 2, probability: 0.5 }, effect: { status: 500 } })
    const taken = Array.from({ length: 4 }, () => plan.take('login', undefined) !== undefined)
    expect(plan.size).toBe(0)
    return taken.map(Number).join('')
  })
  expect(new Set(outcomes)).toEqual(new Set(['0100', '0000']))
})

test('the n-th call is the n-th for each fault, also where another fault happens first', () => {
  const plan = createFaultPlan(1)
  plan.add({ match: { op: 'login', nth: 1 }, effect: { status: 503 } })
  plan.add({ match: { op: 'login', nth: 2 }, effect: { status: 500 } })
  const statuses = Array.from({ length: 3 }, () => plan.take('login', undefined)?.status)
  expect(statuses).toEqual([503, 500, undefined])
  expect(plan.size).toBe(0)
})

test('the journal tells guard, fault and domain apart', async () => {
  await fault({ op: 'listMarketByType' }, { status: 503 }, 1)
  await raw(list)
  await raw(list)
  await raw('swx/customer/index/listMarketByType?type=9')
  const { entries } = await get('journal')
  const rules = entries.filter(({ kind }: { kind: string }) => kind === 'customer')
  expect(rules.map(({ rule }: { rule: string }) => rule)).toEqual(['fault', 'domain', 'guard'])
})

test('chances follow from the seed, and come as often as they should', () => {
  const times = (seed: number) => {
    const plan = createFaultPlan(seed)
    plan.add({ match: { op: 'login', probability: 0.3 }, effect: { status: 500 } })
    return Array.from({ length: 2_000 }, () => plan.take('login', undefined) !== undefined)
  }
  expect(times(7)).toEqual(times(7))
  expect(times(7)).not.toEqual(times(8))
  const share = times(7).filter(Boolean).length / 2_000
  expect(share).toBeGreaterThan(0.26)
  expect(share).toBeLessThan(0.34)
})

test('half of the waits by chance are shorter than their median', () => {
  const plan = createFaultPlan(1)
  plan.add({ match: { op: 'login' }, effect: { lognormal: { medianMs: 200, sigma: 0.8 } } })
  const waits = Array.from({ length: 1_001 }, () => plan.take('login', undefined)?.waitMs ?? 0).sort(
    (a, b) => a - b,
  )
  expect(waits[500]).toBeGreaterThan(170)
  expect(waits[500]).toBeLessThan(230)
})

test('messages of the market socket come twice, behind the next, or not at all, and sockets close', () => {
  const plan = createFaultPlan(1)
  const sent: string[] = []
  const { sink, release } = overFaults(plan, {
    send: (frame) => void sent.push(frame),
    bufferedAmount: () => 0,
    close: (code) => void sent.push(`closed ${code}`),
  })
  const once = (feed: 'duplicate' | 'reorder' | 'lose') =>
    plan.add({ match: { op: 'marketMessage' }, effect: { feed }, times: 1 })
  once('duplicate')
  sink.send('1')
  once('reorder')
  sink.send('2')
  sink.send('3')
  once('lose')
  sink.send('4')
  sink.send('5')
  plan.add({ match: { op: 'marketMessage' }, effect: { socketDrop: true }, times: 1 })
  release()
  plan.add({ match: { op: 'marketMessage' }, effect: { socketDrop: true }, times: 1 })
  expect(sent).toEqual(['1', '1', '3', '2', '5', 'closed 1012'])
})

/** A client of the market feed that notes how often it is closed. */
const countedClient = (plan: ReturnType<typeof createFaultPlan>) => {
  const closed: number[] = []
  const { sink } = overFaults(plan, {
    send: () => undefined,
    bufferedAmount: () => 0,
    close: (code) => void closed.push(code),
  })
  return { sink, closed }
}
const dropSockets = (more: object = {}) => ({
  match: { op: 'marketMessage', ...more },
  effect: { socketDrop: true },
})

test.each([1, 3])('market sockets that are to close %i times close at once, and so often in all', (times) => {
  const plan = createFaultPlan(1)
  const { sink, closed } = countedClient(plan)
  plan.add({ ...dropSockets(), times })
  expect(closed).toEqual([1012])
  for (let n = 0; n < 10; n++) sink.send('[]')
  expect(closed).toHaveLength(times)
  expect(plan.size).toBe(0)
})

test('market sockets that are to close once close at the first message where none was open before', () => {
  const plan = createFaultPlan(1)
  plan.add({ ...dropSockets(), times: 1 })
  expect(plan.size).toBe(1)
  const { sink, closed } = countedClient(plan)
  for (let n = 0; n < 10; n++) sink.send('[]')
  expect(closed).toEqual([1012])
})

test('market sockets that are to close at one message, or by chance, stay open until then', () => {
  const plan = createFaultPlan(1)
  const { sink, closed } = countedClient(plan)
  plan.add(dropSockets({ nth: 3 }))
  const seen = Array.from({ length: 5 }, () => {
    sink.send('[]')
    return closed.length
  })
  expect(seen).toEqual([0, 0, 1, 1, 1])
  plan.add({ ...dropSockets({ probability: 0.000001 }), times: 1 })
  expect(closed).toHaveLength(1)
})

test('a message of the market socket comes late, behind those that were sent after it', () => {
  vi.useFakeTimers()
  try {
    const plan = createFaultPlan(1)
    const sent: string[] = []
    const { sink } = overFaults(plan, {
      send: (frame) => void sent.push(frame),
      bufferedAmount: () => 0,
      close: () => undefined,
    })
    plan.add({ match: { op: 'marketMessage' }, effect: { delayMs: 500 }, times: 1 })
    sink.send('1')
    sink.send('2')
    expect(sent).toEqual(['2'])
    vi.advanceTimersByTime(500)
    expect(sent).toEqual(['2', '1'])
  } finally {
    vi.useRealTimers()
  }
})
