import { useUserInfo } from '../session/use-user-info.ts'
import { useMode } from './use-mode.ts'

/** What the account in use has available, in dollars; undefined for visitors and while it is not known. */
export function useAvailable(): string | undefined {
  const { mode } = useMode()
  return useUserInfo().data?.accounts[mode].available
}
