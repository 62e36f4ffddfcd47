import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LayerProps } from '../../ui/lazy-layer.tsx'
import { ModeBadge } from '../../ui/mode-badge.tsx'
import { ModeButton } from '../../ui/mode-button.tsx'
import { toast } from '../../ui/toast.ts'
import type { AccountMode } from './mode-store.ts'
import { useMode } from './use-mode.ts'

/** Props of {@link ModeSwitchDialog}. */
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
