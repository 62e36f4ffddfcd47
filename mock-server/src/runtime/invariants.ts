import type { Books, Check, Violation } from '../core/invariant.ts'
import { type Entry, recordOf } from '../ledger/entry.ts'
import { checkDayClose, checkHistories } from './invariants/histories.ts'
import { checkHoldings } from './invariants/holdings.ts'
import { checkLedger } from './invariants/ledger.ts'
import { checkTotals } from './invariants/totals.ts'
import { registered, type SandboxTables } from './tables.ts'
import type { World } from './world.ts'

export type { Violation }

const ownChecks = registered.flatMap(({ invariants }) => invariants ?? [])

const checks: readonly Check<SandboxTables>[] = [
  checkLedger,
  checkHoldings,
  checkTotals,
  ...ownChecks,
  checkHistories,
  checkDayClose,
]

const NONE: readonly Entry[] = []

const sortBooks = (world: World, now: number): Books<SandboxTables> => {
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
 * What each check finds, one after the other: a large world takes a while.
 *
 * @param now the moment up to which everything has happened in the world
 */
export function* invariantsOneByOne(world: World, now: number): Generator<readonly Violation[]> {
  const books = sortBooks(world, now)
  for (const check of checks) yield [...check(books)]
}

/**
 * The invariants that can be read from a world as it stands, checked one by one; those about commands (replays, errors,
 * other users' records, equity, clock splits) are in the property tests.
 *
 * @param now the moment up to which everything has happened in the world. @default what is due by now happens first
 * @returns every place where one is broken; empty when all hold.
 */
export const brokenInvariants = (world: World, now = world.settle()): readonly Violation[] =>
  [...invariantsOneByOne(world, now)].flat()
