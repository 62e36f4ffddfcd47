import { LoansPage } from '../../features/loans/components/loans-page.tsx'

/** `/loan`: credit line, quote, and what a loan costs on any day. */
export function LoanRoute() {
  return <LoansPage />
}
