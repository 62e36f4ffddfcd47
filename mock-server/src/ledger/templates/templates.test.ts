import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assertBalanced, type EntryDraft, entriesOf, recordOf } from '../entry.ts'
import { DEMO_START, demoReset, demoStart } from './demo.ts'
import { inviteReward, savingsInterest, smartBuy, smartExit, smartMaturity, smartYield } from './earning.ts'
import { deposit, grant, withdrawalHold, withdrawalPaid, withdrawalReturn } from './funding.ts'
import { loanDisbursement, loanInterest, loanRepayment } from './loan.ts'
import { nftBid, nftReturn, nftSale } from './nft.ts'
import { optionSettlement, optionStake, orderClose, orderOpen } from './trading.ts'

const trade = { userId: 'u', mode: 'demo', orderNo: 'LV1' } as const

/** Account → cents of an entry, with the user's accounts by their short names. */
const moved = (draft: EntryDraft | undefined) =>
  Object.fromEntries(
    (draft?.postings ?? []).map(({ account, amount }) => [account.replace('user:u:', ''), amount]),
  )

test.each<[string, EntryDraft | undefined, Record<string, bigint>]>([
  ['a deposit', deposit('u', 'RC1', 521_00n), { 'ext:in': -521_00n, cash: 521_00n }],
  ['sandbox money', grant('u', 'real', 'g', 1n), { 'ext:sandbox-grant': -1n, cash: 1n }],
  ['a submitted withdrawal', withdrawalHold('u', 'WD1', 500_00n), { cash: -500_00n, held: 500_00n }],
  [
    'a paid withdrawal',
    withdrawalPaid('u', 'WD1', 500_00n, 5_00n),
    { held: -500_00n, 'ext:out': 495_00n, 'pl:fees': 5_00n },
  ],
  ['a failed withdrawal', withdrawalReturn('u', 'WD1', 500_00n), { held: -500_00n, cash: 500_00n }],
  ['a bought plan', smartBuy('u', 'SM1', 5_000_00n), { cash: -5_000_00n, smart: 5_000_00n }],
  ['a yield', smartYield('u', 'SM1', '2026-01-11', 20_00n), { 'pl:yield': -20_00n, cash: 20_00n }],
  ['a matured plan', smartMaturity('u', 'SM1', 5_000_00n), { smart: -5_000_00n, cash: 5_000_00n }],
  [
    'an early exit',
    smartExit('u', 'SM1', 5_000_00n, 250_00n),
    { smart: -5_000_00n, cash: 4_750_00n, 'pl:penalty': 250_00n },
  ],
  ['savings', savingsInterest('u', '2026-01-11', 25_00n), { 'pl:yield': -25_00n, cash: 25_00n }],
  ['a disbursed loan', loanDisbursement('u', 'LN1', 1_000_00n), { loan: -1_000_00n, cash: 1_000_00n }],
  ['loan interest', loanInterest('u', 'LN1', '2026-01-12', 1_00n), { loan: -1_00n, 'pl:interest': 1_00n }],
  ['a repaid loan', loanRepayment('u', 'LN1', 1_029_00n), { cash: -1_029_00n, loan: 1_029_00n }],
  [
    'an opened position',
    orderOpen(trade, 361_67n, 5_42n),
    { cash: -367_09n, margin: 361_67n, 'pl:fees': 5_42n },
  ],
  [
    'a position closed with a gain',
    orderClose(trade, 361_67n, 100_00n, 5_48n),
    { margin: -361_67n, cash: 456_19n, 'pl:trading': -100_00n, 'pl:fees': 5_48n },
  ],
  [
    'a position that lost its margin',
    orderClose(trade, 361_67n, -361_67n, 0n),
    { margin: -361_67n, 'pl:trading': 361_67n },
  ],
  ['a bought option', optionStake(trade, 100_00n), { cash: -100_00n, stake: 100_00n }],
  [
    'a won option',
    optionSettlement(trade, 100_00n, 185_00n),
    { stake: -100_00n, 'pl:options': -85_00n, cash: 185_00n },
  ],
  ['a lost option', optionSettlement(trade, 100_00n, 0n), { stake: -100_00n, 'pl:options': 100_00n }],
  ['a tied option', optionSettlement(trade, 100_00n, 100_00n), { stake: -100_00n, cash: 100_00n }],
  ['a bid', nftBid('u', 'NF1', 1_050_00n), { cash: -1_050_00n, held: 1_050_00n }],
  ['a bid beaten', nftReturn('u', 'NF1', 1_050_00n), { held: -1_050_00n, cash: 1_050_00n }],
  ['a sold work', nftSale('u', 'n-1', 'NF1', 1_050_00n), { held: -1_050_00n, charity: 1_050_00n }],
  ['an invitation', inviteReward('u', 'v', 20_00n), { 'pl:marketing': -20_00n, cash: 20_00n }],
  ['a demo account', demoStart('u', 'u'), { 'demo:mint': -DEMO_START, cash: DEMO_START }],
])('%s moves what the books say', (_, draft, expected) => {
  expect(moved(draft)).toEqual(expected)
  assertBalanced(draft as EntryDraft)
})

test('every entry balances, whatever its amounts', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 14n })
  fc.assert(
    fc.property(cents, cents, fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (a, b, signed) => {
      const drafts = entriesOf(
        withdrawalPaid('u', 'r', a + b, b),
        smartExit('u', 'r', a + b, b),
        orderOpen(trade, a, b),
        orderClose(trade, a, signed, b),
        optionSettlement(trade, a, b),
        ...demoReset('u', 'u#1', signed),
      )
      for (const draft of drafts) assertBalanced(draft)
    }),
  )
})

test('an entry that would move nothing does not exist', () => {
  expect(smartYield('u', 'SM1', '2026-01-11', 0n)).toBeUndefined()
})

test.each([-5n, 0n, 60_000_00n, DEMO_START, 250_000_00n])(
  'a reset of a demo account with %s cents ends at its first money, by entries that move something',
  (cash) => {
    const drafts = demoReset('u', 'u#1', cash)
    const moves = drafts.map((draft) => moved(draft).cash ?? 0n)
    expect(moves).not.toHaveLength(0)
    expect(moves).not.toContain(0n)
    expect(moves.reduce((sum, amount) => sum + amount, cash)).toBe(DEMO_START)
    expect(new Set(drafts.map(({ ref }) => ref)).size).toBe(drafts.length)
  },
)

test('a reference names its record', () => {
  expect(recordOf(smartYield('u', 'SM1', '2026-01-11', 1n)?.ref ?? '')).toBe('SM1')
  expect(recordOf(savingsInterest('u', '2026-01-11', 1n)?.ref ?? '')).toBe('2026-01-11')
  expect(recordOf('RC1')).toBe('RC1')
})
