import { beforeEach, describe, expect, test } from 'vitest'
import { listMail } from '../../core/mailbox.ts'
import { hashPassword } from '../../security/password.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import { createVerified, days, expectError, SECURITY_PASSWORD, workedWorld } from '../../test/money.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  mei = await createVerified(world, 'meimei', {
    password: await hashPassword('Lighthouse88', 1),
    passwordVersion: 1,
  })
})

const lock = async (of = mei) => (await of.get('payment/password/locked')).result
const verify = (password: string, options = {}) => mei.post('payment/password/verify', { password }, options)
const OPEN = {
  locked: false,
  reason: null,
  until: null,
  withdrawalsPausedUntil: null,
  contactUrl: '/profile/security#lock',
  hasPassword: true,
  attemptsLeft: 5,
}
const OPERATOR = { paymentLock: { reason: 'OPERATOR' } } as const

describe('the payment lock', () => {
  test('is open, closed by an operator without an end, or until a time', async () => {
    expect(await lock()).toEqual(OPEN)
    mei.change(OPERATOR)
    expect(await lock()).toEqual({ ...OPEN, locked: true, reason: 'OPERATOR' })
    mei.change({ paymentLock: { reason: 'OPERATOR', until: world.now() + 1_000 } })
    expect(await lock()).toMatchObject({ locked: true, until: '2026-01-10T15:20:01.000Z' })
    world.advanceTo(world.now() + 1_000)
    expect(await lock()).toEqual(OPEN)
  })

  test('is the same in demo mode, and says when no password is set', async () => {
    const tom = createCustomer(world, 'tomtom')
    const { result } = await tom.get('payment/password/locked', { mode: 'demo' })
    expect(result).toEqual({ ...OPEN, hasPassword: false })
  })

  test('closes after five wrong passwords, tells so, opens by itself after a day and tells that too', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await verify('000001')).code).toBe('11002')
    expect(await lock()).toEqual({
      ...OPEN,
      locked: true,
      reason: 'WRONG_PASSWORD',
      until: '2026-01-11T15:20:00.000Z',
      attemptsLeft: 0,
    })
    expect((await verify(SECURITY_PASSWORD)).code).toBe('11004')
    days(world, 1)
    expect(await lock()).toEqual(OPEN)
    expect((await verify(SECURITY_PASSWORD)).code).toBe('200')
    const { list } = (await mei.get('user/listNotification')).result
    expect(list.map(({ titleKey }: { titleKey: string }) => titleKey)).toEqual([
      'payment.unlocked',
      'payment.locked',
    ])
  })
})

describe('setting the security password', () => {
  const set = (of: Customer, fields: object = {}, options = {}) =>
    of.post('payment/password/set', { password: '314159', emailCode: '123456', ...fields }, options)
  let tom: Customer
  beforeEach(() => {
    tom = createCustomer(world, 'tomtom')
  })

  test('takes the code that was mailed, once', async () => {
    await tom.post('login/sendCode', { email: 'tomtom@example.com', scene: 'security' })
    const emailCode = listMail(world, 'tomtom@example.com')[0]?.code
    expect((await set(tom, { emailCode })).code).toBe('20005')
    expect((await lock(tom)).hasPassword).toBe(true)
    expect((await tom.post('payment/password/verify', { password: '314159' })).code).toBe('200')
    await expectError(world, '10008', () => set(tom))
  })

  test.each([
    [{ emailCode: undefined }, '11001'],
    [{ emailCode: ' ' }, '11001'],
    [{ emailCode: '000000' }, '11001'],
    [{ emailCode: '999999' }, '11001'],
    [{ emailCode: '654321' }, '11001'],
  ])('with %j is refused with %s', async (fields, code) => {
    await expectError(world, code, () => set(tom, fields))
  })

  test.each([
    ['123456', 'weak'],
    ['000000', 'weak'],
    ['777777', 'weak'],
    ['12345', 'pattern'],
    ['1234567', 'pattern'],
    ['abcdef', 'pattern'],
  ])('%s is no password: %s', async (password, rule) => {
    expect(await set(tom, { password })).toMatchObject({ status: 400, errors: [{ field: 'password', rule }] })
  })

  test('is refused to the frozen, and in demo mode without a demo account', async () => {
    tom.change({ demoEnabled: false })
    await expectError(world, '11006', () => set(tom, {}, { mode: 'demo' }))
    tom.change({ status: 'FROZEN' })
    await expectError(world, '10008', () => set(tom))
  })
})

describe('verifying the security password', () => {
  test('gives a ticket, another one each time', async () => {
    const [one, two] = [await verify(SECURITY_PASSWORD), await verify(SECURITY_PASSWORD, { mode: 'demo' })]
    expect(one).toMatchObject({ code: '200', result: { verified: true } })
    expect(one.result.ticket).not.toBe(two.result.ticket)
  })

  test('counts wrong ones until a right one', async () => {
    await verify('000001')
    expect((await lock()).attemptsLeft).toBe(4)
    await verify(SECURITY_PASSWORD)
    expect((await lock()).attemptsLeft).toBe(5)
  })

  test('needs one that is set, and payments that are open', async () => {
    const tom = createCustomer(world, 'tomtom')
    await expectError(world, '11003', () => tom.post('payment/password/verify', { password: '271828' }))
    mei.change(OPERATOR)
    const { result } = await expectError(world, '11004', () => verify(SECURITY_PASSWORD))
    expect(result).toEqual({ reason: 'OPERATOR', until: null, contactUrl: '/profile/security#lock' })
  })
})

describe('changing the security password', () => {
  const change = (fields: object = {}, options = {}, of = mei) =>
    of.post(
      'payment/password/change',
      { oldPassword: SECURITY_PASSWORD, newPassword: '314159', ...fields },
      options,
    )

  test('replaces it', async () => {
    await verify('000001')
    expect((await change()).code).toBe('20005')
    expect((await lock()).attemptsLeft).toBe(5)
    expect((await verify(SECURITY_PASSWORD)).code).toBe('11002')
    expect((await verify('314159')).code).toBe('200')
  })

  test('counts a wrong old one like every other try', async () => {
    for (let tries = 0; tries < 5; tries++)
      expect((await change({ oldPassword: '000001' })).code).toBe('11002')
    expect((await change()).result.reason).toBe('WRONG_PASSWORD')
  })

  test.each([
    [{ newPassword: SECURITY_PASSWORD }, 'same'],
    [{ newPassword: '111111' }, 'weak'],
    [{ newPassword: '1' }, 'pattern'],
  ])('to %j is no request of the contract', async (fields, rule) => {
    expect(await change(fields)).toMatchObject({ status: 400, errors: [{ field: 'newPassword', rule }] })
  })

  test('needs one that is set, open payments, and a demo account in demo mode', async () => {
    const tom = createCustomer(world, 'tomtom')
    await expectError(world, '11003', () => change({}, {}, tom))
    mei.change(OPERATOR)
    await expectError(world, '11004', () => change())
    mei.change({ paymentLock: undefined, demoEnabled: false })
    await expectError(world, '11006', () => change({}, { mode: 'demo' }))
  })
})

describe('resetting a forgotten security password', () => {
  const reset = (fields: object = {}, options = {}) =>
    mei.post(
      'payment/password/reset',
      { emailCode: '123456', loginPassword: 'Lighthouse88', newPassword: '161803', ...fields },
      options,
    )
  const withdraw = () =>
    mei.post('user/withdrawal', {
      method: 'BTC',
      amount: '20.00',
      address: 'SANDBOX-BTC-1',
      securityPassword: '161803',
      expectedFee: '0.20',
    })

  test('pauses withdrawals for a day, and nothing else', async () => {
    mei.fund(100_00n)
    expect((await reset()).code).toBe('20005')
    expect((await withdraw()).result).toEqual({
      reason: 'PASSWORD_RESET',
      until: '2026-01-11T15:20:00.000Z',
      contactUrl: '/profile/security#lock',
    })
    expect(await lock()).toEqual({ ...OPEN, withdrawalsPausedUntil: '2026-01-11T15:20:00.000Z' })
    expect((await verify('161803')).code).toBe('200')
    days(world, 1)
    expect(await lock()).toEqual(OPEN)
    expect((await withdraw()).code).toBe('20003')
  })

  test('does not end a lock from wrong passwords, and an operator’s lock forbids it', async () => {
    for (let tries = 0; tries < 5; tries++) await verify('000001')
    expect((await reset()).code).toBe('20005')
    expect((await lock()).locked).toBe(true)
    mei.change(OPERATOR)
    await expectError(world, '11004', () => reset())
  })

  test.each([
    [{ emailCode: '000000' }, '11001'],
    [{ emailCode: undefined }, '11001'],
    [{ loginPassword: undefined }, '10004'],
    [{ loginPassword: ' ' }, '10004'],
    [{ loginPassword: 'Wrong1wrong' }, '10004'],
  ])('with %j is refused with %s', async (fields, code) => {
    await expectError(world, code, () => reset(fields))
  })

  test('is no way to guess the login password: after five wrong ones there is a wait', async () => {
    for (let tries = 0; tries < 5; tries++) await reset({ loginPassword: 'Wrong1wrong' })
    expect(await reset()).toMatchObject({ status: 429, code: '11013' })
  })

  test('a weak one is no request of the contract; in demo mode a demo account is needed', async () => {
    expect((await reset({ newPassword: '222222' })).errors).toEqual([{ field: 'newPassword', rule: 'weak' }])
    mei.change({ demoEnabled: false })
    await expectError(world, '11006', () => reset({}, { mode: 'demo' }))
  })
})

test('no password is kept in a form that could be read', async () => {
  const kept = JSON.stringify(world.store.dump(), (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  )
  expect(kept).not.toContain(SECURITY_PASSWORD)
})
