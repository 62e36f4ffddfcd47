import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { logCalls } from '../debug/log-calls.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fails once, then answers. */
const flaky = (_: Request, nth: number) => (nth === 1 ? new Response('', { status: 503 }) : envelope([]))

describe('hooks', () => {
  it('see every try with its outcome, and what comes from the cache', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const seen: [string, object][] = []
    const note = (name: string) => (info: object) => seen.push([name, info])
    const { client } = makeClient(flaky, {
      onRequest: note('request'),
      onResponse: note('response'),
      onRetry: note('retry'),
      onCacheHit: note('hit'),
    })
    const calls = [client.GET(at.list), client.GET(at.list)]
    await vi.advanceTimersByTimeAsync(1_000)
    await Promise.all(calls)
    await client.GET(at.list)
    const call = { method: 'GET', path: at.list }
    expect(seen).toMatchObject([
      ['request', { ...call, tries: 1 }],
      ['hit', { path: at.list, kind: 'joined' }],
      ['response', { ...call, tries: 1, status: 503, error: { kind: 'http' } }],
      ['retry', { ...call, tries: 1, delayMs: 150, error: { status: 503 } }],
      ['request', { ...call, tries: 2 }],
      ['response', { ...call, tries: 2, status: 200, code: '200', traceId: 't-1', error: undefined }],
      ['hit', { path: at.list, kind: 'fresh' }],
    ])
  })

  it('spoil no call when they fail', async () => {
    vi.useRealTimers()
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const fail = () => {
      throw new Error('in a hook')
    }
    const failLater = async () => fail()
    const { client } = makeClient(undefined, { onRequest: fail, onResponse: failLater, onCacheHit: fail })
    const first = await client.GET(at.list)
    const second = await client.GET(at.list)
    await new Promise((resolve) => setImmediate(resolve))
    expect([first.error, second.error]).toEqual([undefined, undefined])
    expect(printed).toHaveBeenCalledTimes(3)
  })

  it('print a line per call with logCalls, and nothing that is secret', async () => {
    const lines: string[] = []
    const { client } = makeClient(
      (_, nth) => (nth === 1 ? envelope(null, '10004') : Promise.reject(new Error('token-a'))),
      {
        ...logCalls((line) => lines.push(line)),
        retry: false,
      },
    )
    await client.POST(at.write, { body: { userName: 'mei_lin', password: 'secret-1' } })
    await client.GET(at.list, { params: { query: { type: 1 } } })
    expect(lines).toEqual([`POST ${at.write} 0 ms 10004 t-1`, `GET ${at.list} 0 ms network`])
  })

  it('say once that an operation is deprecated and when it ends', async () => {
    const lines: string[] = []
    const headers = { Deprecation: '@1798675200', Sunset: 'Wed, 30 Jun 2027 00:00:00 GMT' }
    const answer = (request: Request) =>
      Response.json(
        { code: '200', msg: '', result: [], traceId: 't-1' },
        { headers: request.url.includes('getMarketInfo') ? headers : {} },
      )
    const { client } = makeClient(
      answer,
      logCalls((line) => lines.push(line)),
    )
    for (const id of ['1', '2']) await client.GET(at.byId, { params: { path: { id } } })
    await client.GET(at.list)
    expect(lines.filter((line) => line.includes('deprecated'))).toEqual([
      `GET ${at.byId} is deprecated and ends on ${headers.Sunset}`,
    ])
  })
})

describe('an answer that is too old', () => {
  it('may be given while a new one is fetched', async () => {
    const kinds: string[] = []
    const { client, backend } = makeClient((_, nth) => envelope([nth]), {
      cache: { maxAgeMs: 1_000, staleMs: 5_000 },
      onCacheHit: ({ kind }) => kinds.push(kind),
    })
    const nth = async () => (await client.GET(at.list)).data?.result as unknown
    expect(await nth()).toEqual([1])
    await vi.advanceTimersByTimeAsync(1_500)
    expect([await nth(), await nth()]).toEqual([[1], [1]])
    await vi.advanceTimersByTimeAsync(0)
    expect(await nth()).toEqual([2])
    expect(backend.requests).toHaveLength(2)
    expect(kinds).toEqual(['stale', 'stale', 'fresh'])
    await vi.advanceTimersByTimeAsync(6_000)
    expect(await nth()).toEqual([3])
  })

  it('is not waited to be refreshed for longer than its caller would have waited', async () => {
    const { client, backend } = makeClient(
      (_, nth) => (nth === 2 ? new Promise<Response>(() => {}) : envelope([nth])),
      { cache: { maxAgeMs: 1_000, staleMs: 60_000 }, timeoutMs: 500 },
    )
    const nth = async () => (await client.GET(at.list)).data?.result as unknown
    expect(await nth()).toEqual([1])
    await vi.advanceTimersByTimeAsync(1_500)
    expect(await nth()).toEqual([1])
    await vi.advanceTimersByTimeAsync(500)
    expect(backend.requests[1]?.signal.aborted).toBe(true)
    expect(await nth()).toEqual([3])
  })
})

describe('the budget of retries', () => {
  it('is used up by a backend that stays down, and grows with successes', async () => {
    let isDown = true
    const { client, backend } = makeClient(
      () => (isDown ? new Response('', { status: 503 }) : envelope([])),
      {
        cache: false,
      },
    )
    const call = async () => {
      const before = backend.requests.length
      const answer = client.GET(at.list)
      await vi.advanceTimersByTimeAsync(1_000)
      await answer
      return backend.requests.length - before
    }
    const tries: number[] = []
    for (let i = 0; i < 7; i++) tries.push(await call())
    expect(tries).toEqual([3, 3, 3, 3, 3, 1, 1])
    isDown = false
    for (let i = 0; i < 11; i++) await call()
    isDown = true
    expect([await call(), await call()]).toEqual([2, 1])
  })
})
