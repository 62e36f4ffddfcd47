import { exitSmart } from '@swx/sdk'
import { usePreviewExitSmart } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import { MoneyOutcome } from '../../../core/money-action/money-outcome.tsx'
import { useMoneyAction } from '../../../core/money-action/use-money-action.ts'
import { refusalOf } from '../../../core/refusal/refusal.ts'
import { RefusalNotice } from '../../../core/refusal/refusal-notice.tsx'
import { useMode } from '../../../core/session/use-mode.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ModeBadge } from '../../../ui/mode-badge.tsx'
import { ModeButton } from '../../../ui/mode-button.tsx'
import { Note } from '../../../ui/note.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Plan } from '../model/plan.ts'
import { ExitCosts } from './exit-costs.tsx'

/** Props of {@link ExitDialog}. */
export interface ExitDialogProps {
  plan: Plan
  onClose: () => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/**
 * Leaves a plan early: first what it costs, in money and as the server will book it, then a second question. A
 * preview that is no longer true is read again and looked at before anything is sent.
 */
export function ExitDialog({ plan, onClose }: ExitDialogProps) {
  const { t } = useTranslation(['trading', 'common'])
  const { mode } = useMode()
  const preview = usePreviewExitSmart(plan.orderNo, {
    query: { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, select: ({ result }) => result },
  })
  const [isSure, setIsSure] = useState(false)
  const [isReread, setIsReread] = useState(false)
  const leaving = useMoneyAction(exitSmart, {
    stoppedBy: 'none',
    scope: plan.orderNo,
    onDone: ({ refund = '0.00' }) => {
      toast(t('exit.done', { refund: isolateFigure(formatMoney(refund)) }))
      onClose()
    },
  })
  const { state } = leaving
  const hasChanged = state.phase === 'refused' && refusalOf(state.error).code === '11018'
  const quote = preview.data

  const handleClose = () => {
    if (leaving.isBusy) return
    if (state.phase !== 'uncertain') leaving.dismiss()
    onClose()
  }
  const handleNext = () => {
    if (!isSure) return setIsSure(true)
    if (quote) leaving.submit({ orderNo: plan.orderNo, quoteId: quote.quoteId })
  }
  const handleReread = async () => {
    await preview.refetch()
    leaving.dismiss()
    setIsSure(false)
    setIsReread(true)
  }

  return (
    <Dialog
      open
      onClose={handleClose}
      title={t('exit.title', { plan: plan.productName })}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button
            size="lg"
            disabled={leaving.isBusy}
            onClick={() => (isSure && !hasChanged ? setIsSure(false) : handleClose())}
          >
            {t(isSure && !hasChanged ? 'exit.back' : 'exit.stay')}
          </Button>
          {hasChanged ? (
            <Button size="lg" variant="primary" busy={preview.isFetching} onClick={handleReread}>
              {t('exit.reread')}
            </Button>
          ) : (
            <ModeButton
              mode={mode}
              busy={leaving.isBusy}
              disabled={quote === undefined || state.phase === 'uncertain'}
              onClick={handleNext}
            >
              {isSure && quote ? (
                <span>
                  <RichText text={t('exit.submit', { refund: formatMoney(quote.refund) })} parts={[figure]} />
                </span>
              ) : (
                t('exit.next')
              )}
            </ModeButton>
          )}
        </>
      }
    >
      {preview.isPending ? <Skeleton lines={6} lineHeight={20} label={t('exit.loading')} /> : null}
      {preview.isError ? <RefusalNotice error={preview.error} onRetry={preview.refetch} /> : null}
      {quote ? (
        <>
          {isReread && !isSure ? (
            <Note tone="info" role="status">
              {t('exit.changed')}
            </Note>
          ) : null}
          <ExitCosts plan={plan} quote={quote} />
          {isSure ? (
            <Note tone="danger" role="alert">
              <p className="font-strong">
                {t('exit.second', { refund: isolateFigure(formatMoney(quote.refund)) })}
              </p>
            </Note>
          ) : (
            <Note>
              {t('exit.note', {
                expected: isolateFigure(formatMoney(plan.expectedRevenue)),
                kept: isolateFigure(formatMoney(quote.kept)),
              })}
            </Note>
          )}
        </>
      ) : null}
      <MoneyOutcome action={leaving} list={paths.trading.href({ tab: 'history' })} onLeave={onClose} />
    </Dialog>
  )
}
