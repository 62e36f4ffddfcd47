import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferred, envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'

/** Answers with the number of the request, so that a stored answer shows itself. */
const counting = (_: Request, nth: number) => envelope([nth])
const seen = async (call: Promise<{ data?: unknown }>) =>
  (await call).data as { result: number[] } | undefined
const nth = async (call: Promise<{ data?: unknown }>) => (await seen(call))?.result[0]
const type = (value: 1 | 2 | 3 | 4 | 5) => ({ params: { query: { type: value } } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the cache of GETs', () => {
  it('answers again within five minutes, and asks again after', async () => {
    const { client, backend } = makeClient(counting)
    expect(await nth(client.GET(at.list))).toBe(1)
    vi.advanceTimersByTime(299_999)
    expect(await nth(client.GET(at.list))).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await nth(client.GET(at.list))).toBe(2)
    expect(backend.requests).toHaveLength(2)
  })

  it('does not outlive a clock that is set back', async () => {
    const { client } = makeClient(counting)
    await client.GET(at.list)
    vi.setSystemTime(Date.now() - 3_600_000)
    expect(await nth(client.GET(at.list))).toBe(2)
  })

  it('keeps answers apart by operation and by parameters', async () => {
    const { client } = makeClient(counting)
    expect(await nth(client.GET(at.list))).toBe(1)
    expect(await nth(client.GET(at.list, type(1)))).toBe(2)
    expect(await nth(client.GET(at.list, type(2)))).toBe(3)
    expect(await nth(client.GET(at.byId, { params: { path: { id: '1' } } }))).toBe(4)
    expect(await nth(client.GET(at.byId, { params: { path: { id: '2' } } }))).toBe(5)
    expect(await nth(client.GET(at.list, type(1)))).toBe(2)
  })

  it.each([
    ['token', { token: 'token-b' }],
    ['mode', { virtual: false }],
    ['language', { language: 'ko' }],
  ])('never answers after a change of %s, not even after changing back', async (_, change) => {
    const { client, person } = makeClient(counting)
    const before = { ...person }
    await client.GET(at.list)
    Object.assign(person, change)
    expect(await nth(client.GET(at.list))).toBe(2)
    Object.assign(person, before)
    expect(await nth(client.GET(at.list))).toBe(3)
  })

  it('never gives user B what was on its way for user A', async () => {
    const forA = deferred<Response>()
    const { client, person } = makeClient((request) =>
      request.headers.get('authorization') === 'token-a' ? forA.promise : envelope(['of B']),
    )
    const a = seen(client.GET(at.list))
    person.token = 'token-b'
    const b = seen(client.GET(at.list))
    forA.resolve(envelope(['of A']))
    expect((await a)?.result).toEqual(['of A'])
    expect((await b)?.result).toEqual(['of B'])
    expect((await seen(client.GET(at.list)))?.result).toEqual(['of B'])
  })

  it('stores nothing but HTTP 200 with a success code', async () => {
    const answers = [
      () => envelope(null, '10015'),
      () => envelope(null, '999'),
      () => Response.json({ code: '400' }, { status: 400 }),
      () => new Response('oops'),
      () => Response.json({ code: '200', result: [] }, { status: 203 }),
      () => envelope(['stored']),
    ]
    const { client, backend } = makeClient((_, n) => (answers[n - 1] ?? (() => envelope(['again'])))())
    for (const _ of answers) await client.GET(at.list)
    expect((await seen(client.GET(at.list)))?.result).toEqual(['stored'])
    expect(backend.requests).toHaveLength(answers.length)
  })

  it('obeys the contract: what may never be kept is asked for every time', async () => {
    const { client, backend } = makeClient()
    const query = { params: { query: { userName: 'mei_lin' } } }
    await client.GET(at.neverCached, query)
    await client.GET(at.neverCached, query)
    expect(backend.requests).toHaveLength(2)
  })

  it('does not store answers to POSTs', async () => {
    const { client, backend } = makeClient()
    await client.POST(at.postedRead)
    await client.POST(at.postedRead)
    expect(backend.requests).toHaveLength(2)
    expect(client.cache.size).toBe(0)
  })

  it('is dropped by every successful write, by login and by logout', async () => {
    for (const path of [at.write, at.logout] as const) {
      const { client } = makeClient(counting)
      await client.GET(at.list)
      await client.request('POST', path)
      expect(await nth(client.GET(at.list))).toBe(3)
    }
  })

  it('is dropped when it is unknown whether a write happened', async () => {
    const outcomes = [
      () => Promise.reject(new Error('reset')),
      () => new Response('', { status: 502 }),
      () => new Response(''),
    ]
    for (const outcome of outcomes) {
      const { client } = makeClient((request, n) => (request.method === 'POST' ? outcome() : envelope([n])))
      await client.GET(at.list)
      await client.POST(at.write, { body: credentials })
      expect(await nth(client.GET(at.list))).toBe(3)
    }
  })

  it('stays after a refused write, and after a POST that only reads', async () => {
    const { client } = makeClient((request, n) =>
      request.url.endsWith('/login/login') ? envelope(null, '10004') : envelope([n]),
    )
    await client.GET(at.list)
    await client.POST(at.write, { body: credentials })
    await client.POST(at.postedRead)
    expect(await nth(client.GET(at.list))).toBe(1)
  })

  it('does not store what was read before a write and arrives after it', async () => {
    const early = deferred<Response>()
    const { client } = makeClient((request, n) => (n === 1 ? early.promise : envelope([request.method, n])))
    const old = seen(client.GET(at.list))
    await client.POST(at.write, { body: credentials })
    early.resolve(envelope(['before']))
    expect((await old)?.result).toEqual(['before'])
    expect((await seen(client.GET(at.list)))?.result).toEqual(['GET', 3])
  })

  it('cannot be poisoned by a caller', async () => {
    const { client } = makeClient(() => envelope([{ code: 'EURUSD', hundred: [1, 2] }]))
    type Row = { code: string; hundred: number[] }
    const first = (await client.GET(at.list)).data as unknown as { result: Row[]; code: string }
    expect(() => first.result.push({ code: 'EVIL', hundred: [] })).toThrow(TypeError)
    const row = first.result[0] as Row
    expect(() => row.hundred.reverse()).toThrow(TypeError)
    expect(() => Object.assign(row, { code: 'EVIL' })).toThrow(TypeError)
    expect(() => Object.assign(first, { code: '10001' })).toThrow(TypeError)
    const again = await client.GET(at.list)
    expect(() => Object.assign(again, { data: 'evil' })).toThrow(TypeError)
    expect((await client.GET(at.list)).data?.result).toEqual([{ code: 'EURUSD', hundred: [1, 2] }])
  })

  it('no-cache asks the backend and stores the answer, and lets the platform answer from a copy', async () => {
    const { client, backend } = makeClient(counting)
    expect(await nth(client.GET(at.list))).toBe(1)
    expect(await nth(client.GET(at.list, { cache: 'no-cache' }))).toBe(2)
    expect(await nth(client.GET(at.list))).toBe(2)
    await client.GET(at.list, { cache: 'reload' })
    expect(backend.requests.map(({ cache }) => cache)).toEqual(['default', 'no-cache', 'reload'])
  })

  it('reload asks the backend and stores the answer; no-store does neither read nor store', async () => {
    const { client } = makeClient(counting)
    expect(await nth(client.GET(at.list))).toBe(1)
    expect(await nth(client.GET(at.list, { cache: 'reload' }))).toBe(2)
    expect(await nth(client.GET(at.list))).toBe(2)
    expect(await nth(client.GET(at.list, { cache: 'no-store' }))).toBe(3)
    expect(await nth(client.GET(at.list))).toBe(2)
  })

  it('is not used by calls with headers of their own, since those may change the answer', async () => {
    const { client } = makeClient(counting)
    await client.GET(at.list)
    expect(await nth(client.GET(at.list, { headers: { 'Accept-Language': 'ko' } }))).toBe(2)
    expect(await nth(client.GET(at.list))).toBe(1)
  })

  it('holds at most 100 answers: the oldest go first, those in use stay', async () => {
    const { client, backend } = makeClient()
    const get = (id: number) => client.GET(at.byId, { params: { path: { id: String(id) } } })
    for (let id = 1; id <= 100; id++) await get(id)
    await get(1)
    await get(101)
    expect(client.cache.size).toBe(100)
    expect(backend.requests).toHaveLength(101)
    await get(1)
    expect(backend.requests).toHaveLength(101)
    await get(2)
    expect(backend.requests).toHaveLength(102)
  })

  it('is swept every 60 seconds, and leaves no timer behind when it is empty', async () => {
    const { client } = makeClient()
    await client.GET(at.list)
    vi.advanceTimersByTime(100_000)
    await client.GET(at.byId, { params: { path: { id: '1' } } })
    vi.advanceTimersByTime(200_000)
    expect(client.cache.size).toBe(1)
    vi.advanceTimersByTime(120_000)
    expect(client.cache.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('can be cleared, or invalidated by path and by tag', async () => {
    const { client } = makeClient(counting)
    const byId = (id: string) => client.GET(at.byId, { params: { path: { id } } })
    const fill = async () => [await nth(client.GET(at.list)), await nth(byId('1')), await nth(byId('2'))]
    expect(await fill()).toEqual([1, 2, 3])
    client.cache.invalidate(at.byId)
    expect(await fill()).toEqual([1, 4, 5])
    client.cache.invalidate('order', '/swx/customer/index/getMarketInfo/2')
    expect(await fill()).toEqual([1, 4, 6])
    client.cache.invalidate('index')
    expect(await fill()).toEqual([7, 8, 9])
    client.cache.clear()
    expect(client.cache.size).toBe(0)
  })

  it('can be switched off or made smaller', async () => {
    const off = makeClient(counting, { cache: false })
    await off.client.GET(at.list)
    expect(await nth(off.client.GET(at.list))).toBe(2)
    const short = makeClient(counting, { cache: { maxAgeMs: 1_000 } })
    await short.client.GET(at.list)
    vi.advanceTimersByTime(1_000)
    expect(await nth(short.client.GET(at.list))).toBe(2)
    const none = makeClient(counting, { cache: { maxEntries: 0 } })
    await none.client.GET(at.list)
    expect(none.client.cache.size).toBe(0)
  })
})
