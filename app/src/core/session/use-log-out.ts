import { useLogout } from '@swx/sdk/react'
import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { useSession } from './use-session.ts'

/** How long the backend may take to revoke the token before the browser forgets it anyway. */
const patience = 5_000

/** Logs out. This browser forgets the user even when the backend cannot be reached. */
export function useLogOut() {
  const { t } = useTranslation('account')
  const { signOut } = useSession()
  const logout = useLogout({ request: { timeoutMs: patience } })

  const logOut = async () => {
    await logout.mutateAsync().catch(() => {})
    signOut()
    toast(t('logout.done'))
  }
  return { logOut, isPending: logout.isPending }
}
