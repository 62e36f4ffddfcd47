import { listRecharge } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { type Deposit, isWaiting } from '../model/deposit.ts'

/** Own deposits, newest first. */
export function useDeposits() {
  return usePages<Deposit>({
    key: ['deposits'],
    fetchPage: (client, pageNum) => listRecharge(client, { pageNum }, { cache: 'reload' }),
    isLive: isWaiting,
  })
}
