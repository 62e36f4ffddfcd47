import { describe, expect, it } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'
import { isBusinessError } from '../errors/business-error.ts'
import { isContractError } from '../errors/contract-error.ts'
import { isHttpError } from '../errors/http-error.ts'
import { isNetworkError } from '../errors/network-error.ts'
import { isSessionExpiredError } from '../errors/session-expired-error.ts'

const noRetry = { retry: false } as const

describe('what a call answers', () => {
  it('gives the whole success envelope and the response', async () => {
    const { client } = makeClient(() => envelope([{ code: 'EURUSD' }]))
    const { data, error, response } = await client.GET(at.list)
    expect(error).toBeUndefined()
    expect(data).toMatchObject({ code: '200', result: [{ code: 'EURUSD' }], traceId: 't-1' })
    expect(response?.status).toBe(200)
  })

  it.each(['20001', '20002', '20003', '20004', '20005'])('takes %s as a success', async (code) => {
    const { client } = makeClient(() => envelope(null, code))
    expect((await client.POST(at.write, { body: credentials })).data?.code).toBe(code)
  })

  it('reads a code that is a number', async () => {
    const { client } = makeClient(() => envelope([], 200))
    expect((await client.GET(at.list)).data?.code).toBe('200')
    const refusing = makeClient(() => envelope(null, 10004))
    expect((await refusing.client.POST(at.write, { body: credentials })).error?.code).toBe('10004')
  })

  it('gives an error as a business error with its code, request id and parameters', async () => {
    const { client } = makeClient(() =>
      envelope(null, '11008', { msg: 'too little', params: { limit: '120.00' } }),
    )
    const { data, error, response } = await client.POST(at.write, { body: credentials })
    expect(data).toBeUndefined()
    expect(isBusinessError(error)).toBe(true)
    expect(error).toMatchObject({
      kind: 'business',
      code: '11008',
      traceId: 't-1',
      status: 200,
      params: { limit: '120.00' },
      method: 'POST',
      path: at.write,
    })
    expect(error?.message).toBe(`POST ${at.write} answered code 11008: too little`)
    expect(response?.status).toBe(200)
  })

  it('gives what an error says about itself, such as until when payments are locked', async () => {
    const { client } = makeClient(() => envelope({ reason: 'OPERATOR', until: null }, '11004'))
    expect((await client.POST(at.write, { body: credentials })).error?.params).toEqual({
      reason: 'OPERATOR',
      until: null,
    })
  })

  it.each(['10026', '20006', '999', 'E-17', '0'])('keeps the unlisted code %s', async (code) => {
    const { client } = makeClient(() => envelope(null, code))
    const { error } = await client.GET(at.list)
    expect([error?.kind, error?.code]).toEqual(['business', code])
  })

  it('gives an HTTP error with its status, code and refused fields', async () => {
    const errors = [{ field: 'type', rule: 'enum' }]
    const { client } = makeClient(() =>
      Response.json({ code: '400', msg: 'bad', errors, traceId: 't-2' }, { status: 400 }),
    )
    const { error } = await client.GET(at.list)
    expect(isHttpError(error)).toBe(true)
    expect(error).toMatchObject({ status: 400, code: '400', errors, traceId: 't-2' })
  })

  it('gives an HTTP error without a code when its body is no envelope', async () => {
    const { client } = makeClient(() => new Response('<h1>Bad gateway</h1>', { status: 502 }), noRetry)
    const { error } = await client.GET(at.list)
    expect([error?.kind, error?.status, error?.code]).toEqual(['http', 502, undefined])
  })

  it('does not take a success code in an HTTP error for a success', async () => {
    const { client } = makeClient(() => Response.json({ code: '200', result: [] }, { status: 500 }), noRetry)
    expect((await client.GET(at.list)).error?.kind).toBe('http')
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '<html>token-a</html>'],
    ['half an answer', '{"code":"200","result":['],
    ['an array', '[]'],
    ['null', 'null'],
    ['an object without a code', '{"result":[]}'],
    ['a code of another type', '{"code":true}'],
  ])('says that the answer breaks the contract when it is %s', async (_, text) => {
    const { client } = makeClient(() => new Response(text))
    const { error } = await client.GET(at.list)
    expect(isContractError(error)).toBe(true)
    expect(JSON.stringify(error) + String(error?.stack)).not.toContain('token-a')
  })

  it('gives a network error when there is no answer, with its cause', async () => {
    const cause = new TypeError('connect ECONNREFUSED')
    const { client } = makeClient(() => Promise.reject(cause), noRetry)
    const { error, response } = await client.GET(at.list)
    expect(isNetworkError(error)).toBe(true)
    expect(error?.cause).toBe(cause)
    expect(response).toBeUndefined()
  })

  it('gives a network error when the body breaks off', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new Error('socket hang up')),
    })
    const { client } = makeClient(() => new Response(body), noRetry)
    expect((await client.GET(at.list)).error?.kind).toBe('network')
  })

  it.each([
    ['status', () => new Response('no', { status: 401 })],
    ['body code as text', () => envelope(null, '401')],
    ['body code as number', () => envelope(null, 401)],
    ['body code of an HTTP error', () => Response.json({ code: 401 }, { status: 403 })],
  ])('says that the session expired by %s', async (_, answer) => {
    const { client } = makeClient(answer)
    expect(isSessionExpiredError((await client.POST(at.postedRead)).error)).toBe(true)
  })

  it.each([
    ['a bigint', { userName: 1n }],
    [
      'a circle',
      (() => {
        const a: Record<string, unknown> = {}
        a.a = a
        return a
      })(),
    ],
  ])('refuses a body with %s instead of throwing', async (_, body) => {
    const { client, backend } = makeClient()
    const { error } = await client.POST(at.write, { body: body as unknown as typeof credentials })
    expect(error?.kind).toBe('contract')
    expect(backend.requests).toHaveLength(0)
  })

  it('refuses a query that no URL can hold instead of throwing', async () => {
    const { client, backend } = makeClient()
    const query = { code: '\ud800', date: '2026-01-10' }
    expect((await client.GET(at.candles, { params: { query } })).error?.kind).toBe('contract')
    expect(backend.requests).toHaveLength(0)
  })

  it('calls fetch as browsers and workers want it, not as the method of another object', async () => {
    const { client, backend } = makeClient(undefined, {
      fetch(this: unknown, ...call) {
        if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation')
        return backend.fetch(...call)
      },
    })
    const { data } = await client.GET(at.list)
    expect(data?.code).toBe('200')
  })

  it('sends JSON bodies, and forms as they are', async () => {
    const { client, backend } = makeClient()
    await client.POST(at.write, { body: { userName: 'mei', password: 'secret-1' } })
    expect(await backend.requests[0]?.json()).toEqual({ userName: 'mei', password: 'secret-1' })
    const form = new FormData()
    form.set('purpose', 'kyc')
    await client.request('POST', at.write, { body: form })
    expect(backend.requests[1]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('accepts a base URL with a slash at its end, and the page itself', async () => {
    const urls: unknown[] = []
    const fetch = async (url: unknown) => {
      urls.push(url)
      return envelope([])
    }
    for (const baseUrl of ['http://api.test/', 'http://api.test', '']) {
      await makeClient(undefined, { baseUrl, fetch: fetch as typeof globalThis.fetch }).client.GET(at.list)
    }
    expect(urls).toEqual([`http://api.test${at.list}`, `http://api.test${at.list}`, at.list])
  })
})
