import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ModeSwitchDialog } from './lazy-mode-switch-dialog.ts'

/** What belongs to the real account alone: says so in its place, with the way there. */
export function DemoHasNone({ title }: { title: string }) {
  const { t } = useTranslation(['errors', 'money'])
  const [asks, setAsks] = useState(false)
  return (
    <>
      <EmptyState
        title={title}
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
