import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toast.ts'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { ModeBadge } from './mode-badge.tsx'
import { ModeButton } from './mode-button.tsx'
import type { AccountMode } from './mode-store.ts'
import { useMode } from './use-mode.ts'

export interface ModeSwitchDialogProps extends LayerProps {
  /** The mode asked for. */
  target: AccountMode
  /** Why it is asked for: what the mode in use cannot do. */
  reason?: string | undefined
}

/** Asks before the account mode changes, says what the change means, and confirms it. */
export function ModeSwitchDialog({ open, target, reason, onClose }: ModeSwitchDialogProps) {
  const { t } = useTranslation()
  const { setMode } = useMode()

  const handleConfirm = () => {
    setMode(target)
    toast(t(`mode.${target}.switched`))
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`mode.${target}.question`)}
      aside={<ModeBadge mode={target} />}
      actions={
        <>
          <Button size="lg" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <ModeButton mode={target} onClick={handleConfirm}>
            {t(`mode.${target}.confirm`)}
          </ModeButton>
        </>
      }
    >
      {reason ? <p>{reason}</p> : null}
      <p className="text-muted">{t(`mode.${target}.consequence`)}</p>
    </Dialog>
  )
}
