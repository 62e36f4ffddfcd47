import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operator } from '#config/operator.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { useStore } from '#lib/store/create-store.ts'
import { fromChat, toChat } from './model/chat-messages.ts'
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
  const say = useCallback(
    (event: string, values?: object) =>
      frame.current?.contentWindow?.postMessage(toChat(event, values), baseUrl),
    [baseUrl],
  )

  useEffect(() => {
    const handleMessage = ({ source: from, origin, data }: MessageEvent) => {
      if (from !== frame.current?.contentWindow || origin !== baseUrl) return
      const message = fromChat(data)
      if (message?.event !== 'loaded') return
      supportPanel.set({ ...supportPanel.get(), conversation: message.conversation })
      say('config-set', { locale: language.tag, hideMessageBubble: true, showPopoutButton: false })
      say('toggle-open', { isOpen: true })
      onReady()
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [baseUrl, language.tag, say, onReady])

  useEffect(() => {
    if (isReady && user?.id !== undefined)
      say('set-user', { identifier: user.id, user: { name: user.userName } })
  }, [isReady, user, say])

  useEffect(() => {
    if (isReady) return
    const timer = setTimeout(onFail, LONGEST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isReady, onFail])

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
