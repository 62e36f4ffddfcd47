import { listWithdrwal } from '@swx/sdk'
import { usePages } from '#core/api/use-pages.ts'
import { isUnderWay, type Withdrawal } from '../model/withdrawal.ts'

/** Own withdrawals, newest first; follows those that are under way. */
export function useWithdrawals() {
  return usePages<Withdrawal>({
    key: ['withdrawals'],
    fetchPage: (client, pageNum) => listWithdrwal(client, { pageNum }, { cache: 'reload' }),
    isLive: isUnderWay,
  })
}
