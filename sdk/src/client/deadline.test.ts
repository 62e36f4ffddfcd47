import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { envelope } from '../../test/fake-backend.ts'
import { at, credentials, makeClient } from '../../test/make-client.ts'

const never = () => new Promise<Response>(() => {})
const hangingBody = () =>
  new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }))

describe('the deadline of a call', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['headers', never],
    ['body', hangingBody],
  ])('is 90 seconds for %s that do not come', async (_, answer) => {
    const { client, backend } = makeClient(answer)
    const settled = vi.fn()
    const call = client.POST(at.write, { body: credentials }).then((outcome) => {
      settled()
      return outcome
    })
    await vi.advanceTimersByTimeAsync(89_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect((await call).error).toMatchObject({
      kind: 'timeout',
      message: `POST ${at.write} got no complete answer within 90000 ms`,
    })
    expect(backend.requests[0]?.signal.aborted).toBe(true)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('holds even if fetch takes no notice of being cancelled', async () => {
    const { client } = makeClient(undefined, { fetch: never })
    const call = client.GET(at.list)
    await vi.advanceTimersByTimeAsync(90_000)
    expect((await call).error?.kind).toBe('timeout')
  })

  it('can be set for a client and for a call', async () => {
    const { client } = makeClient(never, { timeoutMs: 1_000 })
    const calls = [client.GET(at.list), client.GET(at.byId, { params: { path: { id: '1' } }, timeoutMs: 50 })]
    await vi.advanceTimersByTimeAsync(50)
    expect((await calls[1])?.error?.kind).toBe('timeout')
    await vi.advanceTimersByTimeAsync(950)
    expect((await calls[0])?.error?.kind).toBe('timeout')
  })

  it('leaves no timer behind when its calls are done', async () => {
    const { client } = makeClient(async () => envelope([]), { cache: false })
    const calls = Array.from({ length: 1_000 }, () => client.GET(at.list))
    await Promise.all(calls)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe("the caller's own signal", () => {
  it('ends the call and hands on its reason', async () => {
    const { client, backend } = makeClient(never)
    const controller = new AbortController()
    const call = client.POST(at.write, { body: credentials, signal: controller.signal })
    controller.abort(new Error('left the page'))
    const { error } = await call
    expect(error).toMatchObject({ kind: 'aborted', cause: new Error('left the page') })
    expect(backend.requests[0]?.signal.aborted).toBe(true)
  })

  it('sends nothing when it is aborted already, not even from the cache', async () => {
    const { client, backend } = makeClient()
    await client.GET(at.list)
    const { error } = await client.GET(at.list, { signal: AbortSignal.abort() })
    expect(error?.kind).toBe('aborted')
    expect(backend.requests).toHaveLength(1)
  })

  it('carries no listener of a call that is over, however that ended', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const outcomes = [
      () => envelope([]),
      () => Promise.reject(new Error('reset')),
      () => new Response('', { status: 500 }),
    ]
    for (const outcome of outcomes) {
      const { client } = makeClient(outcome, { retry: false })
      await client.GET(at.list, { signal })
      await client.GET(at.list, { signal, timeoutMs: 0 })
    }
    expect(add.mock.calls.length).toBeGreaterThan(0)
    expect(remove.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      add.mock.calls.map(([type, listener]) => [type, listener]),
    )
  })
})

describe('with a real connection', () => {
  it('stops a body that never ends, and the process exits at once when its calls are done', async () => {
    const server = createServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      if (request.url?.includes('login')) response.write('{"code":')
      else response.end('{"code":"200","msg":"","result":[]}')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const script = `
      import { createClient } from ${JSON.stringify(new URL('./create-client.ts', import.meta.url).href)}
      const client = createClient({ baseUrl: ${JSON.stringify(baseUrl)}, getToken: () => null, mode: 'demo' })
      await client.GET('${at.list}')
      const { error } = await client.POST('${at.write}', { body: { userName: 'mei_lin', password: 'secret-1' }, timeoutMs: 100 })
      process.stdout.write(error.kind)
      const start = performance.now()
      process.on('exit', () => process.stdout.write(performance.now() - start < 2000 ? ' at once' : ' late'))
    `
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
    server.closeAllConnections()
    server.close()
    expect(stdout).toBe('timeout at once')
  })
})
