import { expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { hasCatalogue, READY_MADE } from '../../runtime/profiles.ts'
import { createDemoCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld, type Profile } from '../../test/inside-world.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const offered = Object.entries(READY_MADE).flatMap(([name, profile]) =>
  hasCatalogue(profile) ? [name as Profile] : [],
)

const live = async (world: InsideWorld): Promise<{ id: string; title: string; remainingTime: number }[]> =>
  (await (await world.request('index/listNft?status=LIVE&pageSize=100')).json()).result.list
const advance = (world: InsideWorld, ms: number) => world.advanceTo(world.now() + ms)

test.each(offered)('a start with the profile %s has at least five works on auction', async (profile) => {
  expect((await live(await createInsideWorld({ profile }))).length).toBeGreaterThanOrEqual(5)
})

test.each(['sampleUsers', 'visitor'] as const)(
  'and %s still has on every one of the sixty days after it',
  async (profile) => {
    const world = await createInsideWorld({ profile })
    for (let day = 1; day <= 60; day++) {
      advance(world, DAY)
      const works = await live(world)
      expect(works.length, `after ${day} days`).toBeGreaterThanOrEqual(5)
      expect(new Set(works.map(({ title }) => title)).size).toBe(works.length)
    }
    expect(brokenInvariants(world)).toEqual([])
  },
)

test('a work that a user buys is followed by an edition of one that is not on auction, within the hour', async () => {
  const world = await createInsideWorld()
  const mei = createDemoCustomer(world)
  mei.fund(500_000n, 'real')
  const body = { nftId: 'n-7', action: 'buy', amount: '300.00', receiveAddress: 'SANDBOX-ETH-1' }
  expect((await mei.call('buyNft', { body, mode: 'real' })).code).toBe('20004')
  expect(await live(world)).toHaveLength(7)
  advance(world, HOUR)
  const [edition] = (await live(world)).filter(({ id }) => id.startsWith('n-9'))
  expect(edition).toMatchObject({ id: 'n-90001', title: 'Rain on two roofs #2' })
  expect(edition?.remainingTime).toBeGreaterThanOrEqual((2 * DAY) / 1_000)
})

test('what follows is drawn by the seed: the same in one leap and in many, another with another seed', async () => {
  const after = async (seed: number, steps: number) => {
    const world = await createInsideWorld({ seed })
    for (let step = 0; step < steps; step++) advance(world, (40 * DAY) / steps)
    return JSON.stringify(await live(world))
  }
  const once = await after(1, 1)
  expect(await after(1, 40)).toBe(once)
  expect(await after(2, 1)).not.toBe(once)
})

test('an edition has the title of its work in every language', async () => {
  const world = await createInsideWorld()
  advance(world, 3 * DAY)
  const headers = { 'Accept-Language': 'de' }
  const { result } = await (await world.request('index/listNft?pageSize=100', { headers })).json()
  const titles: string[] = result.list.map(({ title }: { title: string }) => title)
  const editions = titles.filter((title) => title.endsWith(' #2'))
  expect(editions.length).toBeGreaterThan(0)
  for (const title of editions) expect(titles).toContain(title.slice(0, -3))
})
