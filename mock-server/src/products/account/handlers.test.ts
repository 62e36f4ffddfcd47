import { beforeEach, expect, test } from 'vitest'
import { openSession } from '../../core/users.ts'
import { hashPassword } from '../../security/password.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await createInsideWorld()
  mei = createCustomer(world, 'meimei', {
    password: await hashPassword('Harbour2026', 1),
    passwordVersion: 1,
  })
})

const info = async () => (await mei.post('user/getUserInfo')).result
const login = (password: string) => mei.post('login/login', { userName: 'meimei', password })
const repassword = (oldPassword?: string, newPassword?: string) =>
  mei.post('user/repassword', { oldPassword, newPassword })
const signInElsewhere = () =>
  world.store.transaction((tables) => openSession(tables, mei.id, world.now() + 1, 'Safari on iPhone'))
const isAlive = async (token: string) =>
  (await world.request('user/getUserInfo', { method: 'POST', headers: { Authorization: token } })).status ===
  200
const upload = (userId: string, purpose: 'avatar' | 'kyc') =>
  world.store.transaction(({ uploads }) =>
    uploads.insert({
      fileId: `f-${purpose}-${userId}`,
      userId,
      purpose,
      mime: 'image/png',
      bytes: 100,
      sha256: 'ab'.repeat(32),
      createdAt: world.now(),
    }),
  ).fileId

test('a profile takes a phone and a picture of one’s own', async () => {
  expect((await mei.post('user/updateProfile', { areaCode: '+65', phone: '81234567' })).code).toBe('20005')
  expect((await mei.post('user/updateProfile', { avatarId: upload(mei.id, 'avatar') })).code).toBe('20005')
  expect(await info()).toMatchObject({ areaCode: '+65', phone: '81234567' })
  expect((await info()).avatarUrl).toMatch(/^data:image\/svg\+xml,/)
  expect((await mei.post('user/updateProfile', { phone: '7654321' })).code).toBe('20005')
  expect(await info()).toMatchObject({ areaCode: '+65', phone: '7654321' })
})

test('phone and picture can be taken away again', async () => {
  await mei.post('user/updateProfile', { areaCode: '+65', phone: '81234567' })
  await mei.post('user/updateProfile', { avatarId: upload(mei.id, 'avatar') })
  expect((await mei.post('user/updateProfile', { remove: ['phone', 'picture'] })).code).toBe('20005')
  const after = await info()
  for (const field of ['phone', 'areaCode', 'avatarUrl']) expect(after).not.toHaveProperty(field)
})

test('how the app looks is kept with the account, one choice at a time', async () => {
  expect(await info()).not.toHaveProperty('preferences')
  expect((await mei.post('user/setPreferences', { language: 'zh-Hant-HK', theme: 'dark' })).code).toBe(
    '20005',
  )
  await mei.post('user/setPreferences', { risingColour: 'green' })
  await mei.post('user/setPreferences', { theme: 'system' })
  expect((await info()).preferences).toEqual({
    language: 'zh-Hant-HK',
    theme: 'system',
    risingColour: 'green',
  })
  for (const wrong of [{ theme: 'pink' }, { language: 'x y' }, { userName: 'other' }])
    expect((await mei.post('user/setPreferences', wrong)).status).toBe(400)
})

test.each([
  [
    { areaCode: '+999', phone: '81234567' },
    { field: 'areaCode', rule: 'enum' },
  ],
  [{ phone: '81234567' }, { field: 'areaCode', rule: 'required' }],
  [
    { areaCode: '+65', phone: '5550000' },
    { field: 'phone', rule: 'unique' },
  ],
])('a profile does not take %o', async (body, error) => {
  createCustomer(world, 'stranger', { areaCode: '+65', phone: '5550000' })
  expect(await mei.post('user/updateProfile', body)).toMatchObject({ status: 400, errors: [error] })
  expect(await info()).not.toHaveProperty('phone')
})

test('a user name never changes, and a picture has to be one’s own and sent as one', async () => {
  expect((await mei.post('user/updateProfile', { userName: 'other_name' })).status).toBe(400)
  const stranger = createCustomer(world, 'stranger')
  for (const avatarId of [upload(stranger.id, 'avatar'), upload(mei.id, 'kyc'), 'f-none'])
    expect((await mei.post('user/updateProfile', { avatarId })).code).toBe('11020')
  mei.change({ demoEnabled: false })
  expect((await mei.post('user/updateProfile', {}, { mode: 'demo' })).code).toBe('11006')
})

test('a profile needs to know the area codes there are', async () => {
  const bare = await createInsideWorld({ parameters: { areaCodes: undefined } })
  expect((await createCustomer(bare).post('user/updateProfile', {})).code).toBe('10018')
})

test('a new password ends every other session, and the old one opens nothing any more', async () => {
  const elsewhere = signInElsewhere()
  expect((await repassword('Harbour2026', 'Lighthouse88')).code).toBe('20005')
  expect(await isAlive(elsewhere)).toBe(false)
  expect(await isAlive(mei.token)).toBe(true)
  expect((await login('Harbour2026')).code).toBe('10004')
  expect((await login('Lighthouse88')).code).toBe('200')
})

test.each([
  ['Wrong1wrong', 'Lighthouse88'],
  ['Harbour2026', 'Harbour2026'],
  ['Harbour2026', 'short1'],
  ['Harbour2026', undefined],
  [undefined, 'Lighthouse88'],
])('a password is not changed from %s to %s', async (from, to) => {
  expect((await repassword(from, to)).code).toBe('10004')
  expect((await login('Harbour2026')).code).toBe('200')
})

test('guessing the old password pauses after five tries, the right one included', async () => {
  for (let guess = 0; guess < 5; guess++) await repassword('Wrong1wrong', 'Lighthouse88')
  expect(await repassword('Harbour2026', 'Lighthouse88')).toMatchObject({ status: 429, code: '11013' })
  world.advanceTo(world.now() + 15 * 60_000)
  expect((await repassword('Harbour2026', 'Lighthouse88')).code).toBe('20005')
})

test('a frozen user and a disabled demo account change no password', async () => {
  mei.change({ demoEnabled: false })
  const body = { oldPassword: 'Harbour2026', newPassword: 'Lighthouse88' }
  expect((await mei.post('user/repassword', body, { mode: 'demo' })).code).toBe('11006')
  mei.change({ status: 'FROZEN' })
  expect((await mei.post('user/repassword', body)).code).toBe('10008')
})

test('sign-ins are listed newest first with their device, and all others end on request', async () => {
  const elsewhere = signInElsewhere()
  const { list } = (await mei.get('user/listSession')).result
  expect(list).toMatchObject([
    { device: 'Safari on iPhone', current: false },
    { device: 'Unknown device', current: true },
  ])
  expect((await mei.post('login/logoutAll')).code).toBe('20005')
  expect(await isAlive(elsewhere)).toBe(false)
  expect((await mei.get('user/listSession')).result.list).toMatchObject([{ current: true }])
})

test('one sign-in ends on request, and no other', async () => {
  const phone = signInElsewhere()
  const tablet = signInElsewhere()
  const { list } = (await mei.get('user/listSession')).result
  const stranger = createCustomer(world, 'stranger')
  expect((await stranger.post('login/logoutSession', { id: list[0].id })).code).toBe('11020')
  expect((await mei.post('login/logoutSession', { id: list[0].id })).code).toBe('20005')
  expect(await isAlive(tablet)).toBe(false)
  expect(await isAlive(phone)).toBe(true)
  expect((await mei.get('user/listSession')).result.total).toBe(2)
})

test('a sign-in says on which day it was last used', async () => {
  const phone = signInElsewhere()
  const day = 86_400_000
  world.advanceTo(world.now() + 3 * day)
  await isAlive(phone)
  const { list } = (await mei.get('user/listSession')).result
  expect(Date.parse(list[0].usedAt)).toBe(world.now())
  expect(Date.parse(list[0].at)).toBeLessThan(world.now() - 2 * day)
})

test('what stands in the way of closing an account is counted', async () => {
  const check = async () => (await mei.get('user/checkCloseAccount')).result
  const nothing = {
    positions: 0,
    waitingOrders: 0,
    options: 0,
    plans: 0,
    bids: 0,
    deposits: 0,
    withdrawals: 0,
    loans: 0,
  }
  expect(await check()).toEqual({ closable: true, available: '0.00', owed: '0.00', ...nothing })
  mei.fund(25_00n)
  expect(await check()).toEqual({ closable: false, available: '25.00', owed: '0.00', ...nothing })
})

test('an account closes for good once it is empty', async () => {
  const close = (loginPassword?: string) => mei.post('user/closeAccount', { loginPassword })
  const elsewhere = signInElsewhere()
  mei.fund(1n)
  expect((await close('Wrong1wrong')).code).toBe('10004')
  expect((await close()).code).toBe('10004')
  expect((await close('Harbour2026')).code).toBe('10008')
  mei.fund(-1n)
  expect((await close('Harbour2026')).code).toBe('20005')
  expect((await mei.post('user/getUserInfo')).code).toBe('10009')
  expect(await isAlive(elsewhere)).toBe(false)
  expect((await login('Harbour2026')).code).toBe('10009')
})

test('an account with a practice trade that runs cannot be closed', async () => {
  const market = (await mei.get('index/listMarketByType?type=2')).result.find(
    (item: { code: string }) => item.code === 'SBX-UP',
  )
  const { termsVersion } = (await mei.get(`index/getMarketInfo/${market.id}`)).result
  const command = {
    marketId: market.id,
    direction: 'UP',
    periodSec: 60,
    amount: '10.00',
    acceptedTermsVersion: termsVersion,
  }
  expect((await mei.post('order/buyOptions', command, { mode: 'demo' })).code).toBe('20004')
  expect((await mei.post('user/closeAccount', { loginPassword: 'Harbour2026' })).code).toBe('10008')
  expect((await mei.get('user/checkCloseAccount')).result).toMatchObject({ closable: false, options: 1 })
  world.advanceTo(world.now() + 60_000)
  mei.change({ demoEnabled: false })
  const body = { loginPassword: 'Harbour2026' }
  expect((await mei.post('user/closeAccount', body, { mode: 'demo' })).code).toBe('11006')
  expect((await mei.post('user/closeAccount', body)).code).toBe('20005')
})

test('a Google account that is linked signs its user in', async () => {
  const google = (email: string) => ({ credential: `sandbox-google:${email}` })
  createCustomer(world, 'stranger')
  expect((await mei.post('login/linkGoogle', google('unverified@example.com'))).code).toBe('10002')
  expect((await mei.post('login/linkGoogle', google('stranger@example.com'))).code).toBe('10007')
  expect((await mei.post('login/linkGoogle', google('mei.lin@example.com'))).code).toBe('20005')
  expect((await mei.post('login/linkGoogle', google('mei.lin@example.com'))).code).toBe('20005')
  expect((await mei.post('login/loginByGoogle', google('mei.lin@example.com'))).result.userName).toBe(
    'meimei',
  )
  const stranger = createCustomer(world, 'another')
  expect((await stranger.post('login/linkGoogle', google('mei.lin@example.com'))).code).toBe('10007')
  mei.change({ demoEnabled: false })
  expect((await mei.post('login/linkGoogle', google('x@example.com'), { mode: 'demo' })).code).toBe('11006')
})
