import {
  useListLoans,
  useListMyNft,
  useListOptions,
  useListPlans,
  useListPositions,
  useListTransaction,
  useListWithdrawals,
} from '@swx/sdk/react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '#config/limits.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useTransactionName } from '#core/instruments/use-transaction-name.ts'
import { useSession } from '#core/session/use-session.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import {
  type Describe,
  loanItem,
  nftItem,
  optionItem,
  planItem,
  positionItem,
  transactionItem,
  withdrawalItem,
} from '../model/own-items.ts'

const page = { pageSize: limits.largestPage }

/** Who closes the search and opens it again searches the same records. */
const SHARED_MS = 30_000

/** The user's records of the account in use, the newest hundred of each kind; none for visitors, without a request. */
export function useOwnItems() {
  const { t } = useTranslation('search')
  const nameOf = useTransactionName()
  const { language } = useLanguage()
  const { isLoggedIn } = useSession()
  const { mode } = useMode()
  const any = { query: { enabled: isLoggedIn, staleTime: SHARED_MS } }
  const real = { query: { enabled: isLoggedIn && mode === 'real', staleTime: SHARED_MS } }
  const positions = useListPositions(page, any)
  const options = useListOptions(page, any)
  const transactions = useListTransaction(page, any)
  const plans = useListPlans(page, real)
  const withdrawals = useListWithdrawals(page, real)
  const loans = useListLoans(page, real)
  const nfts = useListMyNft({ ...page, kind: 'owned' }, real)

  const items = useMemo(() => {
    const describe: Describe = (kind, number, at) => [t(`kind.${kind}`), number, formatDate(at, language.tag)]
    return [
      ...(plans.data?.list.map((plan) => planItem(plan, describe)) ?? []),
      ...(positions.data?.list.map((order) => positionItem(order, describe)) ?? []),
      ...(options.data?.list.map((option) => optionItem(option, describe)) ?? []),
      ...(withdrawals.data?.list.map((row) => withdrawalItem(row, t('kind.withdrawal'), describe)) ?? []),
      ...(loans.data?.list.map((loan) => loanItem(loan, t('kind.loan'), describe)) ?? []),
      ...(nfts.data?.list.map((nft) => nftItem(nft, describe)) ?? []),
      ...(transactions.data?.list.map((row) => transactionItem(row, nameOf(row), describe)) ?? []),
    ]
  }, [
    t,
    nameOf,
    language,
    plans.data,
    positions.data,
    options.data,
    withdrawals.data,
    loans.data,
    nfts.data,
    transactions.data,
  ])
  const lists = [plans, positions, options, withdrawals, loans, nfts, transactions]
  const failed = lists.filter(({ isError }) => isError)
  return {
    items,
    isPending: lists.some(({ isLoading }) => isLoading),
    isError: failed.length > 0,
    retry: () => {
      for (const list of failed) void list.refetch()
    },
  }
}
