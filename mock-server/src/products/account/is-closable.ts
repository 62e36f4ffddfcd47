import { balancesOf } from '../../core/books.ts'
import type { CoreTables } from '../../core/tables.ts'
import type { ProductWorld } from '../../core/world.ts'
import { isEmpty } from '../../domain/account.ts'
import type { ReadTables } from '../../store/store.ts'

/**
 * Whether an account can be closed: no real money anywhere, and nothing that is still going on, practice trades
 * included. Play money does not count, since a user cannot spend it to nothing.
 */
export const isClosable = (
  { facts }: Pick<ProductWorld, 'facts'>,
  tables: ReadTables<CoreTables>,
  userId: string,
): boolean =>
  Object.values(facts.openRecords(tables, userId)).every((open) => open === 0) &&
  isEmpty(balancesOf(tables, 'real', userId))
