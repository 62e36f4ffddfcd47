import { describe, expect, it, vi } from 'vitest'
import { envelope, type FakeHandler } from '../../test/fake-backend.ts'
import { at, credentials, makeClient, type Person } from '../../test/make-client.ts'

/** Accepts every token but the first. */
const refusesOld: FakeHandler = ({ headers }) =>
  headers.get('authorization') === 'token-a'
    ? envelope(null, 401)
    : envelope({ by: headers.get('authorization') })

function setUp(handler: FakeHandler, refreshOf: (person: Person) => boolean | Promise<boolean>) {
  const onUnauthorized = vi.fn()
  const refresh = vi.fn(() => refreshOf(made.person))
  const made = makeClient(handler, { onUnauthorized, refresh })
  return { ...made, onUnauthorized, refresh }
}

describe('refreshing a session', () => {
  it('happens once for 100 refused calls, each of which is sent once more', async () => {
    const { client, backend, refresh, onUnauthorized } = setUp(refusesOld, async (person) => {
      person.token = 'token-b'
      return true
    })
    const answers = await Promise.all(Array.from({ length: 100 }, () => client.POST(at.postedRead)))
    expect(answers.every(({ data }) => data !== undefined)).toBe(true)
    expect(refresh).toHaveBeenCalledTimes(1)
    expect(backend.requests).toHaveLength(200)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('gives up when it fails, and the expiry is reported once', async () => {
    for (const fail of [() => false, () => Promise.reject(new Error('no'))]) {
      const { client, backend, refresh, onUnauthorized } = setUp(refusesOld, fail)
      await Promise.all([client.POST(at.postedRead), client.POST(at.postedRead)])
      const { error } = await client.POST(at.postedRead)
      expect(error?.kind).toBe('sessionExpired')
      expect(refresh).toHaveBeenCalledTimes(1)
      expect(onUnauthorized).toHaveBeenCalledTimes(1)
      expect(backend.requests).toHaveLength(3)
    }
  })

  it('is not tried again for a call whose second try is refused too', async () => {
    const { client, backend, onUnauthorized } = setUp(
      () => envelope(null, 401),
      (person) => {
        person.token = `${person.token}'`
        return true
      },
    )
    expect((await client.GET(at.list)).error?.kind).toBe('sessionExpired')
    expect(backend.requests).toHaveLength(2)
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('does not wait for itself when it logs in with the same client and that is refused too', async () => {
    const onUnauthorized = vi.fn()
    const made: ReturnType<typeof makeClient> = makeClient(() => new Response('', { status: 401 }), {
      onUnauthorized,
      refresh: async () => {
        const { data } = await made.client.POST(at.write, { body: credentials })
        return data !== undefined
      },
    })
    const { error } = await made.client.POST(at.postedRead, { timeoutMs: 2_000 })
    expect(error?.kind).toBe('sessionExpired')
    expect(made.backend.requests).toHaveLength(2)
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('sends nothing again once the client speaks for the other account', async () => {
    const body = { productId: 'p-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
    const { client, backend } = setUp(refusesOld, (person) => {
      Object.assign(person, { token: 'token-b', virtual: false })
      return true
    })
    const answers = await Promise.all([
      client.POST('/swx/customer/order/buySmart', { body }),
      client.GET(at.list),
    ])
    expect(answers.map(({ error }) => error?.kind)).toEqual(['sessionExpired', 'sessionExpired'])
    expect(backend.requests).toHaveLength(2)
  })

  it('lets no write go out by a token that it did not bring, which may be of another user', async () => {
    const made: ReturnType<typeof setUp> = setUp(
      ({ headers }) => {
        made.person.token = 'token-of-the-next-login'
        return headers.get('authorization') === 'token-a' ? envelope(null, 401) : envelope([])
      },
      () => true,
    )
    const body = { productId: 'p-30', days: 30, amount: '5000.00', acceptedTermsVersion: '2026-01' }
    const bought = await made.client.POST('/swx/customer/order/buySmart', { body })
    expect(bought.error?.kind).toBe('sessionExpired')
    expect(made.backend.requests).toHaveLength(1)
    made.person.token = 'token-a'
    expect((await made.client.GET(at.list)).error).toBeUndefined()
    expect(made.refresh).not.toHaveBeenCalled()
  })

  it('is within the deadline of the call', async () => {
    const { client, backend } = setUp(refusesOld, () => new Promise(() => {}))
    expect((await client.GET(at.list, { timeoutMs: 20 })).error?.kind).toBe('timeout')
    expect(backend.requests).toHaveLength(1)
  })
})
