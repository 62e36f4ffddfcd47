import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Operator } from '../../config/operator.ts'
import { useLanguage } from '../../lib/i18n/use-language.ts'
import { useStore } from '../../lib/store/create-store.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Button } from '../../ui/form/button.tsx'
import { openChat } from './chatwoot.ts'
import { closeSupportPanel, supportPanel } from './support-chat.ts'

/** The ways to the operator's support: its chat, once the user agreed to load it, and its address. */
export function OperatorSupport({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator')
  const { language } = useLanguage()
  const { user } = useStore(supportPanel)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { email } = operator.complaints
  const chat = operator.support?.chatwoot

  const handleOpen = async () => {
    if (chat === undefined) return
    setState('loading')
    try {
      await openChat(chat, language.tag, user)
      setState('idle')
      closeSupportPanel()
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="grid gap-4">
      {chat ? (
        <>
          <p>{t('chat.body', { host: new URL(chat.baseUrl).host })}</p>
          {state === 'failed' ? <Note role="alert">{t('chat.failed', { email })}</Note> : null}
          <Button variant="primary" busy={state === 'loading'} onClick={handleOpen}>
            {t('chat.agree')}
          </Button>
        </>
      ) : null}
      <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-words">
        {t('chat.email', { email })}
      </a>
    </div>
  )
}
