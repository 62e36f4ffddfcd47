import { SecurityPage } from '../../features/security/components/security-page.tsx'

/** `/profile/security?next=`: payment lock, sign-ins and passwords; `next` is the page that sent the user here. */
export function SecurityRoute() {
  return <SecurityPage />
}
