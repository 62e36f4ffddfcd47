import { dayStart } from '../../domain/calendar.ts'
import { addProfit, type ProfitParts, profitSource, sumOfParts, worthChange } from '../../domain/profit.ts'
import type { Entry, Mode } from '../../ledger/entry.ts'
import type { ProductWorld } from '../world.ts'

/** Profit and loss of a ledger over every product, in cents: the contract's `AccountProfit`. */
export interface AccountProfit {
  readonly total: bigint
  readonly today: bigint
  /** The part of the total that open positions have at the current price. */
  readonly unrealised: bigint
  readonly bySource: ProfitParts
  readonly todayBySource: ProfitParts
}

/** Profit that is booked, and what positions that were open at midnight had gained by then, in cents. */
interface Booked {
  /** Epoch ms. */
  readonly midnight: number
  /** Another market may have had other prices at midnight. */
  readonly market: ProductWorld['market']
  readonly parts: ProfitParts
  readonly partsToday: ProfitParts
  readonly unrealisedBefore: bigint
}

/** A demo account begins anew with each `DEMO_START` entry: a reset gives fresh money, and closes what was open. */
const addEntry = (booked: Booked, entry: Entry): Booked => {
  const isToday = entry.at >= booked.midnight
  if (entry.kind === 'DEMO_START') {
    const unrealisedBefore = isToday ? 0n : booked.unrealisedBefore
    return { ...booked, parts: {}, partsToday: {}, unrealisedBefore }
  }
  const { profit } = worthChange(entry)
  if (profit === 0n) return booked
  const source = profitSource(entry.kind)
  return {
    ...booked,
    parts: addProfit(booked.parts, source, profit),
    partsToday: isToday ? addProfit(booked.partsToday, source, profit) : booked.partsToday,
  }
}

/**
 * The sums up to an entry, kept with this entry: entries are never changed, so the sums are the same in every version
 * and every copy of a world that has the entry.
 */
const kept = new WeakMap<Entry, Booked>()

/** Adds up the ledger of a user, from the last entry whose sums are known. */
const bookedOf = (world: ProductWorld, userId: string, mode: Mode, midnight: number): Booked => {
  const { market, store } = world
  const fresh: Entry[] = []
  let known: Booked | undefined
  let isOfToday = true
  for (const entry of store.read.entries.listBy('user', [userId, mode], true)) {
    const sums = kept.get(entry)
    // An entry of before midnight may have changed what was open then: its sums are made anew.
    if (isOfToday && sums?.midnight === midnight && sums.market === market) {
      known = sums
      break
    }
    fresh.push(entry)
    isOfToday &&= entry.at >= midnight
  }
  known ??= {
    midnight,
    market,
    parts: {},
    partsToday: {},
    unrealisedBefore: world.facts.unrealisedBefore(userId, mode)(midnight),
  }
  const [last] = fresh
  const booked = fresh.reverse().reduce(addEntry, known)
  if (last) kept.set(last, booked)
  return booked
}

/**
 * What a user has gained or lost, from the ledger and, for positions that are open, from the current price.
 *
 * @param unrealised gains and losses of open positions now, in cents.
 * @param now virtual time, epoch ms.
 */
export const profitOf = (
  world: ProductWorld,
  userId: string,
  mode: Mode,
  unrealised: bigint,
  now: number,
): AccountProfit => {
  const { parts, partsToday, unrealisedBefore } = bookedOf(world, userId, mode, dayStart(now))
  const bySource = addProfit(parts, 'ORDER', unrealised)
  const todayBySource = addProfit(partsToday, 'ORDER', unrealised - unrealisedBefore)
  return {
    total: sumOfParts(bySource),
    today: sumOfParts(todayBySource),
    unrealised,
    bySource,
    todayBySource,
  }
}
