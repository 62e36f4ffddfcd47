import { beforeAll, describe, expect, test } from 'vitest'
import { type OperationId, operations } from '../contract/contract.ts'
import { type Answer, callOperation, type OperationCall } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld, SAMPLE_PASSWORD } from '../test/inside-world.ts'
import { setPrice } from '../test/prices.ts'
import { sampleLimit } from '../test/sample-waiting-order.ts'

type Call = (operation: OperationId, how?: OperationCall) => Promise<Answer>

const signIn = async (world: InsideWorld, userName: string): Promise<Call> => {
  const { result } = await callOperation(world, 'login', { body: { userName, password: SAMPLE_PASSWORD } })
  return (operation, how) => callOperation(world, operation, how, result.token)
}

/** All reads that need a session and nothing else. */
const ownReads = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { auth, effect, input } = operations[id]
  return auth === 'token' && effect === 'read' && input !== 'required'
})

/** All that these reads answer to a user, in both accounts. */
const view = async (call: Call): Promise<string> => {
  const parts = []
  for (const mode of ['real', 'demo'] as const)
    for (const operation of ownReads) parts.push((await call(operation, { mode })).result)
  return JSON.stringify(parts)
}

/** Values that belong to one user alone: numbers of orders and loans, the invitation code and the email address. */
const ownValuesIn = (seen: string): string[] => [
  ...new Set(
    Array.from(
      seen.matchAll(/"(?:orderNo|loanNo|invitationCode|email)":"([^"]+)"/g),
      ([, value = '']) => value,
    ),
  ),
]

let world: InsideWorld
let stranger: Call

beforeAll(async () => {
  world = await createInsideWorld({ profile: 'sampleUsers' })
  stranger = await signIn(world, 'newuser')
  setPrice(world, 'EURUSD', 1.085)
  const trader = await signIn(world, 'trader')
  expect((await trader('placePending', { body: sampleLimit })).code).toBe('20004')
})

describe.each(['trader', 'borrower', 'overdue', 'charity'])('what belongs to the user %s', (name) => {
  test('is in no list of another user', async () => {
    const values = ownValuesIn(await view(await signIn(world, name)))
    expect(values.length).toBeGreaterThan(1)
    const seen = await view(stranger)
    expect(values.filter((value) => seen.includes(value))).toEqual([])
  })

  test('is neither shown to another user who knows its number, nor changed', async () => {
    const owner = await signIn(world, name)
    const before = await view(owner)
    for (const no of ownValuesIn(before)) {
      const attempts: readonly [OperationId, OperationCall][] = [
        ['getOrderById', { id: no }],
        ['getOptionsOrderById', { id: no }],
        ['getSmartOrderById', { id: no }],
        ['previewExitSmart', { id: no }],
        ['getLoanById', { id: no }],
        ['closeOrder', { body: { orderNo: no } }],
        ['setNote', { body: { orderNo: no, note: 'Another’s' } }],
        ['modifyOrder', { body: { orderNo: no, stopLossPrice: null } }],
        ['exitSmart', { body: { orderNo: no, quoteId: no } }],
        ['cancelPending', { body: { orderNo: no } }],
        ['modifyPending', { body: { orderNo: no, lots: '0.1' } }],
        ['cancelWithdrawal', { body: { orderNo: no } }],
        ['repayLoan', { body: { loanNo: no, expectedAmount: '1009.00' } }],
        ['withdrawLoan', { body: { loanNo: no, expectedAmount: '1000.00' } }],
        ['logoutSession', { body: { id: no } }],
        ['readNotification', { body: { ids: [no] } }],
      ]
      for (const mode of ['real', 'demo'] as const)
        for (const [operation, how] of attempts) {
          const { result } = await stranger(operation, { ...how, mode })
          expect(result, `${operation} of ${no}`).toBeNull()
        }
      const found = await stranger('listWithdrwal', { query: { orderNo: no } })
      expect(found.result?.list ?? []).toEqual([])
    }
    expect(await view(owner)).toBe(before)
  })
})
