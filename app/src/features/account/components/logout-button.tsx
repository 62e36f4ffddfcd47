import { useLogout } from '@swx/sdk/react'
import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../core/session/use-session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { Button } from '../../../ui/form/button.tsx'

/** How long the backend may take to revoke the token before the browser forgets it anyway. */
const patience = 5_000

/** Logs out. This browser forgets the user even when the backend cannot be reached. */
export function LogoutButton() {
  const { t } = useTranslation('account')
  const { signOut } = useSession()
  const logout = useLogout({ request: { timeoutMs: patience } })

  const handleLogout = async () => {
    await logout.mutateAsync().catch(() => {})
    signOut()
    toast(t('logout.done'))
  }
  return (
    <Button
      busy={logout.isPending}
      icon={<LogOut className="mirror-rtl size-4" aria-hidden="true" />}
      onClick={handleLogout}
    >
      {t(logout.isPending ? 'logout.busy' : 'logout.action')}
    </Button>
  )
}
