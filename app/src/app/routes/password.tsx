import { PasswordPage } from '../../features/security/components/password-page.tsx'

/** `/profile/password`: another log-in password. */
export function PasswordRoute() {
  return <PasswordPage />
}
