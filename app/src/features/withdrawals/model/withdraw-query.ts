import { toMinorUnits } from '@swx/sdk/money'
import { defineQuery, type QueryField, type QueryOf, word } from '#lib/query-string/define-query.ts'

/** An amount in dollars above zero, as it travels. */
const dollars: QueryField<string | undefined> = {
  read: (raw) => (raw !== null && (toMinorUnits(raw, 2) ?? 0n) > 0n ? raw : undefined),
  write: (value) => value ?? '',
}

/** What the address of the page fills in. */
export const withdrawQuery = defineQuery({ method: word, amount: dollars })

export type WithdrawQuery = QueryOf<typeof withdrawQuery>
