import type { Operator } from '../../config/operator.ts'
import type { SupportUser } from './support-chat.ts'

interface ChatwootWindow {
  chatwootSDK?: { run: (settings: { websiteToken: string; baseUrl: string }) => void }
  chatwootSettings?: Record<string, unknown>
  $chatwoot?: {
    toggle: (state: 'open' | 'close') => void
    setUser: (id: string, user: { name: string }) => void
    reset: () => void
  }
}

const page = globalThis as typeof globalThis & ChatwootWindow
let loading: Promise<void> | undefined

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = src
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error(`${src} did not load.`))
    }
    document.head.append(script)
  })
}

const ready = () =>
  new Promise<void>((resolve) => window.addEventListener('chatwoot:ready', () => resolve(), { once: true }))

/**
 * Loads the operator's chat and opens it. To be called only after the user agreed: before that nothing is asked of
 * its host.
 *
 * @throws Error when it does not load; it can be tried again.
 */
export function openChat(
  { baseUrl, websiteToken }: NonNullable<Operator['support']>['chatwoot'],
  language: string,
  user: SupportUser | undefined,
): Promise<void> {
  page.chatwootSettings = { locale: language, type: 'standard', hideMessageBubble: true }
  loading ??= addScript(`${baseUrl}/packs/js/sdk.js`)
    .then(() => {
      const isReady = ready()
      page.chatwootSDK?.run({ websiteToken, baseUrl })
      return isReady
    })
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading.then(() => {
    if (user) tellChatUser(user)
    page.$chatwoot?.toggle('open')
  })
}

/** Tells the chat which user writes, if the chat is there; the id comes when the account was read. */
export function tellChatUser({ id, userName }: SupportUser): void {
  if (id !== undefined) page.$chatwoot?.setUser(id, { name: userName })
}

/** Ends the conversation on this device, so that the next user does not see it. */
export function forgetChatUser(): void {
  page.$chatwoot?.toggle('close')
  page.$chatwoot?.reset()
}
