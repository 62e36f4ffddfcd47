import { describe, expect, it } from 'vitest'
import { envelope, fakeBackend } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { createClient } from './create-client.ts'

describe('what every request says about its caller', () => {
  it('carries the raw token, the mode and the language', async () => {
    const { client, backend } = makeClient()
    await client.GET(at.list)
    const { headers } = backend.requests[0] as Request
    expect(headers.get('authorization')).toBe('token-a')
    expect(headers.get('virtually')).toBe('YES')
    expect(headers.get('accept-language')).toBe('en')
    expect(headers.get('content-type')).toBeNull()
  })

  it('says virtually NO for the real account, and nothing about a token that is not there', async () => {
    const { client, backend, person } = makeClient()
    Object.assign(person, { token: null, virtual: false })
    await client.POST(at.write, { body: { userName: 'mei', password: 'secret-1' } })
    const { headers } = backend.requests[0] as Request
    expect(headers.get('virtually')).toBe('NO')
    expect(headers.has('authorization')).toBe(false)
    expect(headers.get('content-type')).toBe('application/json')
  })

  it('puts the prefix before the token', async () => {
    const { client, backend } = makeClient(undefined, { tokenPrefix: 'Bearer ' })
    await client.GET(at.list)
    expect(backend.requests[0]?.headers.get('authorization')).toBe('Bearer token-a')
  })

  it('adds headers of a call', async () => {
    const { client, backend } = makeClient()
    await client.GET(at.list, { headers: { 'X-Request-Id': 7, 'accept-language': 'ko', accept: null } })
    const { headers } = backend.requests[0] as Request
    expect(headers.get('x-request-id')).toBe('7')
    expect(headers.get('accept-language')).toBe('ko')
  })

  it("refuses a call whose headers say another token or mode, instead of sending it with the client's own", async () => {
    const { client, backend } = makeClient()
    for (const header of [
      ['Authorization', 'token-b'],
      ['virtually', 'NO'],
    ] as const) {
      const { error } = await client.GET(at.list, { headers: [header] })
      expect(error?.message).toContain(`${header[0]} is the client's own header`)
    }
    // @ts-expect-error it belongs to the client
    await client.GET(at.list, { headers: { virtually: 'YES' } })
    // @ts-expect-error the contract's headers are options of client and call
    await client.GET(at.list, { params: { header: { virtually: 'YES' } } })
    expect(backend.requests).toHaveLength(2)
  })

  it('takes the mode by its name, as identity gives it, or from a function', async () => {
    const backend = fakeBackend(() => envelope([]))
    const options = {
      baseUrl: 'http://api.test',
      getToken: () => null,
      fetch: backend.fetch,
      cache: false,
    } as const
    let mode: 'demo' | 'real' = 'demo'
    const client = createClient({ ...options, mode: () => mode })
    await client.GET(at.list)
    mode = client.identity().mode === 'demo' ? 'real' : 'demo'
    await client.GET(at.list)
    await createClient({ ...options, mode }).GET(at.list)
    expect(backend.requests.map(({ headers }) => headers.get('virtually'))).toEqual(['YES', 'NO', 'NO'])
  })

  it('shows the caller as mode, language and a fingerprint of the token', () => {
    const { client, person } = makeClient()
    const before = client.identity()
    expect(client.identity()).toBe(before)
    expect(JSON.stringify(before)).not.toContain('token-a')
    person.token = 'token-b'
    expect(client.identity().session).not.toBe(before.session)
    person.token = null
    expect(client.identity()).toEqual({ mode: 'demo', session: '', language: 'en' })
  })
})
