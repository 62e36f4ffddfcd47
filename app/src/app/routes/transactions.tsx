import { HistoryPage } from '../../features/history/components/history-page.tsx'

/** `/profile/transactions?kind=&from=&to=`: every transaction of the free balance. */
export function TransactionsRoute() {
  return <HistoryPage />
}
