import type { SavingsTier } from '@swx/sdk/money'
import { readParameter } from '../../catalogue/read-parameter.ts'
import { applyEffects } from '../../core/apply.ts'
import { balanceOf } from '../../core/books.ts'
import { forOne } from '../../core/for-one.ts'
import type { ProductWorld } from '../../core/world.ts'
import { ownerOf } from '../../ledger/entry.ts'
import type { Tables } from '../../store/store.ts'
import { creditSavings, type SavingsDay } from './rules/credit.ts'
import type { SavingsTables } from './tables.ts'

/** What each user's free cash earns on, by user id, as of the head of a day close. */
export type SavingsSnapshot = ReadonlyMap<string, SavingsDay>

/** Reads, before anything of the day close is booked, what savings are then paid on. */
export const snapshotSavings = (
  { facts }: Pick<ProductWorld, 'facts'>,
  tables: Tables<SavingsTables>,
): SavingsSnapshot =>
  new Map(
    Array.from(tables.openings.list(), ({ userId, amount }) => [
      userId,
      {
        opening: amount,
        closing: balanceOf(tables, 'real', userId, 'cash'),
        loanPrincipal: facts.borrowed(tables, userId),
      },
    ]),
  )

const tiersOf = ({ catalogue }: Pick<ProductWorld, 'catalogue'>): readonly SavingsTier[] =>
  readParameter(catalogue, 'savings.tiers') ?? []

/** Pays the interest of the closed day. */
export const paySavings = (
  tables: Tables<SavingsTables>,
  world: ProductWorld,
  snapshot: SavingsSnapshot,
  dayEnd: number,
): void => {
  const tiers = tiersOf(world)
  for (const [userId, day] of snapshot) {
    const user = tables.users.get(userId)
    forOne(world, { at: dayEnd, what: 'savings', userId }, () => {
      if (user) applyEffects(world, tables, creditSavings(user, day, tiers, dayEnd), dayEnd)
    })
  }
}

/** Notes the free cash that the next day begins with; users without any have no row. */
export const rollOpenings = ({ openings, balances }: Tables<SavingsTables>): void => {
  const funded = new Map<string, bigint>()
  for (const { account, amount } of balances.listBy('funded', []))
    funded.set(ownerOf(account) as string, amount)
  for (const { userId } of [...openings.list()]) if (!funded.has(userId)) openings.delete(userId)
  for (const [userId, amount] of funded) {
    if (openings.get(userId)?.amount !== amount) openings.put({ userId, amount })
  }
}
