import { describe, expect, it, vi } from 'vitest'
import { deferred, envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import type { UnauthorizedInfo } from './session-expiry.ts'

const byStatus = () => new Response('', { status: 401 })
const byCode = () => envelope(null, 401)

describe('an expired session', () => {
  it.each([
    ['status', byStatus],
    ['body code', byCode],
  ])('is reported once for 100 concurrent calls, by %s', async (_, answer) => {
    const onUnauthorized = vi.fn<(info: UnauthorizedInfo) => void>()
    const { client } = makeClient(answer, { onUnauthorized })
    const calls = await Promise.all(Array.from({ length: 100 }, () => client.POST(at.postedRead)))
    expect(calls.every(({ error }) => error?.kind === 'sessionExpired')).toBe(true)
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
    expect(onUnauthorized.mock.calls[0]?.[0].error.path).toBe(at.postedRead)
    await client.POST(at.postedRead)
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('is reported before the call that noticed it is answered', async () => {
    const order: string[] = []
    const { client } = makeClient(byCode, { onUnauthorized: () => order.push('told') })
    await client.GET(at.list)
    order.push('answered')
    expect(order).toEqual(['told', 'answered'])
  })

  it('is reported again for the next token, and for the same one after a new login', async () => {
    const onUnauthorized = vi.fn()
    const { client, person } = makeClient(
      (request) => (request.url.endsWith('/login') ? envelope({}) : byCode()),
      {
        onUnauthorized,
      },
    )
    await client.POST(at.postedRead)
    person.token = 'token-b'
    await client.POST(at.postedRead)
    expect(onUnauthorized).toHaveBeenCalledTimes(2)
    await client.POST(at.write, { body: credentials })
    await client.POST(at.postedRead)
    expect(onUnauthorized).toHaveBeenCalledTimes(3)
  })

  it('of an earlier token does not end the session of a later one', async () => {
    const late = deferred<Response>()
    const onUnauthorized = vi.fn()
    const { client, person } = makeClient((_, nth) => (nth === 1 ? late.promise : envelope({})), {
      onUnauthorized,
    })
    const old = client.POST(at.postedRead)
    person.token = 'token-b'
    await client.POST(at.postedRead)
    late.resolve(byCode())
    expect((await old).error?.kind).toBe('sessionExpired')
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('drops the cache', async () => {
    const { client } = makeClient((request, nth) => (request.method === 'POST' ? byCode() : envelope([nth])))
    await client.GET(at.list)
    await client.POST(at.postedRead)
    expect(client.cache.size).toBe(0)
  })

  it('answers its call although the callback throws', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { client } = makeClient(byCode, {
      onUnauthorized: () => {
        throw new Error('in the callback')
      },
    })
    const { error } = await client.GET(at.list)
    expect(error?.kind).toBe('sessionExpired')
    expect(printed).toHaveBeenCalledTimes(1)
  })
})
