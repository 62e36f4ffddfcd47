import { useMode } from '../../../../core/account-mode/use-mode.ts'
import { useUserInfo } from '../../../../core/session/use-user-info.ts'

/** What the account in use has available, in dollars; undefined for visitors and while it is not known. */
export function useAvailable(): string | undefined {
  const { mode } = useMode()
  return useUserInfo().data?.accounts[mode].available
}
