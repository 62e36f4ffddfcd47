import { WithdrawalPage } from '../../features/withdrawals/components/withdrawal-page.tsx'

/** `/profile/withdraw/detail?no=`: one own withdrawal. */
export function WithdrawDetailRoute() {
  return <WithdrawalPage />
}
