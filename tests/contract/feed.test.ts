import { expect, type TestContext, test } from 'vitest'
import WebSocket from 'ws'
import { createCaller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { feedViolations } from './support/schema.ts'

interface FeedItem {
  code: string
  price: number
  zdf: number
  t: number
}

/** The clock runs here: a feed that stands still shows nothing. */
const mockServer = useMockServer({ frozen: false })

/** Connects, and answers the frames in turn. The tests run at the same time: most of each is waiting for frames. */
function connect(world: string, { onTestFinished }: TestContext) {
  const socket = new WebSocket(
    `${mockServer.url().replace('http', 'ws')}/swx/customer/marketMessage?world=${world}`,
    { headers: { 'X-Sandbox-Key': 'sandbox' } },
  )
  onTestFinished(() => socket.terminate())
  const frames: { at: number; items: FeedItem[] }[] = []
  const waiting: (() => void)[] = []
  let ended: string | undefined
  socket.on('message', (data) => {
    frames.push({ at: performance.now(), items: JSON.parse(String(data)) })
    for (const wake of waiting.splice(0)) wake()
  })
  const end = (reason: string) => {
    ended ??= reason
    for (const wake of waiting.splice(0)) wake()
  }
  socket.on('error', (error) => end(error.message))
  socket.on('close', (code) => end(`closed with ${code}`))
  /** The frames, as soon as `isEnough` says so. */
  const until = async (isEnough: (all: typeof frames) => boolean) => {
    while (!isEnough(frames)) {
      if (ended !== undefined) throw new Error(`The feed ended after ${frames.length} frames: ${ended}`)
      await new Promise<void>((resolve) => waiting.push(resolve))
    }
    return frames
  }
  return { socket, until }
}

test.concurrent('sends every instrument first and then only what has changed', async (context) => {
  const { result: list } = await createCaller(mockServer.url(), 'feed-first').call('listMarketByType')
  const frames = await connect('feed-first', context).until((all) => all.length >= 4)
  const [first, ...deltas] = frames
  expect(first?.items.map(({ code }) => code).sort()).toEqual(list.map(({ code }: FeedItem) => code).sort())
  expect(deltas.some(({ items }) => items.length > 0)).toBe(true)
  for (const { items } of deltas) expect(items.length).toBeLessThanOrEqual(list.length)
  const known = new Map(first?.items.map((item) => [item.code, item]))
  for (const item of deltas[0]?.items ?? []) expect(item).not.toEqual(known.get(item.code))
})

test.concurrent('sends messages as the contract of the socket describes them', async (context) => {
  const frames = await connect('feed-shape', context).until((all) => all.length >= 5)
  expect(frames.flatMap(({ items }) => feedViolations(items))).toEqual([])
})

test.concurrent('never goes back in time and keeps to two updates a second for an instrument', async (context) => {
  const frames = await connect('feed-time', context).until((all) => all.length >= 10)
  const times = new Map<string, number[]>()
  for (const item of frames.slice(1).flatMap(({ items }) => items))
    times.set(item.code, [...(times.get(item.code) ?? []), item.t])
  expect(times.size).toBeGreaterThan(0)
  for (const [code, all] of times) {
    expect(all, code).toEqual([...all].sort((a, b) => a - b))
    for (const [index, t] of all.entries()) {
      const before = all[index - 2]
      if (before !== undefined) expect(t - before, code).toBeGreaterThanOrEqual(900)
    }
  }
})

test.concurrent('shows the price that the list shows at that moment', async (context) => {
  const world = createCaller(mockServer.url(), 'feed-agrees')
  await world.control('advanceClock', { body: { by: 'PT1S' } })
  const [first] = await connect('feed-agrees', context).until((all) => all.length >= 1)
  const { result: list } = await world.call('listMarketByType')
  const shown = new Map(first?.items.map((item) => [item.code, item]))
  for (const item of list)
    expect(shown.get(item.code), item.code).toMatchObject({ price: item.price, zdf: item.zdf })
})

test.concurrent('sends the new prices when the clock is advanced, none later than the time it stands at', async (context) => {
  const world = createCaller(mockServer.url(), 'feed-advance')
  await world.control('advanceClock', { body: { by: 'PT1S' } })
  const feed = connect('feed-advance', context)
  await feed.until((all) => all.length >= 1)
  const { from, to } = await world.control('advanceClock', { body: { by: 'PT10M' } })
  const frames = await feed.until((all) => all.slice(1).some(({ items }) => items.length > 0))
  const last = Math.max(...frames.slice(1).flatMap(({ items }) => items.map(({ t }) => t)))
  expect(last).toBeLessThanOrEqual(Date.parse(to))
  expect(last).toBeGreaterThan(Date.parse(from))
})

test.concurrent('says that it is alive with an empty array when nothing changes for half a minute', {
  timeout: 60_000,
}, async (context) => {
  const world = createCaller(mockServer.url(), 'feed-ping')
  await world.control('advanceClock', { body: { by: 'PT1S' } })
  const frames = await connect('feed-ping', context).until((all) =>
    all.some(({ items }) => items.length === 0),
  )
  expect(frames.at(-1)?.items).toEqual([])
})

test.concurrent('takes nothing from clients and stays up when one sends rubbish', async (context) => {
  const { socket, until } = connect('feed-rubbish', context)
  await until((all) => all.length >= 1)
  socket.send('{"code":"EURUSD","price":1}')
  socket.send(Buffer.alloc(4096))
  const frames = await connect('feed-rubbish', context).until((all) => all.length >= 2)
  const prices = frames.flatMap(({ items }) => items).filter(({ code }) => code === 'EURUSD')
  expect(prices.length).toBeGreaterThan(0)
  expect(prices.filter(({ price }) => price === 1)).toEqual([])
})
