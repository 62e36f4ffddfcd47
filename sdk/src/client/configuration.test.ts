import { afterEach, describe, expect, it, vi } from 'vitest'
import { envelope, fakeBackend } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { isConfigurationError } from '../errors/configuration-error.ts'
import { createClient } from './create-client.ts'

const rest = { getToken: () => null, mode: 'demo' as const }
afterEach(() => vi.unstubAllGlobals())

describe('a client that cannot work', () => {
  it.each(['api.example.com', 'localhost:4010', '/api', 'ftp://api.example.com', 'https://', undefined])(
    'says so when it is made, with the base URL %s',
    (baseUrl) => {
      const make = () => createClient({ baseUrl: baseUrl as string, ...rest })
      expect(make).toThrow(/baseUrl is .* has to be a whole origin/)
    },
  )

  it('says so when it is made, outside of a page without an origin', () => {
    expect(() => createClient({ baseUrl: '', ...rest })).toThrow('baseUrl is ""')
  })

  it('says so when it is made, where there is no fetch', () => {
    vi.stubGlobal('fetch', undefined)
    expect(() => createClient({ baseUrl: 'https://api.example.com', ...rest })).toThrow(
      'there is no fetch here',
    )
  })

  it('says so when it is made, without a mode or with one that is none', () => {
    for (const mode of [undefined, 'virtual', true]) {
      const options = { baseUrl: 'https://api.example.com', getToken: () => null, mode: mode as 'demo' }
      expect(() => createClient(options)).toThrow('it has to be "demo", "real", or a function')
    }
  })

  it('sends nothing when the function for the mode says none', async () => {
    const backend = fakeBackend(() => envelope([]))
    const options = { baseUrl: 'https://api.example.com', getToken: () => null, fetch: backend.fetch }
    const { error } = await createClient({ ...options, mode: (() => 'DEMO') as never }).GET(at.list)
    expect(error?.message).toContain('mode is "DEMO": it has to be "demo" or "real"')
    expect(backend.requests).toHaveLength(0)
  })

  it('says so when it is made, without a getToken', () => {
    const options = { baseUrl: 'https://api.example.com', mode: 'demo' }
    expect(() => createClient(options as typeof rest & { baseUrl: string })).toThrow('getToken is missing')
  })

  it.each([
    [
      'throws',
      () => {
        throw new Error('no storage')
      },
    ],
    ['never answers', () => new Promise<string>(() => {})],
    ['fails later', () => Promise.reject(new Error('no storage'))],
  ])('answers an error of its own when getToken %s, and sends nothing', async (_, getToken) => {
    const { client, backend } = makeClient(undefined, { getToken: getToken as unknown as () => string })
    const { error } = await client.GET(at.list)
    expect(isConfigurationError(error)).toBe(true)
    expect(error?.message).toContain('getToken')
    expect(backend.requests).toHaveLength(0)
  })

  it.each([
    ['getToken', { getToken: () => Promise.resolve('token') as unknown as string }],
    ['mode', { mode: (() => 'DEMO') as unknown as () => 'demo' }],
    ['getLanguage', { getLanguage: () => JSON.parse('{') }],
  ])('says which call it was for, when %s cannot be read', async (_, option) => {
    const client = createClient({ baseUrl: 'https://api.example.com', ...rest, ...option })
    const params = { path: { id: '7' } }
    const { error } = await client.GET(at.byId, { params })
    const path = '/swx/customer/index/getMarketInfo/7'
    expect(error).toMatchObject({ kind: 'configuration', method: 'GET', path })
    expect(error?.message).toMatch(`GET ${path} `)
    expect(() => client.identity()).toThrow(expect.objectContaining({ method: '', path: '' }))
  })

  it('says so when getToken throws for the request that is sent after a refresh', async () => {
    let isBroken = false
    const { client, backend } = makeClient(() => envelope(null, '401'), {
      getToken: () => {
        if (isBroken) throw new Error('no storage')
        return 'token-a'
      },
      // The session asks for the token once the refresh is over; the storage breaks after that.
      refresh: () => {
        queueMicrotask(() => {
          isBroken = true
        })
        return true
      },
    })
    const { error } = await client.POST(at.postedRead)
    expect(error).toMatchObject({ kind: 'configuration', method: 'POST', path: at.postedRead })
    expect(backend.requests).toHaveLength(1)
  })

  it('answers although getToken fails while the answer is on its way', async () => {
    let isBroken = false
    const getToken = () => {
      if (isBroken) throw new Error('no storage')
      return 'token-a'
    }
    const { client } = makeClient(
      () => {
        isBroken = true
        return envelope(null, '401')
      },
      { getToken },
    )
    expect((await client.GET(at.list)).error?.kind).toBe('sessionExpired')
  })
})

describe('a token that no header can have', () => {
  it.each([{}, { 'X-App': 'swx' }])('is in no part of the error, with the headers %o', async (headers) => {
    const { client } = makeClient(() => envelope([]), { getToken: () => 'token\nof-mei', headers })
    const { error } = await client.GET(at.list)
    expect(error?.kind).toMatch(/contract|network/)
    const shown = [error?.message, error?.stack, String(error?.cause), JSON.stringify(error)].join()
    expect(shown).not.toContain('of-mei')
  })
})

describe('a redirect', () => {
  it.each([301, 302, 307, 308])('with status %i is refused, and nothing is sent after it', async (status) => {
    const { client, backend } = makeClient(
      () => new Response(null, { status, headers: { location: 'https://elsewhere.example/' } }),
    )
    const { error } = await client.POST(at.write, { body: { userName: 'mei_lin', password: 'secret-1' } })
    expect(error).toMatchObject({ kind: 'contract', status })
    expect(error?.message).toContain('answered with a redirect, which is not followed')
    expect(backend.requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  })

  it('is refused also where a fetch has followed it by itself', async () => {
    const response = envelope([])
    Object.defineProperty(response, 'redirected', { value: true })
    const { client } = makeClient(() => response)
    expect((await client.GET(at.list)).error?.message).toContain('redirect')
  })
})

describe('headers of a client', () => {
  it('go with every request, and do not keep answers from the cache', async () => {
    const backend = fakeBackend()
    let n = 0
    const { client } = makeClient(undefined, {
      fetch: backend.fetch,
      headers: () => ({ 'X-App': `web ${++n}` }),
    })
    await client.GET(at.list)
    await client.GET(at.list)
    await client.GET(at.byId, { params: { path: { id: '1' } } })
    expect(backend.requests.map(({ headers }) => headers.get('x-app'))).toEqual(['web 1', 'web 2'])
  })
})

describe('a middleware', () => {
  it('sees each try of a request and its response, the first one outermost, until it is taken away', async () => {
    const seen: string[] = []
    const { client, backend } = makeClient((_, nth) =>
      nth === 1 ? new Response('', { status: 503, headers: { 'retry-after': '0' } }) : envelope([]),
    )
    client.use(async (request, send) => {
      request.headers.set('X-Trace', 'outer')
      const response = await send(request)
      seen.push(`outer ${response.status}`)
      return response
    })
    const remove = client.use(async (request, send) => {
      seen.push(`inner ${request.headers.get('x-trace')}`)
      return await send(request)
    })
    await client.GET(at.list)
    expect(seen).toEqual(['inner outer', 'outer 503', 'inner outer', 'outer 200'])
    expect(backend.requests[0]?.headers.get('x-trace')).toBe('outer')
    remove()
    await client.GET(at.list, { cache: 'reload' })
    expect(seen.at(-1)).toBe('outer 200')
    expect(seen).toHaveLength(5)
  })

  it('that fails is a network error with its cause', async () => {
    const { client } = makeClient()
    client.use(async () => {
      throw new Error('in the middleware')
    })
    const { error } = await client.GET(at.list, { retry: false })
    expect(error).toMatchObject({ kind: 'network', cause: { message: 'in the middleware' } })
  })
})

describe('the deadline of a try', () => {
  const hangsAtFirst = (_: Request, nth: number) =>
    nth === 1 ? new Promise<Response>(() => {}) : envelope([], '20004')
  const body = { productId: 'p-1', days: 7, amount: '100.00', acceptedTermsVersion: 'terms-1' }

  it('lets a money call that hangs be tried again within its time, with the same key', async () => {
    const { client, backend } = makeClient(hangsAtFirst)
    const { data } = await client.POST('/swx/customer/order/buySmart', { body, retry: 2, tryTimeoutMs: 20 })
    expect(data?.code).toBe('20004')
    const keys = backend.requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })

  it('is an error that says so, where there is no further try', async () => {
    const { client } = makeClient(hangsAtFirst, { tryTimeoutMs: 20 })
    const { error } = await client.POST('/swx/customer/order/buySmart', { body })
    expect(error?.message).toContain('to one try within 20 ms')
    expect(error?.kind).toBe('timeout')
  })
})
