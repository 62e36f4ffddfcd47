import { ApplyPage } from '../../features/loans/components/apply-page.tsx'

/** `/loan/apply`: the application for a loan. */
export function LoanApplyRoute() {
  return <ApplyPage />
}
