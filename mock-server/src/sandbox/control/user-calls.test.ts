import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

const { get, post, call, send } = useControlPlane()

const register = async (userName: string): Promise<{ token: string; userId: string }> => {
  const body = { userName, email: `${userName}@example.com`, password: 'Sandbox1', code: '123456' }
  const { token } = (await call('login/register', body)).result
  const { users } = await get(`users?search=${userName}`)
  return { token, userId: users[0].userId }
}
const infoOf = async (token: string) => (await call('user/getUserInfo', {}, { Authorization: token })).result

test('lists users, newest first, and finds them by a part of their name', async () => {
  await register('mei_chen')
  await register('anna_1')
  const { users, total } = await get('users')
  expect(total).toBe(2)
  expect(users.map(({ userName }: { userName: string }) => userName)).toEqual(['anna_1', 'mei_chen'])
  expect(users[1]).toMatchObject({
    email: 'mei_chen@example.com',
    status: 'ACTIVE',
    kycStatus: 'NOT_VERIFIED',
    paymentLocked: false,
    demoEnabled: true,
    real: { available: '0.00', equity: '0.00' },
    demo: { available: '100000.00', equity: '100000.00' },
  })
  expect((await get('users?search=MEI_')).total).toBe(1)
  expect(await get('users?search=unknown')).toMatchObject({ total: 0, users: [] })
})

test('gives money out of an account of its own, as an entry of the books', async () => {
  const { token, userId } = await register('mei_chen')
  expect(await post('fund', { userId, mode: 'real', amount: '250.5' })).toMatchObject({
    kind: 'GRANT',
    mode: 'real',
    postings: [
      { account: 'ext:sandbox-grant', amount: '-250.50' },
      { account: `user:${userId}:cash`, amount: '250.50' },
    ],
  })
  expect((await infoOf(token)).accounts.real.available).toBe('250.50')
  await post('fund', { userId, mode: 'real', amount: '0.01' })
  expect((await infoOf(token)).accounts.real.available).toBe('250.51')
})

test.each([
  [404, { userId: 'u-1', mode: 'real', amount: '1.00' }],
  [400, { mode: 'play', amount: '1.00' }],
  [400, { mode: 'real', amount: '0.00' }],
  [400, { mode: 'real', amount: '-5' }],
  [400, { mode: 'real', amount: '1.005' }],
  [400, { mode: 'real', amount: 1 }],
  [400, { mode: 'real', amount: '100000000000000000.00' }],
])('refuses with %i to fund %o, and books nothing', async (status, body) => {
  const { userId } = await register('mei_chen')
  const { hash } = await get('state')
  expect((await post('fund', { userId, ...body })).status).toBe(status)
  expect((await get('state')).hash).toBe(hash)
})

test('locks payments until a time, tells the user, and unlocks them', async () => {
  const { userId, ...first } = await register('mei_chen')
  let { token } = first
  const until = '2026-01-13T00:00:00.000Z'
  expect(await post(`user/${userId}/lockPayment`, { until, reason: 'Please call us' })).toMatchObject({
    userId,
    paymentLocked: true,
  })
  expect((await infoOf(token)).paymentLocked).toBe(true)
  const read = (path: string) => send(`swx/customer/${path}`, { headers: { Authorization: token } })
  const told = { reason: 'OPERATOR', note: 'Please call us', until }
  expect((await read('payment/password/locked')).result).toMatchObject(told)
  const deposit = {
    currency: 'USDT',
    network: 'TRC20',
    amount: '250',
    receiveAddress: 'x',
    proofId: 'f',
    txHash: 'a1',
  }
  expect(await call('user/recharge', deposit, { Authorization: token, virtually: 'NO' })).toMatchObject({
    code: '11004',
    result: told,
  })
  const [notice] = (await read('user/listNotification')).result.list
  expect(notice.params).toMatchObject({ reason: 'OPERATOR', note: 'Please call us' })
  await post('clock/advance', { to: until })
  expect((await infoOf(token)).paymentLocked).toBe(false)
  await post(`user/${userId}/lockPayment`)
  await post('clock/advance', { by: 'P400D' })
  token = (await call('login/login', { userName: 'mei_chen', password: 'Sandbox1' })).result.token
  expect((await infoOf(token)).paymentLocked).toBe(true)
  expect(await post(`user/${userId}/unlockPayment`)).toMatchObject({ paymentLocked: false })
  expect((await post(`user/${userId}/unlockPayment`)).error).toBe('conflict')
  expect((await post(`user/${userId}/lockPayment`, { until })).error).toBe('invalid')
})

test.each([
  ['freeze', 'unfreeze', { status: 'FROZEN' }],
  ['disableDemo', 'enableDemo', { demoEnabled: false }],
])('%s and %s take turns', async (on, off, state) => {
  const { userId } = await register('mei_chen')
  const answer = await post(`user/${userId}/${on}`)
  expect(answer).toMatchObject({ userId, ...state })
  expect(await post(`user/${userId}/${on}`)).toMatchObject({ status: 409, error: 'conflict' })
  expect(await post(`user/${userId}/${off}`)).not.toMatchObject(state)
  expect(await post(`user/${userId}/${off}`)).toMatchObject({ status: 409 })
  expect((await post('user/u-1/freeze')).status).toBe(404)
})

test('shows the books: by user, ledger, kind and record, from either end', async () => {
  const mei = await register('mei_chen')
  const anna = await register('anna_1')
  await post('fund', { userId: mei.userId, mode: 'real', amount: '10.00' })
  await post('fund', { userId: anna.userId, mode: 'real', amount: '20.00' })
  const entries = async (query: string) =>
    (await get(`ledger?${query}`)).entries as { seq: number; kind: string; mode: string; ref: string }[]
  const kinds = async (query: string) => (await entries(query)).map(({ kind }) => kind)
  const all = await entries('')
  expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1))
  expect(await entries('order=newest&limit=2')).toEqual(all.slice(-2).reverse())
  expect(await entries(`since=${all.length - 1}`)).toEqual(all.slice(-1))
  expect(await kinds(`userId=${mei.userId}`)).toEqual(['DEMO_START', 'GRANT'])
  expect(await kinds(`userId=${mei.userId}&mode=demo`)).toEqual(['DEMO_START'])
  expect(await kinds(`userId=${mei.userId}&kind=GRANT`)).toEqual(['GRANT'])
  expect(await kinds(`kind=GRANT&ref=${anna.userId}`)).toEqual(['GRANT'])
  expect((await get('ledger?mode=play')).status).toBe(400)
  expect((await get('ledger?limit=1001')).status).toBe(400)
})
