import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { checkApi } from '../src/check-api.ts'
import { documentFrom } from '../src/document/load-document.ts'

const folder = mkdtempSync(join(tmpdir(), 'swx-feed-'))
const file = join(folder, 'feed.json')
writeFileSync(
  file,
  JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Feed', version: '1' },
    channels: {
      prices: {
        address: '/feed',
        'x-silence-seconds': 1,
        messages: { price: { $ref: '#/components/messages/price' } },
      },
    },
    components: {
      messages: {
        price: {
          payload: {
            type: 'array',
            items: {
              type: 'object',
              required: ['code', 'price', 't'],
              properties: { code: { type: 'string' }, price: { type: 'number' }, t: { type: 'integer' } },
            },
          },
        },
      },
    },
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

const document = documentFrom({
  openapi: '3.1.0',
  info: { title: 'Prices', version: '1' },
  paths: { '/ping': { get: { operationId: 'ping', responses: { 204: { description: 'Here.' } } } } },
})
const row = (t: number, price: unknown = 1) => ({ code: 'BTC', price, t })

let feed: WebSocketServer | undefined
afterEach(() => {
  for (const client of feed?.clients ?? []) client.terminate()
  feed?.close()
})

/** The rules that a feed breaks: what it does with each connection, the first being 1. */
async function brokenBy(serve: (socket: WebSocket, connection: number) => void): Promise<string[]> {
  let connections = 0
  feed = new WebSocketServer({ port: 0, host: '127.0.0.1', path: '/feed' })
  feed.on('connection', (socket) => serve(socket, ++connections))
  await new Promise((resolve) => feed?.once('listening', resolve))
  const { violations } = await checkApi({
    document,
    baseUrl: `http://127.0.0.1:${(feed.address() as AddressInfo).port}`,
    fetch: async (input) =>
      String(input).endsWith('/ping')
        ? new Response(null, { status: 204 })
        : new Response(null, { status: 404 }),
    feed: file,
  })
  return violations.filter(({ layer }) => layer === 'feed').map(({ rule }) => rule)
}
const send = (socket: WebSocket, ...messages: unknown[]) => {
  for (const message of messages) socket.send(JSON.stringify(message))
}
/** As many messages as are listened for. */
const times = (from: number) => Array.from({ length: 12 }, (_, at) => [row(from + at)])

test('a feed that does what its document says breaks no rule', async () => {
  expect(await brokenBy((socket) => send(socket, ...times(1)))).toEqual([])
})

test('a message that does not fit its schema is told', async () => {
  expect(await brokenBy((socket) => send(socket, [row(1, 'cheap')], ...times(2)))).toEqual(['feedSchema'])
})

test('a message that is no JSON is told', async () => {
  expect(
    await brokenBy((socket) => {
      socket.send('{"code":')
      send(socket, ...times(2))
    }),
  ).toEqual(['feedSchema'])
})

test('a time that goes back is told', async () => {
  expect(await brokenBy((socket) => send(socket, [row(5)], [row(4)], ...times(6)))).toEqual(['feedTime'])
})

test('a silence longer than declared is told', async () => {
  expect(
    await brokenBy((socket) => {
      send(socket, [row(1)])
      const timer = setTimeout(() => send(socket, ...times(2)), 1_500)
      socket.on('close', () => clearTimeout(timer))
    }),
  ).toEqual(['feedSilence'])
})

test('a second connection that gets less than the first is told', async () => {
  expect(
    await brokenBy((socket, connection) => {
      const other = { code: 'ETH', price: 2, t: 1 }
      send(socket, connection === 1 ? [row(1), other] : [row(1)], ...times(2))
    }),
  ).toEqual(['feedReconnect'])
})

test('a feed that closes the second connection is told', async () => {
  expect(
    await brokenBy((socket, connection) =>
      connection === 1 ? send(socket, ...times(1)) : socket.close(1011),
    ),
  ).toEqual(['feedReconnect'])
})

test('a feed that cannot be connected to is told', async () => {
  expect(await brokenBy((socket) => socket.close(1008))).toEqual(['feedConnect'])
})
