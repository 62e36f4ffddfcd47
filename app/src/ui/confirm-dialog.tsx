import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { CostList, type CostListProps } from './cost-list.tsx'
import { Dialog } from './dialog.tsx'
import type { LayerProps } from './lazy-layer.tsx'
import { type AccountMode, ModeBadge } from './mode-badge.tsx'
import { ModeButton } from './mode-button.tsx'

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps extends LayerProps {
  title: ReactNode
  mode: AccountMode
  /** Exactly what is booked, line by line, the worst case among them. */
  costs: CostListProps
  /** The risk in words. */
  risk?: ReactNode
  /** Names the result, such as "Open position 0.10". */
  confirm: ReactNode
  onConfirm: () => void
  busy?: boolean | undefined
  /** Further conditions are not met, such as an agreement nobody opened. */
  disabled?: boolean | undefined
  /** What came of the last attempt: `MoneyOutcome`. */
  children?: ReactNode
}

/** The last look before money moves: every figure, the risk, and two buttons of the same weight. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  mode,
  costs,
  risk,
  confirm,
  onConfirm,
  busy = false,
  disabled,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={open}
      // While it is being sent the dialog stays: its outcome belongs here.
      onClose={() => !busy && onClose()}
      title={title}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button size="lg" disabled={busy} onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <ModeButton mode={mode} busy={busy} disabled={disabled} onClick={onConfirm}>
            {confirm}
          </ModeButton>
        </>
      }
    >
      <CostList {...costs} />
      {risk}
      {children}
    </Dialog>
  )
}
