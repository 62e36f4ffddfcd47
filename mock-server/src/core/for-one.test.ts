import { expect, test } from 'vitest'
import { useControlPlane } from '../test/control-plane.ts'
import { type Customer, createDemoCustomer } from '../test/customer.ts'
import { workedWorld } from '../test/money.ts'
import { setPrice } from '../test/prices.ts'
import { samplePosition } from '../test/sample-position.ts'

const { get, post, inside } = useControlPlane()
const DAY = 86_400_000

/** Two users with money that earns; of the first the balance is so large that a day's savings go beyond what is booked. */
const worldWithOneTooRich = async () => {
  await post('seed', { profile: 'funded' })
  await post('seed', { profile: 'newUser' })
  const world = inside()
  const [first, second] = [...world.store.read.users.list()].map(({ id }) => id) as [string, string]
  for (const userId of [first, second]) await post('fund', { userId, mode: 'real', amount: '1000.00' })
  world.advanceTo(world.now() + 2 * DAY)
  return { world, first, second }
}
const credits = (world: ReturnType<typeof inside>, userId: string) =>
  [...world.store.read.incomes.listBy('user', [userId, 'real'])].filter(({ source }) => source === 'SAVINGS')
    .length

test('where a day close fails for one user, it stops at that user, and says so', async () => {
  const { world, first, second } = await worldWithOneTooRich()
  world.store.transaction(({ openings, balances }) => {
    const account = `user:${first}:cash`
    for (const table of [openings]) table.put({ userId: first, amount: 10n ** 30n })
    balances.put({ mode: 'real', account, amount: 10n ** 30n })
  })
  const before = [credits(world, first), credits(world, second)]
  world.advanceTo(world.now() + 3 * DAY)
  expect(credits(world, second)).toBe((before[1] ?? 0) + 3)
  expect(credits(world, first)).toBe(before[0])
  const { failed } = await get('invariants')
  expect(failed).toHaveLength(3)
  expect(failed[0]).toMatchObject({
    what: 'savings',
    userId: first,
    reason: expect.stringContaining('no amount'),
  })
  expect(failed[0].at).toMatch(/T00:00:00.000Z$/)
})

test('where a price closes a position and that fails, it stops at its user: others are closed, and time goes on', async () => {
  const world = await workedWorld('2026-01-12T15:20:00.000Z')
  setPrice(world, 'EURUSD', 1.085)
  const users = ['anna', 'benben', 'carla'].map((name) => createDemoCustomer(world, name))
  const [anna, ben, carla] = users as [Customer, Customer, Customer]
  for (const user of users) {
    const opened = await user.call('openOrder', { body: { ...samplePosition, stopLossPrice: 1.082 } })
    expect(opened.code).toBe('20004')
  }
  const [sound] = [...world.store.read.positions.listBy('open', [anna.id, 'demo'])]
  if (!sound) throw new Error('There is no position to damage.')
  world.store.transaction(({ positions }) => positions.put({ ...sound, margin: 10n ** 30n }))
  const status = ({ id }: Customer) => [...world.store.read.positions.listBy('user', [id, 'demo'])][0]?.status
  setPrice(world, 'EURUSD', 1.08)
  const later = world.now() + DAY
  world.advanceTo(later)
  expect(world.now()).toBe(later)
  expect(status(ben)).toBe('CLOSED')
  expect(status(carla)).toBe('CLOSED')
  expect(status(anna)).toBe('OPEN')
  expect(world.failures.list()).toEqual([
    expect.objectContaining({ what: expect.stringMatching(/^positionExit LV/), userId: anna.id }),
  ])

  // Once its record is sound again, its price closes it.
  world.store.transaction(({ positions }) => positions.put(sound))
  world.advanceTo(later + 60_000)
  expect(status(anna)).toBe('CLOSED')
  expect(world.failures.list()).toHaveLength(1)
})

test('a planned event that fails is passed over, and those after it happen', async () => {
  const { world } = await worldWithOneTooRich()
  world.store.transaction(({ due }) => {
    due.insert({ id: 'x1', at: world.now() + DAY, kind: 'optionExpiry', ref: 'OP0' })
    due.insert({ id: 'x2', at: world.now() + DAY, kind: 'nftEnd', ref: 'n-0' })
  })
  const until = world.now() + 2 * DAY
  world.advanceTo(until)
  expect(world.now()).toBe(until)
  expect([...world.store.read.due.list()].some(({ id }) => id.startsWith('x'))).toBe(false)
})
