import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'

const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('', { status: code, headers })
const broken = () => Promise.reject(new TypeError('fetch failed'))
/** Fails as often as said, then succeeds. */
const failing = (times: number, fail: () => Response | Promise<Response>) => (_: Request, nth: number) =>
  nth <= times ? fail() : envelope([nth])

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('trying again', () => {
  it.each([
    ['a broken connection', broken],
    ['HTTP 408', status(408)],
    ['HTTP 429', status(429)],
    ['HTTP 500', status(500)],
    ['HTTP 503', status(503)],
  ])('happens up to twice for a GET after %s', async (_, fail) => {
    const { client, backend } = makeClient(failing(2, fail))
    const call = client.GET(at.list)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await call).data?.result).toEqual([3])
    expect(backend.requests).toHaveLength(3)
  })

  it('ends after the third failure with that failure', async () => {
    const { client, backend } = makeClient((_, nth) => new Response('', { status: 500 + nth }))
    const call = client.GET(at.list)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await call).error?.status).toBe(503)
    expect(backend.requests).toHaveLength(3)
  })

  it.each([
    ['HTTP 400', status(400)],
    ['HTTP 404', status(404)],
    ['an error', () => envelope(null, '10015')],
    ['an expired session', status(401)],
    ['an answer that cannot be read', () => new Response('oops')],
  ])('does not happen after %s', async (_, answer) => {
    const { client, backend } = makeClient(answer)
    await client.GET(at.list)
    expect(backend.requests).toHaveLength(1)
  })

  it.each([
    ['a broken connection', broken],
    ['HTTP 429', status(429, { 'retry-after': '0' })],
    ['HTTP 503', status(503)],
  ])('never happens by itself for a POST after %s', async (_, fail) => {
    const { client, backend } = makeClient(failing(9, fail))
    await client.POST(at.write, { body: credentials, retry: 5 })
    await client.POST(at.postedRead)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(backend.requests).toHaveLength(2)
  })

  it('can be set for a client and for a call', async () => {
    const none = makeClient(broken, { retry: false })
    await none.client.GET(at.list)
    expect(none.backend.requests).toHaveLength(1)
    const call = none.client.GET(at.list, { retry: 1 })
    await vi.advanceTimersByTimeAsync(10_000)
    await call
    expect(none.backend.requests).toHaveLength(3)
  })

  it('waits a random part of a bound that doubles', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const { client, backend } = makeClient(broken)
    const call = client.GET(at.list)
    await vi.advanceTimersByTimeAsync(149)
    expect(backend.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(backend.requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(299)
    expect(backend.requests).toHaveLength(2)
    random.mockReturnValue(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(backend.requests).toHaveLength(3)
    await call
  })

  it.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7_000).toUTCString()],
  ])('waits as long as Retry-After says in %s', async (_, after) => {
    vi.setSystemTime(1_768_058_400_000)
    const { client, backend } = makeClient((_request, nth) =>
      nth === 1 ? new Response('', { status: 429, headers: { 'retry-after': after() } }) : envelope([]),
    )
    const call = client.GET(at.list)
    await vi.advanceTimersByTimeAsync(6_900)
    expect(backend.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(200)
    expect((await call).error).toBeUndefined()
  })

  it('is not waited for past the deadline: the call fails at once', async () => {
    const { client, backend } = makeClient(status(503, { 'retry-after': '120' }))
    const { error } = await client.GET(at.list)
    expect(error?.status).toBe(503)
    expect(backend.requests).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends with its caller', async () => {
    const { client, backend } = makeClient(status(503, { 'retry-after': '10' }))
    const controller = new AbortController()
    const call = client.GET(at.list, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1_000)
    controller.abort()
    expect((await call).error?.kind).toBe('aborted')
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(backend.requests).toHaveLength(1)
  })
})
