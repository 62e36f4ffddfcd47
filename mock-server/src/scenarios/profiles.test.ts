import { expect, test } from 'vitest'
import { createWorld } from '../exports/test.ts'
import { scenarios } from '../gen/scenarios.ts'
import type { Profile } from '../world/profiles.ts'
import { play } from './play.ts'
import { populate } from './populate.ts'

const names = Object.keys(scenarios) as Profile[]
const NOW = '2026-01-12T15:20:00.000Z'

/** Somebody of a world, signed in with the sample password. */
const signIn = async (world: Awaited<ReturnType<typeof createWorld>>, userName: string) => {
  const send = async (path: string, mode: 'real' | 'demo', token: string, json?: unknown) => {
    const headers = { virtually: mode === 'real' ? 'NO' : 'YES', authorization: token }
    return (
      await world.request(path, json === undefined ? { headers } : { method: 'POST', json, headers })
    ).json()
  }
  const { result } = await send('login/login', 'real', '', { userName, password: 'Sandbox1' })
  return {
    info: result,
    get: async (path: string, mode: 'real' | 'demo' = 'real') =>
      (await send(path, mode, result.token)).result,
  }
}

test.each(names)('%s is there, at the time that was asked for, the same each time', async (profile) => {
  const [one, other] = [await createWorld({ profile }), await createWorld({ profile })]
  expect(new Date(one.now()).toISOString()).toBe(NOW)
  expect(one.hash()).toBe(other.hash())
})

test('whales stand on each side of every bound of the savings table', async () => {
  const world = await createWorld({ profile: 'whale' })
  const amounts = []
  for (let n = 1; n <= 10; n++)
    amounts.push((await signIn(world, `whale${String(n).padStart(2, '0')}`)).info.accounts.real.available)
  expect(amounts.slice(0, 4)).toEqual(['499.99', '500.00', '19800.99', '19801.00'])
  expect(amounts.slice(-2)).toEqual(['805400.99', '805401.00'])
})

test('borrower and overdue owe what they owe', async () => {
  const borrower = await signIn(await createWorld({ profile: 'borrower' }), 'borrower')
  expect((await borrower.get('user/listLoanRecord')).list).toMatchObject([
    { status: 'REPAYING', amount: '1000.00', outstanding: '1009.00' },
  ])
  const overdue = await signIn(await createWorld({ profile: 'overdue' }), 'overdue')
  expect((await overdue.get('user/listLoanRecord')).list).toMatchObject([{ status: 'OVERDUE' }])
})

test('trader has open and closed orders in both accounts, and plans', async () => {
  const trader = await signIn(await createWorld({ profile: 'trader' }), 'trader')
  expect((await trader.get('order/listOrder?status=OPEN')).list).toHaveLength(1)
  expect((await trader.get('order/listOrder?status=OPEN', 'demo')).list).toHaveLength(1)
  expect((await trader.get('order/listSmartOrder')).list).toMatchObject([
    { amount: '500.00', status: 'COMPLETED' },
    { amount: '5000.00', status: 'IN_PROGRESS' },
  ])
  expect((await trader.get('order/listOptionsOrder', 'demo')).list).toHaveLength(2)
})

test('charity leads one auction and has won another', async () => {
  const charity = await signIn(await createWorld({ profile: 'charity' }), 'charity')
  expect((await charity.get('user/listNft')).list).toHaveLength(2)
})

test('long lists have 250 rows', async () => {
  const longLists = await signIn(await createWorld({ profile: 'longLists' }), 'longlists')
  expect((await longLists.get('order/listOrder?pageSize=1', 'demo')).total).toBe(250)
})

test('locked and frozen people are that', async () => {
  const locked = await signIn(await createWorld({ profile: 'locked' }), 'locked')
  expect(locked.info.paymentLocked).toBe(true)
  const world = await createWorld({ profile: 'frozen' })
  const json = { userName: 'frozen', password: 'Sandbox1' }
  expect((await (await world.request('login/login', { method: 'POST', json })).json()).code).toBe('10005')
})

test('a step that is refused takes everything back and says which it was', async () => {
  const world = await createWorld({ profile: 'funded' })
  const before = world.hash()
  await expect(populate(world, 'funded')).rejects.toThrow(/Profile "funded", step 1 .*10007/)
  const steps = [{ register: 'somebody' }, { repeat: 2, steps: [{ control: 'fund', body: {} }] }]
  await expect(play(world, 'mine', { about: '', steps })).rejects.toThrow(/step 2\.1 \(fund\)/)
  expect(world.hash()).toBe(before)
})
