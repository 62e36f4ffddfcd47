import { beforeEach, expect, test } from 'vitest'
import { applyEffects } from '../../core/apply.ts'
import type { NoticeKey } from '../../domain/notification.ts'
import { done } from '../../domain/outcome.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createCustomer(world)
})

const tell = (titleKey: NoticeKey, params = {}, userId = mei.id) =>
  world.store.transaction((tables) =>
    applyEffects(
      world,
      tables,
      done({}, { notices: [{ userId, titleKey, params, orderNo: 'RC202601120000000001' }] }),
      world.now(),
    ),
  )
const list = async (query = '') => (await mei.get(`user/listNotification${query}`)).result
const unread = async () => (await mei.post('user/getUserInfo')).result.unreadCount

test('news come newest first, counted until they are read', async () => {
  tell('deposit.completed', { amount: '521.00' })
  world.advanceTo(world.now() + 1_000)
  tell('payment.locked', { reason: 'OPERATOR' })
  const { list: rows } = await list()
  expect(rows).toMatchObject([
    { kind: 'PAYMENT', titleKey: 'payment.locked', read: false, createdAt: '2026-01-12T15:20:01.000Z' },
    {
      kind: 'DEPOSIT',
      titleKey: 'deposit.completed',
      params: { amount: '521.00' },
      orderNo: 'RC202601120000000001',
    },
  ])
  expect(await unread()).toBe(2)

  expect((await mei.post('user/readNotification', { ids: [rows[1].id] })).code).toBe('20005')
  expect(await unread()).toBe(1)
  expect((await list('?unreadOnly=true')).list).toMatchObject([{ titleKey: 'payment.locked' }])
  expect((await list()).total).toBe(2)
  expect((await mei.post('user/readNotification', { all: true })).code).toBe('20005')
  expect(await unread()).toBe(0)
  expect((await list('?unreadOnly=true')).list).toEqual([])
})

test('news of another user cannot be read, and one unknown among several reads none', async () => {
  tell('deposit.completed')
  const stranger = createCustomer(world, 'stranger')
  const [own] = (await list()).list
  expect((await stranger.get('user/listNotification')).result.list).toEqual([])
  expect((await stranger.post('user/readNotification', { ids: [own.id] })).code).toBe('11020')
  expect((await mei.post('user/readNotification', { ids: [own.id, 'no-unknown'] })).code).toBe('11020')
  expect(await unread()).toBe(1)
})

test('news are the same in demo mode, where a disabled demo account reads nothing away', async () => {
  tell('deposit.completed')
  const demo = { mode: 'demo' } as const
  expect((await mei.get('user/listNotification', demo)).result.total).toBe(1)
  mei.change({ demoEnabled: false })
  expect((await mei.post('user/readNotification', { all: true }, demo)).code).toBe('11006')
})

test('news can be listed by group', async () => {
  tell('deposit.completed')
  tell('loan.overdue')
  tell('option.won')
  const keys = async (group: string) =>
    (await list(`?group=${group}`)).list.map(({ titleKey }: { titleKey: string }) => titleKey)
  expect(await keys('MONEY')).toEqual(['loan.overdue', 'deposit.completed'])
  expect(await keys('TRADING')).toEqual(['option.won'])
  expect(await keys('INVITES')).toEqual([])
  expect((await list()).list[0].group).toBe('TRADING')
})

test('a kind that is switched off no longer comes; money, access and an automatic close always do', async () => {
  const chosen = async () => (await mei.post('user/getUserInfo')).result.noticesOff
  expect(await chosen()).toBeUndefined()
  const off = ['ORDER', 'OPTION', 'ORDER']
  expect((await mei.post('user/setNotices', { off })).code).toBe('20005')
  expect(await chosen()).toEqual(['ORDER', 'OPTION'])
  for (const key of ['order.stopLoss', 'option.won', 'order.stopOut', 'deposit.failed'] as const) tell(key)
  expect((await list()).list.map(({ titleKey }: { titleKey: string }) => titleKey)).toEqual([
    'deposit.failed',
    'order.stopOut',
  ])
  expect((await mei.post('user/setNotices', { off: ['DEPOSIT'] })).status).toBe(400)
  await mei.post('user/setNotices', { off: [] })
  tell('option.won')
  expect((await list()).list[0].titleKey).toBe('option.won')
  expect(await chosen()).toBeUndefined()
})

test('a request that names nothing is refused', async () => {
  expect((await mei.post('user/readNotification', {})).status).toBe(400)
})

test('long lists come in pages', async () => {
  for (let index = 0; index < 25; index++) tell('deposit.completed', { amount: `${index}.00` })
  const second = await list('?pageNum=2&pageSize=10')
  expect(second).toMatchObject({ total: 25, pageNum: 2, pageSize: 10, hasNext: true })
  expect(second.list[0].params).toEqual({ amount: '14.00' })
  expect((await list('?pageNum=3&pageSize=10')).hasNext).toBe(false)
  expect((await list('?pageNum=4&pageSize=10')).list).toEqual([])
})
