import { given, moment } from '../../core/view.ts'
import type { Traded } from '../../domain/traded.ts'
import { type Entry, recordOf, userAccount } from '../../ledger/entry.ts'
import type { CashEntryKind } from '../../ledger/entry-kind.ts'
import { formatUsd } from '../../ledger/money.ts'

/** An entry that moved a user's free cash. */
export type CashEntry = Entry &
  Required<Pick<Entry, 'userId' | 'cashAfter'>> & { readonly kind: CashEntryKind }

/** Whether an entry moved a user's free cash. */
export const movesCash = (entry: Entry): entry is CashEntry =>
  entry.userId !== undefined && entry.cashAfter !== undefined

/**
 * A change of the available balance as the contract's `Transaction`.
 *
 * @param traded what the record of an order number trades
 */
export const transactionView = (
  { seq, ref, kind, userId, postings, cashAfter, at }: CashEntry,
  traded: (orderNo: string) => Traded | undefined,
) => {
  const cash = userAccount(userId, 'cash')
  const trade = traded(recordOf(ref))
  return {
    id: `t-${seq}`,
    ref: recordOf(ref),
    kind,
    ...given('code', trade?.code),
    ...given('direction', trade?.direction),
    amount: formatUsd(postings.find(({ account }) => account === cash)?.amount ?? 0n),
    balanceAfter: formatUsd(cashAfter),
    at: moment(at),
  }
}
