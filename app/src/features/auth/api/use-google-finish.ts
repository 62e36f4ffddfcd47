import { useLinkGoogle, useLoginByGoogle } from '@swx/sdk/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useSession } from '#core/session/use-session.ts'
import { type GoogleRejection, takeGoogleAnswer } from '../model/google-answer.ts'
import type { GoogleRequest } from '../model/google-request.ts'

/** How far the way back from Google is. */
export interface GoogleProgress {
  readonly request?: GoogleRequest | undefined
  /** The Google account is linked. */
  readonly isLinked?: true
  readonly rejected?: GoogleRejection | undefined
  /** What the backend answered instead. */
  readonly error?: unknown
}

/** Exchanges what Google sent for a session, or for the link to the user's account; once. */
export function useGoogleFinish({ isNeeded }: { readonly isNeeded: boolean }): GoogleProgress {
  const { search } = useLocation()
  const { signIn } = useSession()
  const login = useLoginByGoogle()
  const link = useLinkGoogle()
  const hasBegun = useRef(false)
  const [progress, setProgress] = useState<GoogleProgress>({})

  const finish = useEffectEvent(() => {
    const answer = takeGoogleAnswer(search)
    if ('rejected' in answer) {
      setProgress(answer)
      return
    }
    const { request, code } = answer
    const { state, nonce, codeVerifier, redirectUri, invitationCode } = request
    const data = { code, state, nonce, codeVerifier, redirectUri }
    setProgress({ request })
    const exchange = async () => {
      if (request.purpose === 'link') {
        await link.mutateAsync({ data })
        setProgress({ request, isLinked: true })
        return
      }
      const invited = invitationCode ? { invitationCode } : {}
      const result = await login.mutateAsync({ data: { ...data, ...invited } })
      signIn({ token: result.token, userName: result.userName })
    }
    exchange().catch((error: unknown) => setProgress({ request, error }))
  })
  useEffect(() => {
    // What Google sent is taken once.
    if (!isNeeded || hasBegun.current) return
    hasBegun.current = true
    finish()
  }, [isNeeded])

  return progress
}
