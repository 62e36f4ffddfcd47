import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { asItIs, type RequireProps } from '../session/require-user.tsx'
import { ModeSwitchDialog } from './lazy-mode-switch-dialog.ts'
import { useMode } from './use-mode.ts'

/** What belongs to the real account alone. On the demo account a notice stands in its place, with the way to switch. */
export function RequireRealAccount({ title, body, frame = asItIs, children }: RequireProps) {
  const { t } = useTranslation(['errors', 'money'])
  const { mode } = useMode()
  const [asks, setAsks] = useState(false)

  if (mode === 'real') return children
  return frame(
    <>
      <EmptyState
        title={title}
        body={body ?? t('errors:demoCannotUse')}
        action={
          <Button size="sm" onClick={() => setAsks(true)}>
            {t('money:step.switchToReal')}
          </Button>
        }
      />
      <ModeSwitchDialog open={asks} target="real" onClose={() => setAsks(false)} />
    </>,
  )
}
