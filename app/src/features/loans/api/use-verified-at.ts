import { useGetKyc } from '@swx/sdk/react'
import { useSession } from '#core/session/use-session.ts'

/** When the own identity was verified; undefined while it is not. */
export function useVerifiedAt(): string | undefined {
  const { isLoggedIn } = useSession()
  const kyc = useGetKyc({ query: { enabled: isLoggedIn, staleTime: 0 } })
  return kyc.data?.status === 'VERIFIED' ? kyc.data.reviewedAt : undefined
}
