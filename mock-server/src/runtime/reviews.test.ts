import { expect, test } from 'vitest'
import type { Customer } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld } from '../test/inside-world.ts'
import { addUpload, createVerified, decide, minutes, SECURITY_PASSWORD } from '../test/money.ts'
import { pendingReviews } from './reviews.ts'

const deposit = async (world: InsideWorld, actor: Customer, txHash: string) =>
  (
    await actor.post('user/recharge', {
      currency: 'USDT',
      network: 'TRC20',
      amount: '150',
      txHash,
      receiveAddress: 'SANDBOX-USDT-TRC20-1',
      proofId: addUpload(world, actor.id, 'recharge'),
    })
  ).result.orderNo
const withdraw = async (actor: Customer, address: string) =>
  (
    await actor.post('user/withdrawal', {
      method: 'BTC',
      amount: '20.00',
      address,
      securityPassword: SECURITY_PASSWORD,
      expectedFee: '0.20',
    })
  ).result.orderNo
const statusOf = (world: InsideWorld, orderNo: string) =>
  (world.store.read.recharges.get(orderNo) ?? world.store.read.withdrawals.get(orderNo))?.status

test('under the policy what waits is approved after its time, and a withdrawal confirmed after as long again', async () => {
  const world = await createInsideWorld({ reviewAfterMs: 120_000 })
  const mei = await createVerified(world)
  mei.fund(100_00n)
  const [paidIn, paidOut] = [await deposit(world, mei, 'abc99'), await withdraw(mei, 'SANDBOX-BTC-1')]
  world.advanceTo(world.now() + 119_999)
  expect([statusOf(world, paidIn), statusOf(world, paidOut)]).toEqual(['TO_BE_REVIEWED', 'TO_BE_REVIEWED'])
  world.advanceTo(world.now() + 1)
  expect([statusOf(world, paidIn), statusOf(world, paidOut)]).toEqual(['COMPLETED', 'APPROVED'])
  minutes(world, 2)
  expect(statusOf(world, paidOut)).toBe('COMPLETED')
  expect(await mei.account()).toMatchObject({ available: '230.00', held: '0.00' })
})

test('a magic value goes before the policy, in what it decides and when', async () => {
  const world = await createInsideWorld({ reviewAfterMs: 600_000 })
  const mei = await createVerified(world)
  mei.fund(100_00n)
  const [rejected, slow] = [await deposit(world, mei, 'abce1'), await withdraw(mei, 'SANDBOX-SLOW')]
  minutes(world, 1)
  expect(statusOf(world, rejected)).toBe('REJECTED')
  minutes(world, 60)
  expect(statusOf(world, slow)).toBe('APPROVED')
})

test('who decides earlier is not overruled by the policy', async () => {
  const world = await createInsideWorld({ reviewAfterMs: 120_000 })
  const mei = await createVerified(world)
  const orderNo = await deposit(world, mei, 'abc99')
  decide(world, 'recharge', orderNo, 'fail')
  minutes(world, 5)
  expect(statusOf(world, orderNo)).toBe('FAILED')
})

test('what waits is listed across all kinds in order of submission', async () => {
  const world = await createInsideWorld()
  const [mei, tom] = [await createVerified(world), await createVerified(world, 'tomtom')]
  mei.fund(100_00n)
  const first = await withdraw(mei, 'SANDBOX-BTC-1')
  minutes(world, 1)
  const second = await deposit(world, tom, 'abc99')
  minutes(world, 1)
  const third = await withdraw(mei, 'SANDBOX-BTC-1')
  expect(pendingReviews(world.store.read).map(({ id }) => id)).toEqual([first, second, third])
  expect(pendingReviews(world.store.read, ['recharge'])).toMatchObject([
    { kind: 'recharge', id: second, userId: tom.id, status: 'TO_BE_REVIEWED' },
  ])
})

test('days passed at once or one by one leave the same world', async () => {
  const play = async (pass: (world: InsideWorld, ms: number) => void) => {
    const world = await createInsideWorld({ reviewAfterMs: 120_000 })
    const mei = await createVerified(world)
    mei.fund(5_000_00n)
    await deposit(world, mei, 'abc99')
    await withdraw(mei, 'SANDBOX-FAIL')
    await withdraw(mei, 'SANDBOX-BTC-1')
    pass(world, 40 * 86_400_000)
    return world.hash()
  }
  const atOnce = await play((world, ms) => world.advanceTo(world.now() + ms))
  const inSteps = await play((world, ms) => {
    const end = world.now() + ms
    while (world.now() < end) world.advanceTo(Math.min(end, world.now() + 7_777_777))
  })
  expect(inSteps).toBe(atOnce)
})
