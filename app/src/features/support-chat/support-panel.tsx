import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Operator, operator } from '#config/operator.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { ChatFrame } from './chat-frame.tsx'
import { LocalSupport } from './local-support.tsx'

/** Support: that of the operator, or the local panel of the sandbox. */
export function SupportPanel({ open, onClose }: LayerProps) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('support.title')}>
      {operator ? <OperatorSupport operator={operator} /> : <LocalSupport />}
    </Sheet>
  )
}

/** The operator's support: its chat, once the user agreed to load it, and its address. */
function OperatorSupport({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator')
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle')
  const { email } = operator.complaints
  const chat = operator.support?.chatwoot

  return (
    <div className="grid gap-4">
      {chat && state !== 'ready' ? (
        <>
          <p>{t('chat.body', { host: new URL(chat.baseUrl).host })}</p>
          {state === 'failed' ? <Note role="alert">{t('chat.failed', { email })}</Note> : null}
          <Button variant="primary" busy={state === 'loading'} onClick={() => setState('loading')}>
            {t('chat.agree')}
          </Button>
        </>
      ) : null}
      {chat && (state === 'loading' || state === 'ready') ? (
        <ChatFrame
          chat={chat}
          isReady={state === 'ready'}
          onReady={() => setState('ready')}
          onFail={() => setState('failed')}
        />
      ) : null}
      <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-words">
        {t('chat.email', { email })}
      </a>
    </div>
  )
}
