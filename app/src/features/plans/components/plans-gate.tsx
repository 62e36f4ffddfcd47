import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { PaymentLockNotice } from '#core/money-submission/payment-lock-notice.tsx'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'

/** What keeps the user from buying any plan, said before one is filled in: a demo account, or a payment lock. */
export function PlansGate() {
  const { t } = useTranslation(['plans', 'money'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const [asks, setAsks] = useState(false)
  if (!isLoggedIn || mode === 'real') return <PaymentLockNotice />
  return (
    <Note tone="info" role="status">
      <p>{t('demo.realOnly')}</p>
      <Button size="sm" wraps className="mt-2" onClick={() => setAsks(true)}>
        {t('money:step.switchToReal')}
      </Button>
      <ModeSwitchDialog open={asks} target="real" onClose={() => setAsks(false)} />
    </Note>
  )
}
