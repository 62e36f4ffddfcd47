import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { makeClient } from '../../test/make-client.ts'
import type { BusinessError } from '../errors/business-error.ts'
import type { components } from '../gen/schema.ts'
import { resolveAttempt } from './resolve-attempt.ts'

const at = '2026-01-10T15:35:00.000Z'
const attempt = { key: '0b5c6c1e', operation: 'buySmart' } as const
const settled = (state: string, answer?: object) => envelope({ state, operation: 'buySmart', at, answer })
const kept = (code: string, more: object = {}) => ({
  code,
  msg: 'As it was.',
  result: null,
  traceId: 't-1',
  serverTime: at,
  ...more,
})
const busy = () => new Response('', { status: 503, headers: { 'retry-after': '0' } })

describe('an attempt whose answer was lost', () => {
  it('was carried out: its answer comes as it was', async () => {
    const answer = kept('20004', { result: { orderNo: 'SM1' } })
    const { client, backend } = makeClient(() => settled('DONE', answer))
    const outcome = await resolveAttempt(client, attempt)
    expect(outcome).toEqual({ state: 'DONE', at, answer })
    expect(await backend.requests[0]?.json()).toEqual(attempt)
    if (outcome.state === 'DONE' && !outcome.error)
      expectTypeOf(outcome.answer.result).toEqualTypeOf<components['schemas']['SmartOrder']>()
  })

  it.each([200, 20_004])('was carried out, also where its code is the number %i', async (code) => {
    const { client } = makeClient(() => settled('DONE', { ...kept(''), code }))
    const outcome = await resolveAttempt(client, attempt)
    expect(outcome).toMatchObject({ state: 'DONE', answer: { code: String(code) } })
    expect(outcome.state === 'DONE' && outcome.error).toBe(undefined)
  })

  it('was refused: the error comes as the error that the call would have thrown', async () => {
    const answer = kept('11008', { params: { name: 'USD', limit: '100.00' } })
    const { client } = makeClient(() => settled('DONE', answer))
    const outcome = await resolveAttempt(client, attempt)
    expect(outcome).toMatchObject({
      answer,
      error: { kind: 'business', code: '11008', traceId: 't-1', params: { name: 'USD', limit: '100.00' } },
    })
    if (outcome.state === 'DONE' && outcome.error) {
      expectTypeOf(outcome.error).toExtend<BusinessError>()
      expect(outcome.error).toMatchObject({ method: 'POST', path: '/swx/customer/order/buySmart' })
      expect(outcome.error.message).toBe('POST /swx/customer/order/buySmart answered code 11008: As it was.')
    }
  })

  it('was refused because of a lock: the details of the lock are the params of the error, as in the call itself', async () => {
    const lock = { reason: 'OPERATOR', until: null, contactUrl: '/help' }
    const { client } = makeClient(() => settled('DONE', kept('11004', { result: lock })))
    expect(await resolveAttempt(client, attempt)).toMatchObject({ error: { code: '11004', params: lock } })
  })

  it('never arrived: it is cancelled', async () => {
    const { client } = makeClient(() => settled('CANCELLED'))
    expect(await resolveAttempt(client, attempt)).toEqual({ state: 'CANCELLED', at })
  })

  it.each([
    ['a state that it does not know', () => settled('LOST')],
    ['an answer that is missing', () => settled('DONE')],
    ['an answer without a code', () => settled('DONE', { msg: 'Done.' })],
    ['an answer that is text', () => settled('DONE', 'DONE' as unknown as object)],
    ['what became of another operation', () => envelope({ state: 'CANCELLED', operation: 'openOrder', at })],
    ['no result', () => envelope(null)],
  ])('is not settled by %s', async (_, answer) => {
    const { client } = makeClient(answer)
    await expect(resolveAttempt(client, attempt)).rejects.toMatchObject({ kind: 'contract' })
  })
})

describe('asking what became of it', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('goes on while the attempt is being carried out', async () => {
    const { client, backend } = makeClient((_, nth) => settled(nth < 5 ? 'RUNNING' : 'CANCELLED'))
    const outcome = resolveAttempt(client, attempt)
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ state: 'CANCELLED' })
    expect(backend.requests).toHaveLength(5)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends after at most 90 seconds, or after at most the given time', async () => {
    for (const [timeoutMs, options] of [
      [90_000, {}],
      [5_000, { timeoutMs: 5_000 }],
    ] as const) {
      const { client } = makeClient(() => settled('RUNNING'))
      const start = performance.now()
      const outcome = resolveAttempt(client, attempt, options).catch((error) => error)
      await vi.runAllTimersAsync()
      expect(await outcome).toMatchObject({ kind: 'timeout' })
      expect(performance.now() - start).toBeLessThanOrEqual(timeoutMs)
    }
  })

  it('ends at the same time when no answer comes at all', async () => {
    const { client } = makeClient(() => new Promise<Response>(() => {}))
    const outcome = resolveAttempt(client, attempt, { timeoutMs: 5_000 }).catch((error) => error)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await outcome).toMatchObject({ kind: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is repeated up to twice after a failure, and never with retry: false', async () => {
    const healed = makeClient((_, nth) => (nth < 3 ? busy() : settled('CANCELLED')))
    const outcome = resolveAttempt(healed.client, attempt)
    await vi.runAllTimersAsync()
    expect(await outcome).toMatchObject({ state: 'CANCELLED' })
    for (const [retry, times] of [
      [undefined, 3],
      [false, 1],
    ] as const) {
      const { client, backend } = makeClient(busy)
      const failed = resolveAttempt(client, attempt, { retry }).catch((error) => error)
      await vi.runAllTimersAsync()
      expect(await failed).toMatchObject({ kind: 'http', status: 503 })
      expect(backend.requests).toHaveLength(times)
    }
  })

  it('does not wait for the time of Retry-After if that is after its deadline', async () => {
    const { client, backend } = makeClient(() =>
      Response.json({ code: '11013' }, { status: 429, headers: { 'retry-after': '3600' } }),
    )
    await expect(resolveAttempt(client, attempt)).rejects.toMatchObject({ status: 429, code: '11013' })
    expect(backend.requests).toHaveLength(1)
  })

  it("is ended by the caller's signal, also between two requests", async () => {
    const { client, backend } = makeClient(() => settled('RUNNING'))
    const controller = new AbortController()
    const outcome = resolveAttempt(client, attempt, { signal: controller.signal }).catch((error) => error)
    await vi.advanceTimersByTimeAsync(0)
    controller.abort(new Error('left the page'))
    await vi.advanceTimersByTimeAsync(0)
    expect(await outcome).toMatchObject({ kind: 'aborted', cause: new Error('left the page') })
    expect(backend.requests.length).toBeLessThanOrEqual(2)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a key that the other account does not know', () => {
  it('is not asked for in the other mode, where it would be cancelled', async () => {
    const { client, backend } = makeClient(() => settled('CANCELLED'))
    await expect(resolveAttempt(client, { ...attempt, mode: 'real' })).rejects.toMatchObject({
      kind: 'aborted',
    })
    expect(backend.requests).toEqual([])
    expect(await resolveAttempt(client, { ...attempt, mode: 'demo' })).toMatchObject({ state: 'CANCELLED' })
  })

  it.each([
    ['the account mode', { virtual: false }],
    ['the session', { token: 'token-b' }],
  ])('is left in doubt when %s changes while it is asked for', async (_, change) => {
    const { client, person } = makeClient(() => {
      Object.assign(person, change)
      return settled('CANCELLED')
    })
    await expect(resolveAttempt(client, attempt)).rejects.toMatchObject({ kind: 'aborted' })
  })
})
