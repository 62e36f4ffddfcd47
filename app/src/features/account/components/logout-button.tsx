import { LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLogOut } from '#core/session/use-log-out.ts'
import { Button } from '#ui/form/button.tsx'

/** Logs out; see {@link useLogOut}. */
export function LogoutButton() {
  const { t } = useTranslation('account')
  const { logOut, isPending } = useLogOut()
  return (
    <Button
      busy={isPending}
      icon={<LogOut className="mirror-rtl size-4" aria-hidden="true" />}
      onClick={logOut}
    >
      {t(isPending ? 'logout.busy' : 'logout.action')}
    </Button>
  )
}
