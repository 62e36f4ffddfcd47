import type { ProductWorld } from '../../core/world.ts'
import { worthChange } from '../../domain/profit.ts'
import type { User } from '../../domain/user.ts'
import type { Entry, Mode } from '../../ledger/entry.ts'
import type { Course } from './rules/points.ts'
import { type PerformanceRow, rowOfEntry, rowOfOpen } from './rules/row.ts'

/** Moments as they are asked for, epoch ms; without one, the beginning of the account, and now. */
export interface AskedRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** What happened in an account mode within a range. */
export interface ReadRange extends Course {
  /** When it ends as it is shown, epoch ms: never later than now. */
  readonly to: number
  /** Rows of positions that are open when it begins and when it ends. */
  readonly openBefore: readonly PerformanceRow[]
  readonly openAfter: readonly PerformanceRow[]
}

/** Where a ledger begins: with its first entry, or with that of the last reset of a demo account. */
const beginningOf = (entries: readonly Entry[]): number =>
  Math.max(
    0,
    entries.findLastIndex(({ kind }) => kind === 'DEMO_START'),
  )

/**
 * Reads the rows of a range from the ledger, with what positions were worth at its ends.
 *
 * @param now virtual time, epoch ms.
 */
export const readRange = (
  world: ProductWorld,
  user: Pick<User, 'id' | 'createdAt'>,
  mode: Mode,
  asked: AskedRange,
  now: number,
): ReadRange => {
  const { read } = world.store
  const entries = [...read.entries.listBy('user', [user.id, mode])]
  const begins = beginningOf(entries)
  const first = asked.from === undefined ? begins : entries.findIndex(({ at }) => at >= (asked.from ?? 0))
  const start = first === -1 ? entries.length : first
  const end = Math.min(asked.to ?? now + 1, now + 1)
  const account = Math.min(user.createdAt, entries[0]?.at ?? user.createdAt)
  const isReset = asked.from === undefined && begins > 0
  const from = Math.min(isReset ? (entries[begins]?.at ?? account) : Math.max(asked.from ?? 0, account), end)

  const openBefore = world.facts.openBefore(user.id, mode)
  // What was open when a demo account was reset was closed before it began anew.
  const openAt = (moment: number) =>
    isReset && moment === from ? [] : [...openBefore(moment, Math.min(moment, now))]
  const known = new Map<number, bigint>()
  const unrealisedAt = (moment: number): bigint => {
    let sum = known.get(moment)
    if (sum === undefined) {
      sum = openAt(moment).reduce((total, { unrealised }) => total + unrealised, 0n)
      known.set(moment, sum)
    }
    return sum
  }

  const traded = (orderNo: string) => world.facts.traded(read, orderNo)
  let bookedBefore = 0n
  for (const entry of entries.slice(0, start)) {
    const { profit, paidIn, paidOut } = worthChange(entry)
    bookedBefore += profit + paidIn - paidOut
  }
  const rows: PerformanceRow[] = []
  for (const entry of entries.slice(start)) {
    if (entry.at >= end) break
    const row = rowOfEntry(entry, traded)
    if (row) rows.push(row)
  }
  const to = Math.min(end, now)
  const rowsOfOpen = (kind: 'OPEN_BEFORE' | 'OPEN_AFTER', moment: number, at: number) =>
    openAt(moment)
      .filter(({ unrealised }) => unrealised !== 0n)
      .map((open) => rowOfOpen(kind, at, open, traded(open.orderNo)))
  return {
    from,
    end,
    to,
    bookedBefore,
    rows,
    unrealisedAt,
    openBefore: rowsOfOpen('OPEN_BEFORE', from, from),
    openAfter: rowsOfOpen('OPEN_AFTER', end, to),
  }
}

/** All rows of a range, oldest first. */
export const allRows = ({ openBefore, rows, openAfter }: ReadRange): readonly PerformanceRow[] => [
  ...openBefore,
  ...rows,
  ...openAfter,
]
