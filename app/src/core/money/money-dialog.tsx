import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useOnline } from '#lib/device/use-online.ts'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog, dialogParts } from '#ui/overlay/dialog.tsx'
import { needsRequote, SubmissionNotice } from './submission-notice.tsx'
import type { SubmissionControls } from './submission-state.ts'
import { useAttemptView } from './use-attempt-view.tsx'

/** What the review shows, and what `useMoneySubmission` hands over. */
export interface MoneyDialogProps extends SubmissionControls {
  title: ReactNode
  /** What is still chosen here, above the figures that follow from it. */
  choices?: ReactNode
  /** Exactly what is carried out, line by line, the worst case among them. */
  costs?: CostListProps | undefined
  /** The risk in words. */
  risk?: ReactNode
  /** Names the result, such as "Open position 0.10". */
  confirm: ReactNode
  /** Further conditions are not met, such as an agreement that was not opened. */
  disabled?: boolean | undefined
  /** Closes it while nothing is on its way. @default "Cancel" */
  cancel?: string | undefined
  /** Another way back than out of the dialog. */
  back?: { readonly label: string; readonly run: () => void } | undefined
  /** Another question comes before the confirmation. */
  next?: { readonly label: string; readonly run: () => void } | undefined
  children?: ReactNode
}

/**
 * The last look before money moves, its way, and what came of it, in one dialog that changes. It can be left at any
 * moment.
 */
export function MoneyDialog({
  title,
  choices,
  costs,
  risk,
  confirm,
  disabled,
  cancel,
  back,
  next,
  children,
  ...controls
}: MoneyDialogProps) {
  const { t } = useTranslation(['common', 'money'])
  const { open, mode, state, requote, onClose } = controls
  const [isReading, setIsReading] = useState(false)
  const isOnline = useOnline()
  const id = useId()
  const { title: titleId, sum: sumId } = dialogParts(id)
  const attempt = useAttemptView(controls)
  const isSending = state.phase === 'checking' || state.phase === 'sending'
  const hasChanged = requote !== undefined && needsRequote(state, requote)

  const handleRequote = async () => {
    setIsReading(true)
    await requote?.read()
    setIsReading(false)
    controls.onReviewAgain()
  }
  // The second tap of two is not meant for what the first one has brought to the same place.
  const handleConfirm = ({ detail }: MouseEvent) => {
    if (detail < 2) (next?.run ?? controls.onConfirm)()
  }
  const review = (
    <>
      {choices}
      {costs ? <CostList rows={costs.rows} /> : null}
      {risk}
      {children}
      <SubmissionNotice controls={controls} />
    </>
  )
  const primary = hasChanged ? (
    <Button wraps size="lg" variant="primary" busy={isReading} onClick={handleRequote}>
      {requote.label}
    </Button>
  ) : (
    <ModeButton mode={mode} busy={isSending} disabled={disabled || !isOnline} onClick={handleConfirm}>
      {next?.label ?? confirm}
    </ModeButton>
  )
  const isBack = back && !attempt && !isSending && !hasChanged
  const leave =
    attempt?.leave ??
    (state.phase === 'sending'
      ? t('money:attempt.leave')
      : isBack
        ? back.label
        : (cancel ?? t('action.cancel')))

  return (
    <Dialog
      id={id}
      open={open}
      onClose={onClose}
      title={attempt?.title ?? title}
      icon={attempt?.icon}
      view={attempt?.view ?? 'review'}
      aside={<ModeBadge mode={mode} />}
      sum={attempt || costs?.total === undefined ? null : <CostList rows={[]} total={costs.total} />}
      actions={
        <>
          {/* It has the focus first, and not every screen reader says what stands around it. */}
          <Button
            wraps
            size="lg"
            data-autofocus=""
            aria-describedby={`${titleId} ${sumId}`}
            onClick={isBack ? back.run : onClose}
          >
            {leave}
          </Button>
          {attempt?.action ?? primary}
        </>
      }
    >
      {attempt?.body ?? review}
    </Dialog>
  )
}

/** The dialog from sending to the result, for a form without a review: its figures stand beside its button. */
export function AttemptDialog(controls: SubmissionControls) {
  const attempt = useAttemptView(controls)
  return (
    <Dialog
      open={controls.open && attempt !== undefined}
      onClose={controls.onClose}
      title={attempt?.title}
      icon={attempt?.icon}
      view={attempt?.view}
      aside={<ModeBadge mode={controls.mode} />}
      actions={
        <>
          <Button wraps size="lg" data-autofocus="" onClick={controls.onClose}>
            {attempt?.leave}
          </Button>
          {controls.state.phase === 'cancelled' ? null : attempt?.action}
        </>
      }
    >
      {attempt?.body}
    </Dialog>
  )
}
