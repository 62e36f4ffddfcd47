import { useCloseAccount as useCloseAccountCall } from '@swx/sdk/react'
import { useSession } from '#core/session/use-session.ts'

/** Closes the account and logs out: its sessions are over, and nothing can be asked for with them. */
export function useCloseAccount() {
  const { mutateAsync } = useCloseAccountCall()
  const { signOut } = useSession()
  return async (loginPassword: string) => {
    await mutateAsync({ data: { loginPassword } })
    signOut()
  }
}
