import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { root } from '../support/root.ts'
import type { Caller } from './support/caller.ts'
import { useMockServer } from './support/mock-server.ts'
import { deposit, identity } from './support/money.ts'
import { goodPassword } from './support/people.ts'
import {
  eurusdOption,
  eurusdOrder,
  fund,
  pass,
  prepared,
  setPrice,
  type Trader,
  trader,
} from './support/trading.ts'

interface Call {
  readonly operationId: string
  readonly parameters?: readonly { readonly name?: string; readonly schema?: { enum?: string[] } }[]
  readonly requestBody?: object
}

const document: { paths: Record<string, Record<string, Call>> } = JSON.parse(
  readFileSync(`${root}openapi/dist/sandbox-control.json`, 'utf8'),
)
const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, call]) => ({ path, method, call })),
)

/** Calls of the control plane that can mean one user: by the user's id or by the number of one of the user's records. */
const ofOneUser = calls.filter(
  ({ path, method, call }) =>
    method !== 'get' &&
    // The user of a key of a world is a colleague who steers it, not a user in it.
    call.operationId !== 'makeWorldKey' &&
    (/\{(userId|no)\}/.test(path) || /"(userId|user)":/.test(JSON.stringify(call.requestBody ?? {}))),
)
const idsOf = (found: typeof calls) => found.map(({ call }) => call.operationId).sort()

/** They decide a review, with a reason that the user is shown. */
const reviews = ['decideRecharge', 'decideWithdrawal', 'decideKyc', 'decideLoan']
/** They change what a user may do, has, or is answered; the test below lets all of them happen to one of two users. */
const others = ['switchUser', 'fund', 'endSession', 'addFault']

const mockServer = useMockServer()

/** What both users begin alike: an option, a position with its stops, an identity check and a deposit. */
async function begin(who: Trader, txHash: string) {
  const option = await prepared(who.call('buyOptions', { body: eurusdOption() }))
  const stops = { stopLossPrice: 1.08, takeProfitPrice: 1.09 }
  const order = await prepared(who.call('openOrder', { body: eurusdOrder(stops) }))
  await prepared(who.call('identification', { body: await identity(who), mode: 'real' }))
  const paid = await prepared(
    who.call('recharge', { body: await deposit(who, { last6: undefined, txHash }), mode: 'real' }),
  )
  return { option: option.result.orderNo, order: order.result.orderNo, paid: paid.result.orderNo }
}

/** How it ended, without what tells two users from each other. */
async function endOf(who: Trader, begun: Awaited<ReturnType<typeof begin>>) {
  const option = (await who.call('getOptionsOrderById', { path: { id: begun.option } })).result
  const order = (await who.call('getOrderById', { path: { id: begun.order } })).result
  const { kycStatus } = (await who.call('getUserInfo', { mode: 'real' })).result
  const list = (await who.call('listRecharge', { mode: 'real' })).result.list
  const own = JSON.stringify({ option, order, kycStatus, deposits: list })
  const ids = [begun.option, begun.order, begun.paid, who.userId]
  return JSON.parse(
    ids.reduce((text, id) => text.replaceAll(id, 'own'), own),
    (key, value) =>
      // Each user sent a transfer and a picture of their own.
      ['proofId', 'txHash', 'id'].includes(key) ? undefined : value,
  )
}

/** Everything that an operator can do to one user besides deciding a review. */
async function meddle(world: Caller, { userId }: Trader) {
  const switches = calls
    .find(({ call }) => call.operationId === 'switchUser')
    ?.call.parameters?.find(({ name }) => name === 'action')?.schema?.enum
  expect(switches?.length).toBeGreaterThanOrEqual(6)
  for (const action of ['lockPayment', 'disableDemo', 'freeze'] as const)
    await world.control('switchUser', { path: { userId, action } })
  for (const mode of ['demo', 'real'] as const)
    await world.control('fund', { body: { userId, mode, amount: '1000.00' } })
  await world.control('addFault', {
    body: { match: { op: 'getUserInfo', user: userId }, effect: { status: 503 } },
  })
  await world.control('endSession', { path: { userId } })
}

/** Undoes what keeps a user from reading how it ended. */
async function letBackIn(world: Caller, who: Trader, userName: string): Promise<Trader> {
  for (const action of ['unfreeze', 'enableDemo', 'unlockPayment'] as const)
    await world.control('switchUser', { path: { userId: who.userId, action } })
  await world.control('clearFaults')
  const { token } = (await world.call('login', { body: { userName, password: goodPassword } })).result
  return { ...who, call: (id, input = {}) => world.call(id, { token, mode: 'demo', ...input }) }
}

describe('the control plane', () => {
  test('has no call that means one user besides those that are tried here', () => {
    expect(idsOf(ofOneUser)).toEqual([...reviews, ...others].sort())
  })

  test.each([
    ['rise', 1.0871],
    ['fall', 1.0831],
    ['do not move', 1.085],
    ['pass the take profit', 1.095],
    ['pass the stop loss', 1.07],
  ])(
    'ends option, position and reviews of two users alike, whatever is done to one, when prices %s',
    async (_, price) => {
      const world = mockServer.world()
      await setPrice(world, 'EURUSD', 1.085)
      const zoe = await trader(world, { userName: 'zoe_22', email: 'zoe@example.com' })
      const ann = await trader(world)
      const [ofAnn, ofZoe] = [await begin(ann, '11a0'), await begin(zoe, '22a0')]
      await meddle(world, ann)
      await setPrice(world, 'EURUSD', price)
      await pass(world, 'PT20M')
      const [first, second] = [
        await endOf(await letBackIn(world, ann, 'anna_1'), ofAnn),
        await endOf(zoe, ofZoe),
      ]
      expect(second.option.status).not.toBe('OPEN')
      expect(second.kycStatus).toBe('VERIFIED')
      expect(second.deposits[0].status).toBe('COMPLETED')
      expect(first).toEqual(second)
    },
  )

  test('answers every user the same parameters', async () => {
    const world = mockServer.world()
    const [ann, zoe] = [
      await trader(world),
      await trader(world, { userName: 'zoe_22', email: 'zoe@example.com' }),
    ]
    await fund(world, ann, 'real', '1000.00')
    for (const key of [
      'features',
      'options.config',
      'order.config',
      'loan.config',
      'savings.tiers',
      'claims',
    ]) {
      const [one, other] = await Promise.all(
        [ann, zoe].map((who) => who.call('getParamByKey', { path: { key }, mode: 'real' })),
      )
      expect(one?.code, key).toBe('200')
      expect(one?.result).toEqual(other?.result)
    }
  })
})

test('a review that goes against a user gives a reason, and the user reads it', async () => {
  const world = mockServer.world()
  const who = await trader(world)
  await prepared(
    who.call('identification', { body: await identity(who, { lastName: 'Slow' }), mode: 'real' }),
  )
  const body = await deposit(who)
  const { result } = await prepared(who.call('recharge', { body, mode: 'real' }))
  const reason = 'The proof shows another amount.'
  await world.control('decideKyc', { path: { userId: who.userId, action: 'fail' }, body: { reason } })
  await world.control('decideRecharge', { path: { no: result.orderNo, action: 'reject' }, body: { reason } })
  expect(JSON.stringify((await who.call('getKyc', { mode: 'real' })).result)).toContain(reason)
  expect(JSON.stringify((await who.call('listRecharge', { mode: 'real' })).result)).toContain(reason)
})
