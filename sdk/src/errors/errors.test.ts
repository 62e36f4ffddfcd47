import { inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, makeClient } from '../../test/make-client.ts'
import { isAbortedError } from './aborted-error.ts'
import { BusinessError, isBusinessError } from './business-error.ts'
import { isContractError } from './contract-error.ts'
import { isHttpError } from './http-error.ts'
import { isNetworkError } from './network-error.ts'
import { isSessionExpiredError } from './session-expired-error.ts'
import { isSwxError } from './swx-error.ts'
import { isTimeoutError } from './timeout-error.ts'

const guards = {
  network: isNetworkError,
  timeout: isTimeoutError,
  aborted: isAbortedError,
  http: isHttpError,
  contract: isContractError,
  business: isBusinessError,
  sessionExpired: isSessionExpiredError,
}
type Kind = keyof typeof guards

/** One error of each kind, as a call with a password and a token meets it. */
async function errorOf(kind: Kind): Promise<Error> {
  const answers: Record<Kind, () => Response | Promise<Response>> = {
    network: () =>
      Promise.reject(new TypeError('Invalid header value "token-a"', { cause: 'Authorization: token-a' })),
    timeout: () => new Promise(() => {}),
    aborted: () => new Promise(() => {}),
    http: () => Response.json({ code: '400', password: 'secret-1' }, { status: 400 }),
    contract: () => new Response('secret-1 token-a is no JSON'),
    business: () => envelope(null, '10004'),
    sessionExpired: () => envelope(null, '401'),
  }
  const { client } = makeClient(answers[kind])
  const controller = new AbortController()
  const call = client.POST(at.write, {
    body: { userName: 'mei_lin', password: 'secret-1' },
    signal: controller.signal,
    ...(kind === 'timeout' && { timeoutMs: 1 }),
  })
  if (kind === 'aborted') controller.abort()
  return (await call).error as unknown as Error
}

describe.each(Object.keys(guards) as Kind[])('an error of kind %s', (kind) => {
  it('is recognised by its own guard and no other', async () => {
    const error = await errorOf(kind)
    expect(error).toBeInstanceOf(Error)
    expect(isSwxError(error)).toBe(true)
    for (const [name, guard] of Object.entries(guards)) expect(guard(error)).toBe(name === kind)
    expect(error.name.toLowerCase()).toBe(`${kind.toLowerCase()}error`)
  })

  it('shows neither token nor body nor password, however it is printed', async () => {
    const error = await errorOf(kind)
    const printed = [
      inspect(error, { depth: 9, showHidden: true }),
      JSON.stringify(error),
      String(error),
      error.stack,
    ]
    for (const text of printed) expect(text).not.toMatch(/token-a|secret-1|mei_lin/)
  })

  it('says which operation it was, in text and in JSON', async () => {
    const error = await errorOf(kind)
    expect(error.message).toMatch(`POST ${at.write} `)
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({
      name: error.name,
      kind,
      method: 'POST',
      path: at.write,
    })
  })
})

describe('guards', () => {
  it('know the errors of another copy of the package', async () => {
    vi.resetModules()
    const copy = await import('./business-error.ts')
    const error = new copy.BusinessError('refused', { method: 'POST', path: '/x', code: '10004' })
    expect(error).not.toBeInstanceOf(BusinessError)
    expect(isBusinessError(error)).toBe(true)
    expect(isHttpError(error)).toBe(false)
  })

  it.each([undefined, null, 'business', new Error('business'), { kind: 'business' }])(
    'do not take %s for one',
    (value) => {
      expect(isSwxError(value)).toBe(false)
      for (const guard of Object.values(guards)) expect(guard(value)).toBe(false)
    },
  )
})
