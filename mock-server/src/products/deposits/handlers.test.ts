import { beforeEach, describe, expect, test } from 'vitest'
import { processAllReviews, review } from '../../runtime/reviews.ts'
import { type Customer, createCustomer } from '../../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../../test/inside-world.ts'
import { addUpload, decide, expectError, minutes, withoutParameters, workedWorld } from '../../test/money.ts'
import { setPrice } from '../../test/prices.ts'

let world: InsideWorld
let mei: Customer
let proofId: string
beforeEach(async () => {
  world = await workedWorld()
  setPrice(world, 'BTC', 52_100)
  mei = createCustomer(world)
  proofId = addUpload(world, mei.id, 'recharge')
})

const command = (fields: object = {}) => ({
  currency: 'BTC',
  network: 'BTC',
  amount: '0.01',
  txHash: '7d3f1099',
  proofId,
  receiveAddress: 'SANDBOX-BTC-1',
  ...fields,
})
const submit = (fields: object = {}, options = {}) => mei.post('user/recharge', command(fields), options)
const list = async (query = '', of = mei) => (await of.get(`user/listRecharge${query}`)).result

describe('a deposit', () => {
  test('of 0.01 Bitcoin at 52 100 credits 521.00 once approved, at the rate of its submission', async () => {
    const { code, result } = await submit()
    expect(code).toBe('20002')
    expect(result).toEqual({
      orderNo: expect.stringMatching(/^RC20260110\d{10}$/),
      currency: 'BTC',
      network: 'BTC',
      amount: '0.01',
      rate: '52100',
      usdAmount: '521.00',
      receiveAddress: 'SANDBOX-BTC-1',
      txHash: '7d3f1099',
      proofId,
      status: 'TO_BE_REVIEWED',
      submittedAt: '2026-01-10T15:20:00.000Z',
      history: [{ status: 'TO_BE_REVIEWED', at: '2026-01-10T15:20:00.000Z' }],
    })
    expect((await mei.account()).available).toBe('0.00')
    setPrice(world, 'BTC', 60_000)
    minutes(world, 30)
    decide(world, 'recharge', result.orderNo, 'approve')
    expect((await list()).list[0]).toMatchObject({
      status: 'COMPLETED',
      reviewedAt: '2026-01-10T15:50:00.000Z',
    })
    expect((await mei.account()).available).toBe('521.00')
    expect((await mei.get('user/listNotification')).result.list[0]).toMatchObject({
      titleKey: 'deposit.completed',
      params: { amount: '521.00' },
      orderNo: result.orderNo,
    })
  })

  test('is worth at least 120 dollars, rounded up to the last decimal of its currency', async () => {
    const { params, msg } = await expectError(world, '11008', () => submit({ amount: '0.00230326' }))
    expect(params).toEqual({ name: 'BTC', limit: '0.00230327' })
    expect(msg).toContain('0.00230327 BTC')
    expect((await submit({ amount: '0.00230327' })).code).toBe('20002')
    const usdt = {
      currency: 'USDT',
      network: 'TRC20',
      receiveAddress: 'SANDBOX-USDT-TRC20-1',
      txHash: 'usdt1',
    }
    expect(
      (await expectError(world, '11008', () => submit({ ...usdt, amount: '119.999999' }))).params,
    ).toEqual({
      name: 'USDT',
      limit: '120',
    })
    expect((await submit({ ...usdt, amount: '120' })).result).toMatchObject({
      usdAmount: '120.00',
      rate: '1',
    })
    setPrice(world, 'ETH', 2_500)
    const eth = { currency: 'ETH', network: 'ERC20', receiveAddress: 'SANDBOX-ETH-1', txHash: 'eth1' }
    expect((await submit({ ...eth, amount: '0.048000000000000001' })).result).toMatchObject({
      amount: '0.048000000000000001',
      usdAmount: '120.00',
    })
  })

  test('has a least amount of its own under the older edition', async () => {
    const legacy = await createInsideWorld({ parameters: { 'recharge.edition': 'legacy' } })
    const tom = createCustomer(legacy, 'tomtom')
    for (const [currency, network, receiveAddress, little, limit] of [
      ['USDT', 'TRC20', 'SANDBOX-USDT-TRC20-1', '119.999999', '120'],
      ['BTC', 'BTC', 'SANDBOX-BTC-1', '0.01499999', '0.015'],
      ['ETH', 'ERC20', 'SANDBOX-ETH-1', '0.199999999999999999', '0.2'],
    ]) {
      const report = (amount: string | undefined) =>
        tom.post('user/recharge', {
          ...command({ currency, network, receiveAddress, amount, txHash: `tx-${currency}` }),
          proofId: addUpload(legacy, tom.id, 'recharge'),
        })
      expect(await report(little)).toMatchObject({ code: '11008', params: { name: currency, limit } })
      expect((await report(limit)).code).toBe('20002')
    }
  })

  test('needs the last six digits when there is no transaction hash', async () => {
    expect((await submit({ txHash: undefined, last6: '9aF21c' })).result).toMatchObject({ last6: '9aF21c' })
    expect((await submit({ txHash: undefined })).errors).toEqual([{ field: 'last6', rule: 'required' }])
  })

  test.each([
    [{ receiveAddress: undefined }, '10021'],
    [{ receiveAddress: ' ' }, '10021'],
    [{ receiveAddress: 'SANDBOX-BTC-2' }, '10021'],
    [{ amount: undefined }, '10013'],
    [{ amount: 'much' }, '10013'],
    [{ amount: '0' }, '10013'],
    [{ amount: '0.010000001' }, '10013'],
    [{ amount: '99999999999999' }, '10013'],
    [{ proofId: 'f-unknown' }, '11020'],
  ])('with %j is refused with %s', async (fields, code) => {
    await expectError(world, code, () => submit(fields))
  })

  test('needs a proof that is one’s own and was sent as one', async () => {
    const tom = createCustomer(world, 'tomtom')
    for (const wrong of [addUpload(world, tom.id, 'recharge'), addUpload(world, mei.id, 'kyc')])
      await expectError(world, '11020', () => submit({ proofId: wrong }))
  })

  test.each([
    [{ currency: 'XRP' }, 'currency'],
    [{ network: 'ERC20' }, 'network'],
    [{ currency: 'btc' }, 'currency'],
    [{ last6: '12345' }, 'last6'],
    [{ last6: '12345g' }, 'last6'],
    [{ proofId: undefined }, 'proofId'],
  ])('with %j is no request of the contract', async (fields, field) => {
    const before = world.hash()
    expect(await submit(fields)).toMatchObject({ status: 400, errors: [{ field }] })
    expect(world.hash()).toBe(before)
  })

  test('is refused while the account or its payments are shut, and in demo mode', async () => {
    mei.change({ paymentLock: { reason: 'OPERATOR' } })
    expect((await expectLocked()).result).toEqual({
      reason: 'OPERATOR',
      until: null,
      contactUrl: '/profile/security#lock',
    })
    mei.change({ status: 'FROZEN', paymentLock: undefined })
    await expectError(world, '10008', () => submit())
    mei.change({ status: 'ACTIVE' })
    await expectError(world, '11005', () => submit({}, { mode: 'demo' }))
    mei.change({ demoEnabled: false })
    await expectError(world, '11006', () => submit({}, { mode: 'demo' }))
  })
  const expectLocked = () => expectError(world, '11004', () => submit())

  test('needs its parameters and a price', async () => {
    for (const key of ['recharge.methods', 'recharge.edition'])
      expect(await (await withoutParameters(world, [key], mei)).post('user/recharge', command())).toBe(
        '10018',
      )
  })

  test('of one transaction is one record, whatever its key or spelling', async () => {
    const first = (await submit({ txHash: 'ABC99' })).result
    expect((await submit({ txHash: 'abc99', amount: '0.5' })).result).toEqual(first)
    const keyed = await submit({ txHash: 'fresh9' }, { key: 'k' })
    expect((await submit({ txHash: 'fresh9' }, { key: 'k' })).replayed).toBe(true)
    expect((await list()).list.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([
      keyed.result.orderNo,
      first.orderNo,
    ])
    expect((await submit({ amount: '1' }, { key: 'k' })).code).toBe('11014')
  })
})

describe('the review of a deposit', () => {
  test.each([
    ['77a0', 'COMPLETED', undefined, '521.00'],
    ['77e1', 'REJECTED', 'transfer not found', '0.00'],
    ['77e2', 'FAILED', 'transfer failed on the network', '0.00'],
    ['77d0', 'REJECTED', 'transaction already submitted by another user', '0.00'],
  ])('decides the transaction %s by itself after a minute: %s', async (txHash, status, reason, available) => {
    await submit({ txHash })
    world.advanceTo(world.now() + 59_999)
    expect((await list()).list[0].status).toBe('TO_BE_REVIEWED')
    world.advanceTo(world.now() + 1)
    const [record] = (await list()).list
    expect(record.status).toBe(status)
    expect(record.reason).toBe(reason)
    expect((await mei.account()).available).toBe(available)
  })

  test('credits once: what is decided stays decided', async () => {
    const { orderNo } = (await submit()).result
    decide(world, 'recharge', orderNo, 'approve')
    const before = world.hash()
    for (const action of ['approve', 'reject', 'fail', 'confirm'] as const)
      expect(review(world, 'recharge', orderNo, action)).toEqual({ error: 'recordNotOpen' })
    expect(review(world, 'recharge', 'RC1', 'approve')).toEqual({ error: 'recordNotFound' })
    expect(world.hash()).toBe(before)
  })

  test('decides everything that waits in order of submission, a second report of a transaction against it', async () => {
    const first = (await submit()).result
    minutes(world, 1)
    const tom = createCustomer(world, 'tomtom')
    const proof = addUpload(world, tom.id, 'recharge')
    const second = (await tom.post('user/recharge', command({ proofId: proof }))).result
    expect(processAllReviews(world, ['loan'])).toEqual([])
    expect(processAllReviews(world).map(({ id }) => id)).toEqual([first.orderNo, second.orderNo])
    expect((await list()).list[0].status).toBe('COMPLETED')
    expect((await list('?status=REJECTED', tom)).list[0]).toMatchObject({
      orderNo: second.orderNo,
      reason: 'transaction already submitted by another user',
    })
    expect((await list('?status=COMPLETED', tom)).total).toBe(0)
  })

  test('in demo mode there are no records', async () => {
    await submit()
    expect((await mei.get('user/listRecharge', { mode: 'demo' })).result).toMatchObject({
      list: [],
      total: 0,
    })
  })
})
