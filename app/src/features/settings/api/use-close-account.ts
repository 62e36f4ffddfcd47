import { closeAccount } from '@swx/sdk'
import { useSwxClient } from '@swx/sdk/react'
import { useCallback } from 'react'
import { useSession } from '../../../core/session/use-session.ts'

/**
 * Closes the account and logs out. Unlike other writes it asks for nothing again: the session that closed the account
 * is over, and the page would say that it expired.
 */
export function useCloseAccount() {
  const client = useSwxClient()
  const { signOut } = useSession()
  return useCallback(
    async (loginPassword: string) => {
      await closeAccount(client, { loginPassword })
      signOut()
    },
    [client, signOut],
  )
}
