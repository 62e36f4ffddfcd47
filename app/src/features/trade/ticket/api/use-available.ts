import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { useUserInfo } from '../../../../core/session/use-user-info.ts'

/** What the account in use has available, in dollars; undefined while it is not known or nobody is logged in. */
export function useAvailable(): string | undefined {
  const { mode } = useMode()
  return useUserInfo().data?.accounts[mode].available
}
