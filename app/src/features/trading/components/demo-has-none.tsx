import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '../../../core/session/lazy-mode-switch-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** Plans belong to the real account: says so, with the way there. */
export function DemoHasNone() {
  const { t } = useTranslation(['trading', 'errors', 'money'])
  const [asks, setAsks] = useState(false)
  return (
    <>
      <EmptyState
        title={t('mine.demo')}
        body={t('errors:demoCannotUse')}
        action={
          <Button size="sm" onClick={() => setAsks(true)}>
            {t('money:step.switchToReal')}
          </Button>
        }
      />
      <ModeSwitchDialog open={asks} target="real" onClose={() => setAsks(false)} />
    </>
  )
}
