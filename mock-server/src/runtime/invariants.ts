import type { Books, Check, Violation } from '../core/invariant.ts'
import { type Entry, recordOf } from '../ledger/entry.ts'
import { checkHoldings } from './invariants/holdings.ts'
import { checkPlans, checkSavings, checkTotals } from './invariants/income.ts'
import { checkLedger } from './invariants/ledger.ts'
import { checkDeposits, checkLoans, checkWithdrawals } from './invariants/money.ts'
import { checkAuctions, checkDayClose, checkHistories, checkInvites } from './invariants/others.ts'
import { checkOptions, checkPositions } from './invariants/trading.ts'
import type { World } from './world.ts'

export type { Violation }

const checks: readonly Check[] = [
  checkLedger,
  checkHoldings,
  checkTotals,
  checkSavings,
  checkPlans,
  checkPositions,
  checkOptions,
  checkDeposits,
  checkWithdrawals,
  checkLoans,
  checkAuctions,
  checkInvites,
  checkHistories,
  checkDayClose,
]

const NONE: readonly Entry[] = []

const sortBooks = (world: World): Books => {
  const now = world.now()
  const entries = [...world.store.read.entries.list()]
  const byRecord = new Map<string, Entry[]>()
  const balances = new Map<string, bigint>()
  for (const entry of entries) {
    const key = `${entry.kind} ${recordOf(entry.ref)}`
    const known = byRecord.get(key)
    if (known) known.push(entry)
    else byRecord.set(key, [entry])
    for (const { account, amount } of entry.postings) {
      const name = `${entry.mode} ${account}`
      balances.set(name, (balances.get(name) ?? 0n) + amount)
    }
  }
  return {
    world,
    now,
    entries,
    entriesOf: (kind, record) => byRecord.get(`${kind} ${record}`) ?? NONE,
    booked: (mode, account) => balances.get(`${mode} ${account}`) ?? 0n,
  }
}

/**
 * The promises of domain.md section 5 that can be read from a world as it stands, checked one by one; those about
 * commands (replays, refusals, other users' records, equity, clock splits) are in the property tests.
 *
 * @returns every place where one is broken; empty when all hold.
 */
export const brokenInvariants = (world: World): readonly Violation[] => {
  const books = sortBooks(world)
  return checks.flatMap((check) => [...check(books)])
}
