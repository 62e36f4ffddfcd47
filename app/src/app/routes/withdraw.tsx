import { WithdrawPage } from '../../features/withdrawals/components/withdraw-page.tsx'

/** `/profile/withdraw`: a new withdrawal, and the withdrawals so far. */
export function WithdrawRoute() {
  return <WithdrawPage />
}
