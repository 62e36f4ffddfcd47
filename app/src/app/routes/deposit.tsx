import { DepositPage } from '../../features/deposits/components/deposit-page.tsx'

/** `/profile/deposit`: reporting a deposit, and the deposits so far. */
export function DepositRoute() {
  return <DepositPage />
}
