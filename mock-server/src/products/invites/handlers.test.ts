import { beforeEach, expect, test } from 'vitest'
import { brokenInvariants } from '../../runtime/invariants.ts'
import { hashPassword } from '../../security/password.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import { addUpload, decide, minutes, withoutParameters, workedWorld } from '../../test/money.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  mei = createCustomer(world)
})

const code = () => world.store.read.users.get(mei.id)?.inviteCode
const summary = async () => (await mei.get('user/inviteSummary')).result
const friends = async (query = '') => (await mei.get(`user/listInvite${query}`)).result

interface Friend {
  readonly id: string
  readonly token: string
}

/** Registers a friend with the code, as the app does. */
const invite = async (userName: string): Promise<Friend> => {
  const response = await world.request('login/register', {
    json: {
      userName,
      email: `${userName}@example.com`,
      code: '123456',
      password: 'Harbour2026',
      invitationCode: code(),
    },
  })
  const { token } = (await response.json()).result
  return { id: world.store.read.users.findBy('userName', userName)?.id as string, token }
}
const deposit = async ({ id, token }: Friend, amount: string): Promise<void> => {
  const response = await world.request('user/recharge', {
    headers: { Authorization: token, virtually: 'NO' },
    json: {
      currency: 'USDT',
      network: 'TRC20',
      amount,
      last6: '123456',
      proofId: addUpload(world, id, 'recharge'),
      receiveAddress: 'SANDBOX-USDT-TRC20-1',
    },
  })
  decide(world, 'recharge', (await response.json()).result.orderNo, 'approve')
}
const trade = (friend: Friend) =>
  world.store.transaction((tables) => world.emit(tables, { kind: 'traded', userId: friend.id }, world.now()))

test('a user without friends has a code to pass on, and reads what it brings', async () => {
  expect(await summary()).toEqual({
    code: code(),
    link: `/pass/register?invite=${code()}`,
    invited: 0,
    funded: 0,
    traded: 0,
    rewarded: 0,
    pending: 0,
    totalReward: '0.00',
    rules: { reward: '20.00', capPerYear: 50, minimumDeposit: '120.00' },
  })
  expect(await friends()).toEqual({ list: [], total: 0, pageNum: 1, pageSize: 20, hasNext: false })
})

test('three friends, one of whom deposits and trades, bring 20.00 once, and two are pending', async () => {
  const tom = await invite('tommy')
  minutes(world, 1)
  await invite('alice')
  minutes(world, 1)
  await invite('bobby')
  await deposit(tom, '120')
  expect(await summary()).toMatchObject({ invited: 3, funded: 1, traded: 0, totalReward: '0.00' })
  trade(tom)
  trade(tom)
  await deposit(tom, '500')
  expect(await summary()).toMatchObject({
    invited: 3,
    funded: 1,
    traded: 1,
    rewarded: 1,
    pending: 2,
    totalReward: '20.00',
  })
  expect(await mei.account()).toMatchObject({
    available: '20.00',
    totalIncome: '20.00',
    todayIncome: '20.00',
  })
  expect((await mei.get('user/listNotification')).result.list[0]).toMatchObject({
    titleKey: 'invite.rewarded',
    params: { amount: '20.00' },
  })
})

test('friends are listed newest first, their names masked', async () => {
  const tom = await invite('tommy')
  minutes(world, 1)
  await invite('alice')
  trade(tom)
  await deposit(tom, '120')
  expect((await friends()).list).toMatchObject([
    { maskedName: 'a***e', stage: 'REGISTERED', reward: '0.00', joinedAt: '2026-01-10T15:21:00.000Z' },
    { maskedName: 't***y', stage: 'TRADED', reward: '20.00' },
  ])
  expect((await friends('?pageSize=1')).hasNext).toBe(true)
  expect(JSON.stringify(await friends())).not.toContain('tommy')
})

test('a trade alone, or a deposit alone, brings nothing', async () => {
  trade(await invite('tommy'))
  await deposit(await invite('alice'), '120')
  const stages = (await friends()).list.map(({ stage }: { stage: string }) => stage)
  expect(stages.sort()).toEqual(['FUNDED', 'REGISTERED'])
  expect(await summary()).toMatchObject({ funded: 1, traded: 0, pending: 2, totalReward: '0.00' })
})

test('a friend who trades after the inviter has closed the account brings nothing', async () => {
  const tom = await invite('tommy')
  await deposit(tom, '240.50')
  mei.change({ password: await hashPassword('Harbour2026', 1) })
  expect((await mei.post('user/closeAccount', { loginPassword: 'Harbour2026' })).code).toBe('20005')
  trade(tom)
  expect(world.store.read.invites.get(tom.id)).toMatchObject({ reward: 0n, tradedAt: world.now() })
  expect(brokenInvariants(world)).toEqual([])
})

test('is the same in demo mode, and needs its parameter', async () => {
  await invite('tommy')
  expect((await mei.get('user/inviteSummary', { mode: 'demo' })).result.invited).toBe(1)
  expect((await mei.get('user/listInvite', { mode: 'demo' })).result.total).toBe(1)
  expect(await (await withoutParameters(world, ['invite.config'], mei)).get('user/inviteSummary')).toBe(
    '10018',
  )
})
