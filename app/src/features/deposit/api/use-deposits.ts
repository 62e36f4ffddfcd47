import { listRecharge } from '@swx/sdk'
import { usePages } from '../../../core/paging/use-pages.ts'
import { type Deposit, isWaiting } from '../model/deposit.ts'

/** How often a list with a waiting deposit asks again: a review ends without the reader's doing. */
const LIVE_MS = 10_000

/** Own deposits, newest first. */
export function useDeposits() {
  return usePages<Deposit>({
    key: ['deposits'],
    fetchPage: (client, pageNum) => listRecharge(client, { pageNum }, { cache: 'reload' }),
    refetchInterval: (rows) => (rows.some(isWaiting) ? LIVE_MS : false),
  })
}
