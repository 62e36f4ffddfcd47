import { createClient } from '@swx/sdk'
import { env } from '#config/env.ts'
import { languageStore } from '#lib/i18n/language-store.ts'
import { type AccountMode, modeStore } from '../account-mode/mode-store.ts'
import { noteOutcome } from '../offline/heal.ts'
import { expireSession, sessionStore } from '../session/session-store.ts'
import { serverClock } from './server-clock.ts'
import { transport } from './transport.ts'

/** Origin of the API: the page's own host unless the build names another. */
export const apiOrigin = env.apiBase || window.location.origin

const clientWith = (mode: AccountMode | (() => AccountMode)) =>
  createClient({
    baseUrl: apiOrigin,
    fetch: transport.fetch,
    getToken: () => sessionStore.get().user?.token ?? null,
    mode,
    getLanguage: () => languageStore.get().tag,
    onUnauthorized: () => expireSession(),
    onResponse: (outcome) => {
      serverClock.setByAnswer(outcome)
      noteOutcome(outcome)
    },
  })

/** The one API client of the app. */
export const client = clientWith(modeStore.get)

/** A client for one of the two accounts, whichever is in use: for a download that needs both. */
export const clientOf = (mode: AccountMode) => clientWith(mode)
