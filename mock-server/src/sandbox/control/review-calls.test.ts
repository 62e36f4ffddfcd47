import { expect, test } from 'vitest'
import { useControlPlane } from '../../test/control-plane.ts'

const { get, post, call } = useControlPlane()

/** A user with money who has asked for 100.00 to be paid out. */
const withdraw = async (): Promise<string> => {
  const body = { userName: 'mei_chen', email: 'mei@example.com', password: 'Sandbox1', code: '123456' }
  const { token } = (await call('login/register', body)).result
  const headers = { Authorization: token, virtually: 'NO' }
  const [{ userId }] = (await get('users')).users
  await post('fund', { userId, mode: 'real', amount: '500.00' })
  await call('payment/password/set', { password: '271828', emailCode: '123456' }, headers)
  const command = { method: 'BTC', amount: '100.00', address: 'SANDBOX-BTC-1', expectedFee: '1.00' }
  return (await call('user/withdrawal', { ...command, securityPassword: '271828' }, headers)).result.orderNo
}

test('lists what waits with the steps that are possible now, and takes them', async () => {
  const no = await withdraw()
  expect((await get('reviews')).reviews).toMatchObject([
    {
      kind: 'withdrawal',
      ref: no,
      userName: 'mei_chen',
      status: 'TO_BE_REVIEWED',
      about: '100.00 USD by BTC, 99.00 USD after the fee',
      actions: ['approve', 'reject'],
    },
  ])
  expect(await post(`withdrawal/${no}/approve`)).toMatchObject({ orderNo: no })
  expect((await get('reviews')).reviews).toMatchObject([{ ref: no, actions: ['confirm', 'networkFail'] }])
  expect(await post(`withdrawal/${no}/networkFail`, { reason: 'Fee too low' })).toMatchObject({
    orderNo: no,
    reason: 'Fee too low',
  })
  expect(await get('reviews')).toMatchObject({ reviews: [] })
})

test('a step that is not possible now, and an unknown record, are refused and change nothing', async () => {
  const no = await withdraw()
  const { hash } = await get('state')
  expect(await post(`withdrawal/${no}/confirm`)).toMatchObject({ error: 'conflict' })
  expect(await post('withdrawal/WD1/approve')).toMatchObject({ error: 'notFound' })
  expect(await post(`withdrawal/${no}/reject`, { reason: 'x'.repeat(501) })).toMatchObject({
    error: 'invalid',
  })
  expect(await post('processAll', { kinds: ['made-up'] })).toMatchObject({ error: 'invalid' })
  expect((await get('state')).hash).toBe(hash)
})

test('everything that waits is decided at once, of the kinds asked for', async () => {
  const no = await withdraw()
  expect(await post('processAll', { kinds: ['loan'] })).toMatchObject({ decided: [] })
  expect(await post('processAll')).toMatchObject({
    decided: [{ kind: 'withdrawal', ref: no, status: 'APPROVED' }],
  })
})
