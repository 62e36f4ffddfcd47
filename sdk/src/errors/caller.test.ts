import { describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import { login } from '../gen/functions.ts'
import { AbortedError } from './aborted-error.ts'

const refused = () => makeClient(() => envelope(null, '10004')).client

/** The name of the test's own function that waits for a call. */
const stackOf = (error: unknown) => (error as Error).stack ?? ''

describe('the stack of an error', () => {
  it('holds the line that awaited a function', async () => {
    const signInOfThisTest = async () => await login(refused(), credentials)
    const error = await signInOfThisTest().catch((reason: unknown) => reason)
    expect(stackOf(error)).toContain('signInOfThisTest')
    expect(stackOf(error)).toContain('caller.test.ts')
    expect(stackOf(error)).toMatch(/^BusinessError: POST \/swx\/customer\/login\/login answered code 10004/)
  })

  it('holds the line that awaited a call of the client', async () => {
    const callOfThisTest = async () => await refused().POST(at.write, { body: credentials })
    const { error } = await callOfThisTest()
    expect(stackOf(error)).toContain('callOfThisTest')
    expect(stackOf(error)).not.toContain('read-answer.ts')
  })

  it('is that of each caller, where several share a request', async () => {
    const { client } = makeClient(() => new Response('', { status: 404 }))
    const firstCaller = async () => await client.GET(at.list)
    const secondCaller = async () => await client.GET(at.list)
    const [first, second] = await Promise.all([firstCaller(), secondCaller()])
    expect(stackOf(first.error)).toContain('firstCaller')
    expect(stackOf(second.error)).toContain('secondCaller')
    expect(first.error).not.toBe(second.error)
  })

  it('comes with everything that the error knew', async () => {
    const answer = { code: '11008', msg: 'Too little.', params: { limit: '20.00' }, traceId: 't-9' }
    const { client } = makeClient(() => Response.json(answer))
    const { error } = await client.POST(at.write, { body: credentials })
    expect({ ...error }).toMatchObject({
      kind: 'business',
      code: '11008',
      key: 'belowMinimum',
      params: { limit: '20.00' },
      traceId: 't-9',
      status: 200,
    })
  })

  it('is built once for its caller, and each observer has an error of its own', async () => {
    const observed: unknown[] = []
    const { client } = makeClient(() => envelope(null, '10004'), {
      onResponse: ({ error }) => observed.push(error),
    })
    const { error } = await client.POST(at.write, { body: credentials })
    expect(observed).toHaveLength(1)
    expect(observed[0]).not.toBe(error)
    expect(JSON.stringify(observed[0])).toBe(JSON.stringify(error))
  })

  it('is that of the middleware, where a middleware throws an error of this package', async () => {
    const { client } = makeClient()
    const thrown = new AbortedError('was stopped by a middleware', { method: 'GET', path: at.list })
    client.use(() => Promise.reject(thrown))
    expect((await client.GET(at.list)).error).toBe(thrown)
  })
})

describe('in an engine whose stacks end at an await', () => {
  it('the stack holds the line that began the call', async () => {
    vi.stubGlobal('Bun', {})
    vi.resetModules()
    const { createClient } = await import('../client/create-client.ts')
    const fetch = async () => envelope(null, '10004')
    const options = { baseUrl: 'http://api.test', fetch, getToken: () => null, mode: 'demo' as const }
    const beginOfThisTest = () => createClient(options).POST(at.write, { body: credentials })
    const { error } = await beginOfThisTest()
    vi.unstubAllGlobals()
    expect(stackOf(error)).toMatch(/^BusinessError: POST .* answered code 10004\n/)
    expect(stackOf(error)).toContain('beginOfThisTest')
  })
})
