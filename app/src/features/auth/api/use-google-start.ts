import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { basename } from '#config/basename.ts'
import { env } from '#config/env.ts'
import { paths } from '#config/paths.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { keepGoogleRequest } from '../model/google-answer.ts'
import { authorizationAddress, createGoogleRequest, type GoogleRequest } from '../model/google-request.ts'
import { parseSocialLogin } from '../model/social-login.ts'

const folder = `${window.location.origin}${basename.replace(/\/$/, '')}`
const parse = (value: unknown) => parseSocialLogin(value, window.location) ?? null

/**
 * Leads to Google and back. `isOffered` is false where this page may not use it, or while that is not known; `problem`
 * says why Google was not opened.
 */
export function useGoogleStart(purpose: GoogleRequest['purpose']) {
  const { language } = useLanguage()
  const { pathname, search } = useLocation()
  const { data: google } = useParameter('socialLogin', parse)
  const [isLeaving, setIsLeaving] = useState(false)
  const [problem, setProblem] = useState<'notReached' | 'unstored'>()

  const start = async (next = pathname + search, invitationCode?: string) => {
    if (!google) return
    setIsLeaving(true)
    setProblem(undefined)
    try {
      const redirectUri = `${folder}${paths.googleCallback.path}`
      const request = createGoogleRequest({ purpose, redirectUri, next, invitationCode })
      const place = { base: `${env.apiBase || folder}/`, language: language.tag }
      const address = await authorizationAddress(google, request, place)
      if (keepGoogleRequest(request)) return window.location.assign(address)
      setProblem('unstored')
    } catch {
      setProblem('notReached')
    }
    setIsLeaving(false)
  }
  return { isOffered: Boolean(google), isLeaving, problem, start }
}
