import { request } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import WebSocket from 'ws'
import { type MockServer, startInsideMockServer } from '../test/inside-world.ts'

let mockServer: MockServer
let open: WebSocket[] = []
beforeEach(async () => {
  mockServer = await startInsideMockServer()
})
afterEach(async () => {
  for (const socket of open) socket.terminate()
  open = []
  await mockServer.close()
})

interface Item {
  readonly code: string
  readonly price: number
  readonly t: number
}

const listen = (query = '', headers = {}) => {
  const url = `${mockServer.url.replace('http', 'ws')}/swx/customer/marketMessage${query}`
  const socket = new WebSocket(url, { headers })
  open.push(socket)
  const messages: Item[][] = []
  const waiting: (() => void)[] = []
  socket.on('message', (data) => {
    messages.push(JSON.parse(String(data)))
    for (const wake of waiting.splice(0)) wake()
  })
  const closed = new Promise<number>((settle) => socket.once('close', settle))
  const message = async (index: number): Promise<Item[]> => {
    while (messages.length <= index) await new Promise<void>((wake) => waiting.push(wake))
    return messages[index] as Item[]
  }
  return { socket, message, closed }
}
const control = (path: string, body = {}) =>
  fetch(`${mockServer.url}/__sandbox/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-Sandbox-Key': 'sandbox', 'Content-Type': 'application/json' },
  })

test.each([
  ['http://evil.example:4437', 403],
  ['null', 403],
  ['http://localhost:5173', 101],
  ['http://127.0.0.1:4010', 101],
])('a page of %s is answered %i when it connects', async (origin, status) => {
  const { socket } = listen('', { Origin: origin })
  const answered = new Promise<number>((settle) => {
    socket.once('unexpected-response', (_, { statusCode = 0 }) => settle(statusCode))
    socket.once('open', () => settle(101))
    socket.on('error', () => undefined)
  })
  expect(await answered).toBe(status)
})

test('sends the full list first and then what changed, at the price the API shows', async () => {
  const { message } = listen()
  const first = await message(0)
  const list = (await (await fetch(`${mockServer.url}/swx/customer/index/listMarketByType`)).json())
    .result as Item[]
  expect(first.map(({ code, price }) => [code, price])).toEqual(list.map(({ code, price }) => [code, price]))

  await control('market/BTC/price', { price: 61_234.5 })
  await control('clock/advance', { by: 'PT1S' })
  const change = await message(1)
  expect(change.length).toBeLessThan(first.length)
  const item = change.find(({ code }) => code === 'BTC')
  expect(item?.t).toBeGreaterThan(first[0]?.t ?? 0)
  expect(Math.abs((item?.price ?? 0) / 61_234.5 - 1)).toBeLessThan(0.01)
})

test('frames of any length arrive whole at several clients', async () => {
  const clients = [listen(), listen(), listen()]
  const [one, two, three] = await Promise.all(clients.map(({ message }) => message(0)))
  expect(JSON.stringify(one).length).toBeGreaterThan(10_000)
  expect(two).toEqual(one)
  expect(three).toEqual(one)
})

test('closes what asks for another path, another host or a bad world', async () => {
  const attempt = (path: string, headers: Record<string, string>) =>
    new Promise<number | undefined>((settle) => {
      const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' }
      const key = { 'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==' }
      const call = request(`${mockServer.url}${path}`, { headers: { ...upgrade, ...key, ...headers } })
      call.on('response', (response) => settle(response.statusCode))
      call.on('upgrade', () => settle(101))
      call.on('error', () => settle(undefined))
      call.end()
    })
  expect(await attempt('/swx/customer/marketMessage', {})).toBe(101)
  expect(await attempt('/swx/customer/other', {})).toBe(404)
  expect(await attempt('/swx/customer/marketMessage?world=../x', {})).toBe(404)
  expect(await attempt('/swx/customer/marketMessage', { Host: 'evil.example' })).toBe(421)
})

test('a client that talks too much is let go, and the others do not notice', async () => {
  const quiet = listen()
  const loud = listen()
  await Promise.all([quiet.message(0), loud.message(0)])
  loud.socket.send('x'.repeat(5_000))
  expect(await loud.closed).toBe(1009)
  expect(quiet.socket.readyState).toBe(WebSocket.OPEN)
})

test('a reset of the world ends its feeds, so that clients begin anew', async () => {
  const { message, closed } = listen()
  await message(0)
  await control('reset', { seed: 3 })
  expect([1001, 1012]).toContain(await closed)
  expect((await listen().message(0)).length).toBeGreaterThan(300)
})

test('each world has a feed of its own', async () => {
  const key = { 'X-Sandbox-Key': 'sandbox' }
  const main = listen()
  const other = listen('?world=other', key)
  await Promise.all([main.message(0), other.message(0)])
  await control('market/BTC/price', { price: 61_234.5 })
  await control('clock/advance', { by: 'PT1S' })
  await main.message(1)
  const socket = listen('?world=other')
  expect((await socket.message(0)).find(({ code }) => code === 'BTC')?.price).not.toBe(61_234.5)
})

test('closing the mock server ends every connection', async () => {
  const { message, closed } = listen()
  await message(0)
  await mockServer.close()
  expect(await closed).toBeGreaterThan(1000)
})
