// @vitest-environment happy-dom
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { at, makeClient } from '../../test/make-client.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'

let server: Server
let baseUrl: string
const seen: { headers: NodeJS.Dict<string | string[]>; length: number }[] = []

beforeEach(async () => {
  seen.length = 0
  server = createServer((request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
    })
    request.on('end', () => {
      seen.push({ headers: request.headers, length })
      response.setHeader('access-control-allow-origin', '*')
      response.setHeader(
        'access-control-allow-headers',
        '*, authorization, content-type, virtually, accept-language',
      )
      response.setHeader('content-type', 'application/json')
      response.end('{"code":"200","msg":"","result":{"fileId":"f-1"},"traceId":"t-1"}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  server.close()
})

const body = () => ({ file: new Blob(['x'.repeat(50_000)], { type: 'image/png' }), purpose: 'kyc' })

/** An `XMLHttpRequest` that succeeds as soon as it is sent. */
class SuccessfulRequest {
  upload: { onprogress?: (event: object) => void } = {}
  onload = () => {}
  status = 200
  statusText = 'OK'
  response = new Blob(['{"code":"200","msg":"","result":null,"traceId":"t-1"}'])
  open() {}
  setRequestHeader(_name: string, _value: string) {}
  getAllResponseHeaders = () => 'content-type: application/json\r\nx-sandbox: true\r\n'
  send() {
    this.onload()
  }
}

describe('an upload with progress', () => {
  it('is sent as every other call', async () => {
    const { client } = makeClient(undefined, { baseUrl, fetch: undefined })
    const answer = await client.request('POST', '/swx/customer/user/upload', {
      body: body(),
      fetch: fetchWithProgress(() => {}),
    })
    expect(answer.data).toMatchObject({ code: '200', result: { fileId: 'f-1' } })
    const upload = seen.find(({ length }) => length > 50_000)
    expect(upload?.headers.authorization).toBe('token-a')
    expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  })

  it('reports its progress while it is under way', async () => {
    class SteadyRequest extends SuccessfulRequest {
      override send() {
        for (const loaded of [40, 100]) this.upload.onprogress?.({ loaded, total: 100 })
        super.send()
      }
    }
    vi.stubGlobal('XMLHttpRequest', SteadyRequest)
    const onProgress = vi.fn()
    const { client } = makeClient(undefined, { fetch: undefined })
    const { response } = await client.request('POST', at.write, {
      body: body(),
      fetch: fetchWithProgress(onProgress),
    })
    expect(onProgress.mock.calls).toEqual([
      [40, 100],
      [100, 100],
    ])
    expect(response?.headers.get('x-sandbox')).toBe('true')
  })

  it('is ended by its signal', async () => {
    const abort = vi.fn()
    class SilentRequest extends SuccessfulRequest {
      override send() {}
      abort = abort
    }
    vi.stubGlobal('XMLHttpRequest', SilentRequest)
    const { client } = makeClient(undefined, { fetch: undefined })
    const controller = new AbortController()
    const fetch = fetchWithProgress(() => {})
    const call = client.request('POST', at.write, { body: body(), fetch, signal: controller.signal })
    controller.abort()
    expect((await call).error?.kind).toBe('aborted')
    expect(abort).toHaveBeenCalledTimes(1)
  })

  it('keeps the headers and middlewares of its client', async () => {
    const sent = new Headers()
    class RecordingRequest extends SuccessfulRequest {
      override setRequestHeader(name: string, value: string) {
        sent.append(name, value)
      }
    }
    vi.stubGlobal('XMLHttpRequest', RecordingRequest)
    const { client } = makeClient(undefined, { fetch: undefined, headers: { 'X-App': 'web' } })
    client.use((request, send) => {
      request.headers.set('X-Request-Id', 'r-1')
      return send(request)
    })
    const { data } = await client.request('POST', at.write, {
      body: body(),
      fetch: fetchWithProgress(() => {}),
    })
    expect(data).toBeDefined()
    expect(['x-app', 'x-request-id', 'authorization'].map((name) => sent.get(name))).toEqual([
      'web',
      'r-1',
      'token-a',
    ])
  })

  it.each([
    ['succeeds', 'https://api.example.com', 'https://api.example.com/swx/customer/user/upload'],
    ['succeeds', 'https://API.example.com', 'https://api.example.com/swx/customer/user/upload'],
    ['fails', 'https://api.example.com', 'https://elsewhere.example/'],
    ['succeeds', '', 'https://app.example/swx/customer/user/upload'],
    ['fails', '', 'https://elsewhere.example/'],
  ])('%s with the base URL "%s" and an answer from %s', async (outcome, base, responseURL) => {
    ;(globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
      'https://app.example/loan',
    )
    class FollowingRequest extends SuccessfulRequest {
      responseURL = responseURL
    }
    vi.stubGlobal('XMLHttpRequest', FollowingRequest)
    const { client } = makeClient(undefined, { baseUrl: base, fetch: undefined })
    const { error } = await client.request('POST', '/swx/customer/user/upload', {
      body: body(),
      fetch: fetchWithProgress(() => {}),
    })
    expect(error?.kind).toBe(outcome === 'fails' ? 'network' : undefined)
  })

  it('uses the fetch of its client if there is one, and then reports only its beginning and its end', async () => {
    const onProgress = vi.fn()
    const { client, backend } = makeClient()
    await client.request('POST', at.write, { body: body(), fetch: fetchWithProgress(onProgress) })
    expect(backend.requests).toHaveLength(1)
    const [[first, total] = [], last] = onProgress.mock.calls
    expect([first, last]).toEqual([0, [total, total]])
  })
})
