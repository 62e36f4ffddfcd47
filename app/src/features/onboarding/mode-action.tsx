import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import type { AccountMode } from '#core/account-mode/mode-store.ts'
import { useMode } from '#core/account-mode/use-mode.ts'
import { Button } from '#ui/form/button.tsx'

export interface ModeActionProps {
  /** The account that the step needs. */
  mode: AccountMode
  children: ReactNode
}

/** A step in one of the two accounts: the switch to it comes first. */
export function ModeAction({ mode, children }: ModeActionProps) {
  const { t } = useTranslation('sandbox')
  const current = useMode().mode
  const [asks, setAsks] = useState(false)
  return (
    <>
      {current === mode ? (
        children
      ) : (
        <Button wraps variant="primary" onClick={() => setAsks(true)}>
          {t(mode === 'demo' ? 'guide.toDemo' : 'guide.toReal')}
        </Button>
      )}
      <ModeSwitchDialog open={asks} target={mode} onClose={() => setAsks(false)} />
    </>
  )
}
