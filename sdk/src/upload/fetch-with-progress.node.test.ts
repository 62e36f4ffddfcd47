import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { makeClient } from '../../test/make-client.ts'
import { upload } from '../gen/functions.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('counts the bytes of an upload without XMLHttpRequest, as they leave', async () => {
  let received = 0
  const server = createServer((request, response) => {
    request.on('data', (chunk: Buffer) => {
      received += chunk.length
    })
    request.on('end', () => response.end('{"code":"200","msg":"","result":{"fileId":"f-1"},"traceId":"t-1"}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { client } = makeClient(undefined, { baseUrl, fetch: undefined })
  const told: [number, number][] = []
  const file = new Blob(['x'.repeat(200_000)], { type: 'image/png' })
  const fetch = fetchWithProgress((sent, total) => told.push([sent, total]))
  const result = await upload(client, { file, purpose: 'kyc' }, { fetch })
  server.close()
  expect(result).toEqual({ fileId: 'f-1' })
  expect(told.length).toBeGreaterThan(2)
  expect(told.at(-1)).toEqual([received, received])
})

it('ends at once when it is answered with a status that no response can have', async () => {
  class OddRequest {
    upload = {}
    onload = () => {}
    status = 999
    statusText = ''
    response = new Blob(['{"code":"200"}'])
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => ''
    send() {
      setTimeout(() => this.onload())
    }
  }
  vi.stubGlobal('XMLHttpRequest', OddRequest)
  const { client } = makeClient(undefined, { fetch: undefined })
  const sending = client.request('POST', '/swx/customer/user/upload', {
    body: { file: new Blob(['x']), purpose: 'kyc' },
    fetch: fetchWithProgress(() => {}),
    timeoutMs: 2_000,
  })
  expect((await sending).error?.kind).toBe('network')
})
