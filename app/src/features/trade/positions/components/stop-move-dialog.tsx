import { useModifyPosition } from '@swx/sdk/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { formatLots, formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import { useStopTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'
import { stopChange } from '#features/trade/shared/model/stop-change.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import type { StopMove } from '../api/use-position-levels.ts'

interface StopMoveDialogProps extends LayerProps {
  move: StopMove
  position: Position
  instrument: Instrument
}

/** Asks before a stop that was moved on the chart is changed: from where to where, and the money at both. */
export function StopMoveDialog({ open, onClose, move, position, instrument }: StopMoveDialogProps) {
  const { t } = useTranslation(['orders', 'instrument', 'common'])
  const { mode } = useMode()
  const modify = useModifyPosition()
  const [error, setError] = useState<unknown>()
  const terms = useOrderTerms().data
  const texts = useStopTexts(instrument, terms?.exitDistanceTicks)
  const guard = useReviewGuard([instrument], open)
  const now = useLivePrice(position.code)?.price ?? instrument.price
  const { kind, price, orderNo } = move
  const { direction, stopOut, code, lots } = position
  const before = position[kind]
  const change = stopChange(
    position,
    { [kind]: price },
    {
      tickSize: instrument.tickSize,
      direction,
      price: now,
      stopOutPrice: stopOut,
      exitDistanceTicks: terms?.exitDistanceTicks ?? 1,
    },
  )
  const issue = kind === 'stopLoss' ? change.stopLossIssue : change.takeProfitIssue
  const problem = texts.stop(kind, issue, { price: now, stopOut, isLong: direction === 'LONG' })
  const at = (value: number) => <Figure value={formatPrice(value, instrument.decimals)} />
  const netAt = (value: number) =>
    terms ? (
      <PriceChange
        text={formatMoney(previewClosing(position, value, terms.feeRate).net, { sign: true })}
        unit="USD"
      />
    ) : null
  const exit = t(kind === 'stopLoss' ? 'reason.SL' : 'reason.TP')

  const handleSave = async () => {
    setError(undefined)
    try {
      await modify.mutateAsync({ data: { orderNo, ...change.wire } })
      toast(t('modify.saved', { code }))
      onClose()
    } catch (failed) {
      setError(failed)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('instrument:moveStop.title', { exit })}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button size="lg" onClick={onClose} data-autofocus="">
            {t('common:action.cancel')}
          </Button>
          {guard.next ? (
            <Button size="lg" variant="primary" onClick={guard.next.run}>
              {guard.next.label}
            </Button>
          ) : (
            <Button
              size="lg"
              variant="primary"
              busy={modify.isPending}
              disabled={problem !== undefined || !terms}
              onClick={handleSave}
            >
              {t('modify.submit')}
            </Button>
          )}
        </>
      }
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className="font-strong">
          <bdi>{code}</bdi> {t(`direction.${direction}`)} {formatLots(lots)}
        </span>
        <span className="text-13 text-muted">
          {t('modify.now')} {at(now)} {guard.age}
        </span>
      </p>
      {guard.next ? guard.note : null}
      <CostList
        rows={[
          ...(before === undefined
            ? []
            : [
                { key: 'before', label: t('instrument:moveStop.before'), value: at(before) },
                { key: 'netBefore', label: t('instrument:moveStop.netThere'), value: netAt(before) },
              ]),
          { key: 'after', label: t('instrument:moveStop.after'), value: at(price) },
        ]}
        total={{ label: t('instrument:moveStop.netThere'), value: netAt(price) }}
      />
      {kind === 'stopLoss' ? <Note>{t('instrument:moveStop.gap')}</Note> : null}
      {problem === undefined ? null : (
        <p role="alert" className="text-13 text-danger">
          {problem}
        </p>
      )}
      {error === undefined ? null : <ErrorNotice error={error} />}
    </Dialog>
  )
}
