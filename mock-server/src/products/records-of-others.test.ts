import { beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '../contract/contract.ts'
import { type Answer, callOperation, type OperationCall } from '../test/customer.ts'
import { createInsideWorld, type InsideWorld, SAMPLE_PASSWORD } from '../test/inside-world.ts'

type Call = (operation: OperationId, how?: OperationCall) => Promise<Answer>

const signIn = async (world: InsideWorld, userName: string): Promise<Call> => {
  const { result } = await callOperation(world, 'login', { body: { userName, password: SAMPLE_PASSWORD } })
  return (operation, how) => callOperation(world, operation, how, result.token)
}

/** Everything a user reads of themselves. */
const ownReads: readonly OperationId[] = [
  'getUserInfo',
  'listSession',
  'getKyc',
  'listNotification',
  'listRecharge',
  'listWithdrwal',
  'listTransaction',
  'equityHistory',
  'listIncomeDetail',
  'listSmartOrder',
  'listOrder',
  'listOptionsOrder',
  'performance',
  'listPerformance',
  'myCredit',
  'listLoanRecord',
  'listMyNft',
  'inviteSummary',
  'listInvite',
]

/** All that a user sees, in both accounts. */
const view = async (call: Call): Promise<string> => {
  const parts = []
  for (const mode of ['real', 'demo'] as const)
    for (const operation of ownReads) parts.push((await call(operation, { mode })).result)
  return JSON.stringify(parts)
}

/** What names a record of one user alone: numbers of orders and loans, and the user's own id, name and address. */
const numbersIn = (seen: string): string[] => [
  ...new Set(
    Array.from(
      seen.matchAll(/"(?:orderNo|loanNo|invitationCode|email|quoteId)":"([^"]+)"/g),
      ([, no = '']) => no,
    ),
  ),
]

let world: InsideWorld
let stranger: Call

beforeAll(async () => {
  world = await createInsideWorld({ profile: 'sampleUsers' })
  stranger = await signIn(world, 'newuser')
})

describe.each(['trader', 'borrower', 'overdue', 'charity'])('what belongs to the user %s', (name) => {
  test('is in no list of another user', async () => {
    const numbers = numbersIn(await view(await signIn(world, name)))
    expect(numbers.length).toBeGreaterThan(1)
    const seen = await view(stranger)
    expect(numbers.filter((number) => seen.includes(number))).toEqual([])
  })

  test('is neither shown to another user by its number nor changed', async () => {
    const owner = await signIn(world, name)
    const before = await view(owner)
    for (const no of numbersIn(before)) {
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
