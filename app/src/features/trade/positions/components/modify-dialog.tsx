import { roundDecimal } from '@swx/sdk/money'
import { useModifyPosition } from '@swx/sdk/react'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { ProtectiveStopFields } from '#features/trade/shared/components/protective-stop-fields.tsx'
import { useProtectiveStop } from '#features/trade/shared/components/use-protective-stop.ts'
import { useStopTexts } from '#features/trade/shared/components/use-ticket-texts.ts'
import type { Position } from '#features/trade/shared/model/position.ts'
import { previewClosing } from '#features/trade/shared/model/position-preview.ts'
import {
  noStop,
  type ProtectiveStopEntry,
  type StopAims,
  type StopsForm,
  stopsForm,
} from '#features/trade/shared/model/protective-stop.ts'
import { aimedStops, type StopName, unreachedStop } from '#features/trade/shared/model/stop-aim.ts'
import { stopChange } from '#features/trade/shared/model/stop-change.ts'
import { stopProposal } from '#features/trade/shared/model/stop-presets.ts'
import { trailingProposal, trailingStopAt } from '#features/trade/shared/model/trailing-stop.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'

interface ModifyDialogProps extends LayerProps {
  position: Position
  hasEnded: boolean
  instrument: Instrument
}

/** Sets, moves or clears the stops of an open position. Costs nothing and moves no money. */
export function ModifyDialog({ open, onClose, position, hasEnded, instrument }: ModifyDialogProps) {
  const { t } = useTranslation(['orders', 'common'])
  const { mode } = useMode()
  const formId = useId()
  const terms = useOrderTerms()
  const exitDistanceTicks = terms.data?.exitDistanceTicks
  const texts = useStopTexts(instrument, exitDistanceTicks)
  const price = useLivePrice(position.code)?.price ?? instrument.price
  const { language, write } = useAmountReading()
  const entryOf = (at: number | undefined): ProtectiveStopEntry =>
    at === undefined ? noStop : { isOn: true, text: write(roundDecimal(at, instrument.decimals)) }
  const { direction, code, lots, orderNo, stopOut, leverage } = position
  const schema = useMemo(() => stopsForm(language, instrument.decimals), [language, instrument.decimals])
  const { form, errorOf, showError, unplacedError, isSubmitting, forget, submit } = useAppForm<
    StopsForm,
    StopAims
  >({
    schema,
    initial: {
      stopLoss: entryOf(position.stopLoss),
      trailing: entryOf(position.trailing),
      takeProfit: entryOf(position.takeProfit),
    },
    draft: { name: `${orderNo} stops`, fields: ['stopLoss', 'trailing', 'takeProfit'] },
    amounts: ['stopLoss', 'trailing', 'takeProfit'],
    isOfRecord: true,
    mode: 'onChange',
  })
  const stopLoss = useProtectiveStop(form.control, 'stopLoss')
  const trailing = useProtectiveStop(form.control, 'trailing')
  const takeProfit = useProtectiveStop(form.control, 'takeProfit')
  const understood = useUnderstood(form.control, schema)
  const modify = useModifyPosition()
  const setting = {
    direction,
    price,
    tickSize: instrument.tickSize,
    stopOutPrice: stopOut,
    exitDistanceTicks: exitDistanceTicks ?? 1,
    leverage,
    stopOutLevel: terms.data?.stopOutLevel ?? '0.50',
  }
  const netAt = (_: StopName, level: number) =>
    terms.data ? previewClosing(position, level, terms.data.feeRate).net : undefined
  const aimed = { direction, price, tickSize: instrument.tickSize, netAt }
  const stops = aimedStops(understood, aimed)
  const change = stopChange(position, stops, setting)
  const at = { price, stopOut, isLong: direction === 'LONG' }
  const nets = (
    [
      ['takeProfit', change.takeProfitIssue ? undefined : stops.takeProfit],
      ['stopLoss', change.stopLossIssue ? undefined : stops.stopLoss],
    ] as const
  ).flatMap(([kind, level]) => {
    const net = level === undefined ? undefined : netAt(kind, level)
    return net === undefined ? [] : [{ kind, net }]
  })
  /** A stop that is switched off and on again is the one that the position has, where it has one. */
  const proposalOf = (kind: 'stopLoss' | 'takeProfit') => {
    const proposal = stopProposal(kind, setting)
    return { ...proposal, proposed: position[kind] ?? proposal.proposed }
  }
  const trailingPresets = trailingProposal(setting)
  const errors = {
    trailing: texts.trailing(change.trailingIssue, at) ?? errorOf('trailing', texts.stopLoss),
    stopLoss: texts.stop('stopLoss', change.stopLossIssue, at) ?? errorOf('stopLoss', texts.stopLoss),
    takeProfit:
      texts.stop('takeProfit', change.takeProfitIssue, at) ?? errorOf('takeProfit', texts.takeProfit),
  }

  const handleClose = () => {
    forget()
    onClose()
  }
  const handleSave = submit(async () => {
    const unreached = unreachedStop(understood, stops)
    if (unreached) return form.setFocus(unreached)
    if (change.stopLossIssue) return form.setFocus('stopLoss')
    if (change.trailingIssue) return form.setFocus('trailing')
    if (change.takeProfitIssue) return form.setFocus('takeProfit')
    if (Object.keys(change.wire).length === 0) return toast(t('modify.nothing'))
    try {
      await modify.mutateAsync({ data: { orderNo, ...change.wire } })
      toast(t('modify.saved', { code }))
      handleClose()
    } catch (error) {
      showError(error)
    }
  })

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={t('modify.title', {
        direction: t(`direction.${direction}`),
        lots,
        code,
      })}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button size="lg" onClick={handleClose}>
            {t('common:action.cancel')}
          </Button>
          <Button
            size="lg"
            variant="primary"
            type="submit"
            form={formId}
            busy={isSubmitting}
            disabled={hasEnded}
          >
            {t('modify.submit')}
          </Button>
        </>
      }
    >
      <p className="text-13 text-muted">
        {t('modify.now')}{' '}
        <bdi dir="ltr" className="num font-strong text-text">
          {formatPrice(price, instrument.decimals)}
        </bdi>
      </p>
      <form id={formId} noValidate onSubmit={handleSave} className="grid grid-cols-2 gap-3">
        <ProtectiveStopFields
          decimals={instrument.decimals}
          setting={aimed}
          stopLoss={{
            ...stopLoss,
            ...proposalOf('stopLoss'),
            level: stops.stopLoss,
            issue: change.stopLossIssue,
            error: errors.stopLoss,
          }}
          trailing={{
            ...trailing,
            ...trailingPresets,
            proposed: position.trailing ?? trailingPresets.proposed,
            stopAt: (distance) =>
              distance === position.trailing && position.trailingStop !== undefined
                ? position.trailingStop
                : trailingStopAt(price, distance, direction),
            level: stops.trailing,
            issue: change.trailingIssue,
            error: errors.trailing,
          }}
          takeProfit={{
            ...takeProfit,
            ...proposalOf('takeProfit'),
            level: stops.takeProfit,
            issue: change.takeProfitIssue,
            error: errors.takeProfit,
          }}
        />
      </form>
      {nets.length > 0 ? (
        <CostList
          rows={nets.map(({ kind, net }) => ({
            key: kind,
            label: t('modify.netAt', { level: t(`levels.${kind}`) }),
            value: <PriceChange text={formatMoney(net, { sign: true })} />,
          }))}
        />
      ) : null}
      {hasEnded ? <Note role="alert">{t('position.endedMeanwhile')}</Note> : null}
      {unplacedError && !hasEnded ? <ErrorNotice error={unplacedError} /> : null}
    </Dialog>
  )
}
