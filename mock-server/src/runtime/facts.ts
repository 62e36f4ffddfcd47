import type { Facts, OpenRecords } from '../core/facts.ts'
import type { CoreTables } from '../core/tables.ts'
import type { ReadTables } from '../store/store.ts'
import { registered, type SandboxTables } from './tables.ts'
import type { World } from './world.ts'

const facts = registered.flatMap((product) => product.facts ?? [])

const NONE: OpenRecords = {
  positions: 0,
  waitingOrders: 0,
  options: 0,
  plans: 0,
  bids: 0,
  deposits: 0,
  withdrawals: 0,
  loans: 0,
}

/** The tables of a world are all there, whatever part of them a product sees. */
const whole = (tables: ReadTables<CoreTables>) => tables as ReadTables<SandboxTables>

/** What the products of a world know, added up. */
export const createFacts = (world: World): Facts => ({
  openRecords: (tables, userId) =>
    Object.assign({}, NONE, ...facts.map((of) => of.openRecords?.(whole(tables), userId) ?? {})),
  borrowed: (tables, userId) =>
    facts.reduce((sum, of) => sum + (of.borrowed?.(whole(tables), userId) ?? 0n), 0n),
  unrealised: (userId, mode, at) =>
    facts.reduce((sum, of) => sum + (of.unrealised?.(world, userId, mode, at) ?? 0n), 0n),
  unrealisedBefore(userId, mode) {
    const openBefore = this.openBefore(userId, mode)
    return (at) => {
      let sum = 0n
      for (const { unrealised } of openBefore(at, at)) sum += unrealised
      return sum
    }
  },
  openBefore(userId, mode) {
    const parts = facts.flatMap((of) => of.openBefore?.(world, userId, mode) ?? [])
    return function* (at, pricedAt) {
      for (const part of parts) yield* part(at, pricedAt)
    }
  },
  traded(tables, orderNo) {
    for (const of of facts) {
      const traded = of.traded?.(whole(tables), orderNo)
      if (traded) return traded
    }
    return undefined
  },
  note(tables, orderNo) {
    const wholeNo = this.traded(tables, orderNo)?.wholeNo
    if (wholeNo === undefined) return undefined
    for (const of of facts) {
      const note = of.note?.(whole(tables), wholeNo)
      if (note !== undefined) return note
    }
    return undefined
  },
  identity(tables, user) {
    for (const of of facts) {
      const identity = of.identity?.(whole(tables), user)
      if (identity) return identity
    }
    return undefined
  },
  *holdings(tables) {
    for (const of of facts) yield* of.holdings?.(whole(tables)) ?? []
  },
  histories: (tables) => facts.flatMap((of) => of.histories?.(whole(tables)) ?? []),
})
