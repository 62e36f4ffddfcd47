import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operator } from '#config/operator.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { supportPanel } from './support-chat.ts'

/** How long the chat may take until the panel says that it does not come. */
const LONGEST_WAIT_MS = 10_000

interface ChatFrameProps {
  chat: NonNullable<Operator['support']>['chatwoot']
  isReady: boolean
  onReady: () => void
  onFail: () => void
}

function addressOf(baseUrl: string, websiteToken: string, locale: string): string {
  const { conversation } = supportPanel.get()
  const known = conversation === undefined ? {} : { cw_conversation: conversation }
  return `${baseUrl}/widget?${new URLSearchParams({ website_token: websiteToken, locale, ...known })}`
}

/**
 * The operator's chat in a frame of its own. No script of the chat's host runs in this page, where the session is: it
 * is told in messages who writes, and nothing else.
 */
export function ChatFrame({ chat: { baseUrl, websiteToken }, isReady, onReady, onFail }: ChatFrameProps) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const frame = useRef<HTMLIFrameElement>(null)
  const { user } = useStore(supportPanel)
  const [source] = useState(() => addressOf(baseUrl, websiteToken, language.tag))
  const say = (event: string, values?: object) =>
    frame.current?.contentWindow?.postMessage(toChat(event, values), baseUrl)

  const handleMessage = useEffectEvent(({ source: from, origin, data }: MessageEvent) => {
    if (from !== frame.current?.contentWindow || origin !== baseUrl) return
    const message = fromChat(data)
    if (message?.event !== 'loaded') return
    supportPanel.set({ ...supportPanel.get(), conversation: message.conversation })
    say('config-set', { locale: language.tag, hideMessageBubble: true, showPopoutButton: false })
    say('toggle-open', { isOpen: true })
    onReady()
  })
  useEffect(() => {
    const listen = (event: MessageEvent) => handleMessage(event)
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])

  const sayUser = useEffectEvent((id: string, name: string) =>
    say('set-user', { identifier: id, user: { name } }),
  )
  useEffect(() => {
    if (isReady && user?.id !== undefined) sayUser(user.id, user.userName)
  }, [isReady, user])

  const handleTimeout = useEffectEvent(onFail)
  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(() => handleTimeout(), LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isReady])

  return (
    <iframe
      ref={frame}
      title={t('support.title')}
      src={source}
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
      className={isReady ? 'h-[60dvh] w-full rounded-8 border border-line' : 'hidden'}
    />
  )
}

/** What the chat's own page and the page around it send each other begins with this. */
const prefix = 'chatwoot-widget:'

/** A message of the chat's page, as far as it is used here. */
interface ChatMessage {
  readonly event: string
  /** What the chat knows the conversation by. */
  readonly conversation: string | undefined
}

/** A message to the chat's page. */
export const toChat = (event: string, values: object = {}): string =>
  prefix + JSON.stringify({ event, ...values })

/** Reads a message of the chat's page; undefined where it is none. */
export function fromChat(data: unknown): ChatMessage | undefined {
  if (typeof data !== 'string' || !data.startsWith(prefix)) return undefined
  try {
    const { event, config } = JSON.parse(data.slice(prefix.length))
    if (typeof event !== 'string') return undefined
    const conversation = config?.authToken
    return { event, conversation: typeof conversation === 'string' ? conversation : undefined }
  } catch {
    return undefined
  }
}
