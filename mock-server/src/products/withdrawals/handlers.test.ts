import { beforeEach, describe, expect, test } from 'vitest'
import { processAllReviews, review } from '../../runtime/reviews.ts'
import type { Customer } from '../../test/customer.ts'
import { createCustomer } from '../../test/customer.ts'
import type { InsideWorld } from '../../test/inside-world.ts'
import {
  addUpload,
  createVerified,
  decide,
  expectError,
  minutes,
  SECURITY_PASSWORD,
  withoutParameters,
  workedWorld,
} from '../../test/money.ts'
import { setPrice } from '../../test/prices.ts'

let world: InsideWorld
let mei: Customer
beforeEach(async () => {
  world = await workedWorld()
  setPrice(world, 'BTC', 52_100)
  mei = await createVerified(world)
  mei.fund(2_000_00n)
})

const command = (fields: object = {}) => ({
  method: 'BTC',
  amount: '500.00',
  address: 'SANDBOX-BTC-1',
  securityPassword: SECURITY_PASSWORD,
  expectedFee: '5.00',
  ...fields,
})
const toBank = (fields: object = {}) =>
  command({
    method: 'BANK',
    address: undefined,
    bankName: 'Sample Bank',
    cardholder: 'Mei Lin',
    accountNo: 'SG1234567890',
    ...fields,
  })
const submit = (body: object = command(), options = {}) => mei.post('user/withdrawal', body, options)
const submitted = async (body: object = command()): Promise<string> => (await submit(body)).result.orderNo
const list = async (query = '') => (await mei.get(`user/listWithdrwal${query}`)).result
const status = async () => (await list()).list[0].status
const balances = async () => {
  const { available, held, equity } = await mei.account()
  return { available, held, equity }
}

describe('a withdrawal', () => {
  test('of 500.00 costs 5.00 and brings 0.00950096 Bitcoin at 52 100, held until the network confirms', async () => {
    const { code, result } = await submit()
    expect(code).toBe('20003')
    expect(result).toEqual({
      orderNo: expect.stringMatching(/^WD20260110\d{10}$/),
      method: 'BTC',
      amount: '500.00',
      fee: '5.00',
      feeRate: '0.01',
      receiveAmount: '495.00',
      rate: '52100',
      receiveCurrencyAmount: '0.00950096',
      address: 'SANDBOX-BTC-1',
      status: 'TO_BE_REVIEWED',
      submittedAt: '2026-01-10T15:20:00.000Z',
      history: [{ status: 'TO_BE_REVIEWED', at: '2026-01-10T15:20:00.000Z' }],
    })
    expect(await balances()).toEqual({ available: '1500.00', held: '500.00', equity: '2000.00' })
    decide(world, 'withdrawal', result.orderNo, 'approve')
    expect(await balances()).toEqual({ available: '1500.00', held: '500.00', equity: '2000.00' })
    decide(world, 'withdrawal', result.orderNo, 'confirm')
    expect(await balances()).toEqual({ available: '1500.00', held: '0.00', equity: '1500.00' })
    expect((await list()).list[0]).toMatchObject({ status: 'COMPLETED', completedAt: expect.any(String) })
  })

  test('of 333.33 to a bank costs 3.33, brings 330.00, and keeps four signs of the account', async () => {
    const { result } = await submit(toBank({ amount: '333.33', expectedFee: '3.33' }))
    expect(result).toMatchObject({
      fee: '3.33',
      receiveAmount: '330.00',
      bankName: 'Sample Bank',
      cardholder: 'Mei Lin',
      accountNo: '********7890',
    })
    expect(result.rate).toBeUndefined()
    const kept = JSON.stringify(world.store.dump(), (_, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
    expect(kept).not.toContain('SG1234567890')
  })

  test('in Tether is worth a dollar a coin', async () => {
    expect((await submit(command({ method: 'USDT-TRC20', address: 'SANDBOX-TRON-1' }))).result).toMatchObject(
      {
        rate: '1',
        receiveCurrencyAmount: '495',
      },
    )
  })

  test.each([
    [{ method: undefined }, '10025'],
    [{ method: ' ' }, '10025'],
    [{ method: 'PIGEON' }, '10025'],
    [{ address: undefined }, '10021'],
    [{ address: ' ' }, '10021'],
    [{ address: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq' }, '10021'],
    [{ amount: undefined }, '10013'],
    [{ amount: '-1' }, '10013'],
    [{ amount: '20.001' }, '10013'],
    [{ amount: '1e2' }, '10013'],
    [{ amount: '19.99' }, '11008'],
    [{ expectedFee: '4.99' }, '11018'],
    [{ amount: '2000.01', expectedFee: '20.00' }, '10011'],
  ])('with %j is refused with %s', async (fields, code) => {
    await expectError(world, code, () => submit(command(fields)))
  })

  test('says what the least amount is', async () => {
    expect((await submit(command({ amount: '19.99' }))).params).toEqual({ name: 'USD', limit: '20.00' })
    expect((await submit(command({ amount: '20.00', expectedFee: '0.20' }))).code).toBe('20003')
  })

  test.each([
    [command({ securityPassword: '12345' }), 'securityPassword'],
    [command({ expectedFee: undefined }), 'expectedFee'],
    [toBank({ bankName: undefined }), 'bankName'],
    [toBank({ cardholder: 'x' }), 'cardholder'],
    [toBank({ accountNo: 'sg 12' }), 'accountNo'],
  ])('%j is no request of the contract', async (body, field) => {
    expect(await submit(body)).toMatchObject({ status: 400, errors: [{ field }] })
  })

  test('of more than 1 000.00 on one day needs the identity check', async () => {
    mei.change({ kycStatus: 'NOT_VERIFIED' })
    const small = command({ amount: '600.00', expectedFee: '6.00' })
    const first = await submitted(small)
    await expectError(world, '10022', () => submit(small))
    expect((await submit(command({ amount: '400.00', expectedFee: '4.00' }))).code).toBe('20003')
    await mei.post('user/cancelWithdrawal', { orderNo: first })
    expect((await submit(small)).code).toBe('20003')
    world.advanceTo(Date.parse('2026-01-11T00:00:00.000Z'))
    expect((await submit(small)).code).toBe('20003')
  })

  test('is refused while the account or its payments are shut, and in demo mode', async () => {
    mei.change({ paymentLock: { reason: 'OPERATOR' } })
    expect((await expectError(world, '11004', () => submit())).result).toEqual({
      reason: 'OPERATOR',
      until: null,
      contactUrl: '/profile/security#lock',
    })
    mei.change({ paymentLock: undefined, status: 'FROZEN' })
    await expectError(world, '10008', () => submit())
    mei.change({ status: 'ACTIVE' })
    await expectError(world, '11005', () => submit(command(), { mode: 'demo' }))
    mei.change({ demoEnabled: false })
    await expectError(world, '11006', () => submit(command(), { mode: 'demo' }))
  })

  test('needs its parameters', async () => {
    for (const key of ['withdrawal.methods', 'withdrawal.kycThreshold'])
      expect(await (await withoutParameters(world, [key], mei)).post('user/withdrawal', command())).toBe(
        '10018',
      )
  })

  test('sent twice with one key leaves once; two that exceed the balance together never both leave', async () => {
    const first = await submit(command(), { key: 'k' })
    const again = await submit(command(), { key: 'k' })
    expect(again).toMatchObject({ replayed: true, result: first.result })
    const both = await Promise.all(
      ['a', 'b'].map((key) => submit(command({ amount: '900.00', expectedFee: '9.00' }), { key })),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['10011', '20003'])
    expect(await balances()).toEqual({ available: '600.00', held: '1400.00', equity: '2000.00' })
  })
})

describe('what comes with a withdrawal', () => {
  test('a statement of the bank is taken along; another kind of picture, or another user’s, is not', async () => {
    const tom = createCustomer(world, 'tomtom')
    const proofId = addUpload(world, mei.id, 'withdrawal')
    expect((await submit(command({ proofId }))).result).toMatchObject({ proofId })
    for (const other of [addUpload(world, tom.id, 'withdrawal'), addUpload(world, mei.id, 'recharge'), 'f-0'])
      await expectError(world, '11020', () => submit(command({ proofId: other })))
  })

  test('the payout has a reference, the operator’s own or the usual one, from the day it was made', async () => {
    const first = await submitted()
    const second = await submitted()
    for (const orderNo of [first, second]) decide(world, 'withdrawal', orderNo, 'approve')
    expect((await list()).list[0].payoutReference).toBeUndefined()
    review(world, 'withdrawal', first, 'confirm', undefined, 'PAYOUT-4711')
    decide(world, 'withdrawal', second, 'confirm')
    expect((await list(`?orderNo=${first}`)).list).toMatchObject([{ payoutReference: 'PAYOUT-4711' }])
    expect((await list(`?orderNo=${second}`)).list).toMatchObject([
      { payoutReference: second.replace('WD', 'PO') },
    ])
  })

  test('it is found by its number, by its own user only', async () => {
    const orderNo = await submitted()
    await submitted()
    expect((await list(`?orderNo=${orderNo}`)).total).toBe(1)
    const tom = createCustomer(world, 'tomtom')
    expect((await tom.get(`user/listWithdrwal?orderNo=${orderNo}`)).result.list).toEqual([])
  })
})

describe('the security password', () => {
  const wrong = (digits = '000001') => submit(command({ securityPassword: digits }))

  test('has to be set', async () => {
    const tom = createCustomer(world, 'tomtom')
    tom.fund(1_000_00n)
    await expectError(world, '11003', () => tom.post('user/withdrawal', command()))
  })

  test('wrong five times in a row locks payments for a day', async () => {
    for (let left = 4; left >= 1; left--) {
      expect((await wrong()).code).toBe('11002')
      expect((await mei.get('payment/password/locked')).result.attemptsLeft).toBe(left)
    }
    expect((await wrong()).code).toBe('11002')
    expect((await submit()).result).toEqual({
      reason: 'WRONG_PASSWORD',
      until: '2026-01-11T15:20:00.000Z',
      contactUrl: '/profile/security#lock',
    })
    world.advanceTo(Date.parse('2026-01-11T15:20:00.000Z'))
    expect((await submit()).code).toBe('20003')
  })

  test('right once starts the count anew, even when the money does not suffice', async () => {
    for (let tries = 0; tries < 4; tries++) await wrong()
    expect((await submit(command({ amount: '2000.01', expectedFee: '20.00' }))).code).toBe('10011')
    for (let tries = 0; tries < 4; tries++) expect((await wrong()).code).toBe('11002')
    expect((await submit()).code).toBe('20003')
  })

  test('is not tried by a call that is refused before it comes to it, nor by a replay', async () => {
    for (let calls = 0; calls < 6; calls++)
      await submit(command({ securityPassword: '000001', expectedFee: '4.99' }))
    for (let calls = 0; calls < 6; calls++)
      expect((await submit(command({ securityPassword: '000001' }), { key: 'k' })).code).toBe('11002')
    expect((await mei.get('payment/password/locked')).result.attemptsLeft).toBe(4)
  })

  test('guessed side by side locks payments all the same', async () => {
    const guesses = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7'].map((digit) => wrong(`00000${digit}`)),
    )
    expect(guesses.map(({ code }) => code).sort()).toEqual([
      ...new Array(5).fill('11002'),
      ...new Array(2).fill('11004'),
    ])
  })
})

describe('what becomes of a withdrawal', () => {
  test.each(['reject', 'networkFail'] as const)(
    '%s gives back all of it, the fee included',
    async (action) => {
      const orderNo = await submitted()
      if (action === 'networkFail') decide(world, 'withdrawal', orderNo, 'approve')
      decide(world, 'withdrawal', orderNo, action, 'Ask us')
      expect((await list()).list[0]).toMatchObject({
        status: action === 'reject' ? 'REJECTED' : 'FAILED',
        reason: 'Ask us',
      })
      expect(await balances()).toEqual({ available: '2000.00', held: '0.00', equity: '2000.00' })
      expect(review(world, 'withdrawal', orderNo, 'approve')).toEqual({ error: 'recordNotOpen' })
    },
  )

  test('a user may take it back until it is reviewed', async () => {
    const orderNo = await submitted()
    const cancel = (body: object = { orderNo }, options = {}) =>
      mei.post('user/cancelWithdrawal', body, options)
    await expectError(world, '11005', () => cancel({ orderNo }, { mode: 'demo' }))
    await expectError(world, '11020', () => cancel({ orderNo: 'WD1' }))
    const tom = await createVerified(world, 'tomtom')
    await expectError(world, '11020', () => tom.post('user/cancelWithdrawal', { orderNo }))
    expect(await cancel({ orderNo }, { key: 'k' })).toMatchObject({
      code: '20005',
      result: { status: 'CANCELLED' },
    })
    expect((await cancel({ orderNo }, { key: 'k' })).replayed).toBe(true)
    expect(await balances()).toEqual({ available: '2000.00', held: '0.00', equity: '2000.00' })
    await expectError(world, '11010', () => cancel())
    mei.change({ demoEnabled: false })
    await expectError(world, '11006', () => cancel({ orderNo }, { mode: 'demo' }))
  })

  test.each([
    [command({ address: 'SANDBOX-REJECT' }), ['REJECTED', 'REJECTED']],
    [command({ address: 'SANDBOX-FAIL' }), ['APPROVED', 'FAILED']],
    [command({ address: 'SANDBOX-SLOW' }), ['APPROVED', 'APPROVED']],
    [toBank({ cardholder: 'Mei REJECT' }), ['REJECTED', 'REJECTED']],
    [command(), ['TO_BE_REVIEWED', 'TO_BE_REVIEWED']],
  ])('a magic value decides by itself, a step a minute: %j', async (body, [first, second]) => {
    await submit(body)
    minutes(world, 1)
    expect(await status()).toBe(first)
    minutes(world, 1)
    expect(await status()).toBe(second)
  })

  test('is decided a step at a time with everything else that waits; what is slow stays', async () => {
    await submit(command({ address: 'SANDBOX-SLOW' }))
    await submit()
    expect(processAllReviews(world)).toHaveLength(2)
    expect((await list('?status=APPROVED')).total).toBe(2)
    expect(processAllReviews(world)).toHaveLength(1)
    expect((await list('?status=COMPLETED')).list[0].address).toBe('SANDBOX-BTC-1')
    expect(processAllReviews(world)).toEqual([])
  })

  test('in demo mode there are no records', async () => {
    await submit()
    expect((await mei.get('user/listWithdrwal', { mode: 'demo' })).result).toMatchObject({
      list: [],
      total: 0,
    })
  })
})
