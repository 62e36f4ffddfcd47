import { IdentityPage } from '../../features/identity/components/identity-page.tsx'

/** `/loan/kyc`: the identity check. */
export function IdentityRoute() {
  return <IdentityPage />
}
