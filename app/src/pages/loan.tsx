import { useUserInfo } from '#core/session/use-user-info.ts'
import { NeedsYou } from '#features/home/cockpit/needs-you.tsx'
import { LoansPage } from '#features/loans/components/loans-page.tsx'

/** `/loan`: what needs the user of it, credit line, quote, and what a loan costs on any day. */
export function LoanRoute() {
  const user = useUserInfo().data
  return <LoansPage needs={user ? <NeedsYou user={user} kinds={['loan']} /> : undefined} />
}
