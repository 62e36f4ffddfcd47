import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'

let mockServer: MockServer
beforeAll(async () => {
  mockServer = await startInsideMockServer()
})
afterAll(() => mockServer.close())

/** Sends bytes as they are, with the end of the stream after them, and gives all that came back. */
const exchange = (bytes: string) =>
  new Promise<string>((settle) => {
    let seen = ''
    const socket = connect(Number(new URL(mockServer.url).port), '127.0.0.1', () => socket.end(bytes))
    socket.on('data', (part) => {
      seen += part
    })
    socket.on('error', () => settle(seen))
    socket.on('close', () => settle(seen))
  })

const head =
  'POST /swx/customer/login/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'
const hidden = 'GET /__sandbox/state HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Sandbox-Key: sandbox\r\n\r\n'

test.each([
  [
    'a length and chunks',
    `${head}Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['two lengths', `${head}Content-Length: 2\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`],
  ['a length with a sign', `${head}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['chunks by another name', `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a space before the colon', `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`],
  [
    'a size of a chunk that overflows',
    `${head}Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${hidden}`,
  ],
  ['a folded header', `${head}X-A: b\r\n Content-Length: 2\r\n\r\n{}${hidden}`],
  ['a line that ends without a return', `${head.replaceAll('\r\n', '\n')}\n${hidden}`],
  ['a zero byte in a header', `${head}X-A: a\0b\r\n\r\n${hidden}`],
])('%s brings no second request along', async (_, bytes) => {
  const before = mockServer.world.hash()
  const answer = await exchange(bytes)
  expect(answer).not.toContain('invariants')
  expect(answer.match(/HTTP\/1\.1 \d+/g) ?? []).toEqual([expect.stringMatching(/ 4\d\d$/)])
  expect(mockServer.world.hash()).toBe(before)
  expect((await fetch(`${mockServer.url}/swx/customer/index/getParamByKey/features`)).status).toBe(200)
})
