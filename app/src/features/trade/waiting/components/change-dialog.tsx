import { compareDecimals, roundDecimal, triggerIssue } from '@swx/sdk/money'
import { useModifyWaitingOrder } from '@swx/sdk/react'
import { useId, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useAvailable } from '#core/account-mode/use-own-money.ts'
import { ErrorNotice } from '#core/errors/error-notice.tsx'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import { SizeField } from '#core/forms/amount-field.tsx'
import { amountRule } from '#core/forms/amount-rule.ts'
import type { FieldByError } from '#core/forms/place-error.ts'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { useAppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { livePrices } from '#core/live-prices/store.ts'
import { useLivePrice } from '#core/live-prices/use-live-price.ts'
import { useOrderTerms } from '#core/parameters/order-config.ts'
import { ProtectiveStopFields } from '#features/trade/shared/components/protective-stop-fields.tsx'
import { useProtectiveStop } from '#features/trade/shared/components/use-protective-stop.ts'
import {
  useLotsTexts,
  useStopTexts,
  useTriggerTexts,
} from '#features/trade/shared/components/use-ticket-texts.ts'
import { WaitingFields } from '#features/trade/shared/components/waiting-fields.tsx'
import { type PositionDraft, previewPosition } from '#features/trade/shared/model/position-preview.ts'
import { noStop, type ProtectiveStopEntry, stopsForm } from '#features/trade/shared/model/protective-stop.ts'
import {
  aimedStops,
  netAtStop,
  type StopName,
  stopNames,
  unreachedStop,
} from '#features/trade/shared/model/stop-aim.ts'
import { stopChange } from '#features/trade/shared/model/stop-change.ts'
import { stopProposal } from '#features/trade/shared/model/stop-presets.ts'
import { trailingProposal, trailingStopAt } from '#features/trade/shared/model/trailing-stop.ts'
import { entryRule, expiryRule } from '#features/trade/shared/model/waiting-form.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { expiryOf, expiryTextOf, type WaitingOrder } from '../model/waiting-order.ts'

interface ChangeDialogProps extends LayerProps {
  order: WaitingOrder
  instrument: Instrument
  /** The price that the user has moved it to on the chart. */
  movedTo?: number | undefined
}

/** The rules of what can be changed of a waiting order. */
const changeForm = (
  language: string,
  {
    decimals,
    minLots: min,
    maxLots: max,
    lotStep: step,
  }: Pick<Instrument, 'decimals' | 'minLots' | 'maxLots' | 'lotStep'>,
) =>
  z.object({
    entry: entryRule(language, decimals),
    expiry: expiryRule(() => livePrices.marketNow()),
    lots: amountRule({ scale: (step.split('.')[1] ?? '').length, language, min, max, step }),
    ...stopsForm(language, decimals).shape,
  })

type ChangeForm = z.input<ReturnType<typeof changeForm>>
type Change = z.output<ReturnType<typeof changeForm>>

const places: FieldByError<ChangeForm> = {
  triggerPriceUnreasonable: { field: 'entry' },
  expiryUnreasonable: { field: 'expiry' },
  insufficientBalance: { field: 'lots' },
  purchaseAmountWrong: { field: 'lots' },
}

/** Changes the price, the size, the expiry or the stops of a waiting order: what is on hold follows. */
export function ChangeDialog({ open, onClose, order, instrument, movedTo }: ChangeDialogProps) {
  const { t } = useTranslation(['waiting', 'orders', 'common'])
  const { mode } = useMode()
  const formId = useId()
  const available = useAvailable()
  const terms = useOrderTerms().data
  const { language, write } = useAmountReading()
  const now = useLivePrice(order.code)?.price ?? instrument.price
  const lotsTexts = useLotsTexts(instrument)
  const texts = useStopTexts(instrument, terms?.exitDistanceTicks)
  const triggerTexts = useTriggerTexts(instrument)
  const modify = useModifyWaitingOrder()
  const { decimals, tickSize } = instrument
  const { orderNo, type, direction, code, leverage } = order
  const schema = useMemo(() => changeForm(language, instrument), [language, instrument])
  const priceText = (price: number) => write(roundDecimal(price, decimals))
  const stopOf = (at: number | undefined): ProtectiveStopEntry =>
    at === undefined ? noStop : { isOn: true, text: priceText(at) }
  const { form, errorOf, showError, unplacedError, isSubmitting, forget, submit } = useAppForm<
    ChangeForm,
    Change
  >({
    schema,
    initial: {
      entry: { type, text: priceText(order.trigger) },
      expiry: expiryTextOf(order),
      lots: write(order.lots),
      stopLoss: stopOf(order.stopLoss),
      trailing: stopOf(order.trailing),
      takeProfit: stopOf(order.takeProfit),
    },
    given: movedTo === undefined ? undefined : { entry: { type, text: priceText(movedTo) } },
    draft: {
      name: `${orderNo} change`,
      fields: ['entry', 'expiry', 'lots', 'stopLoss', 'trailing', 'takeProfit'],
    },
    amounts: ['entry', 'lots', 'stopLoss', 'trailing', 'takeProfit'],
    isOfRecord: true,
    places,
    mode: 'onChange',
  })
  const understood = useUnderstood(form.control, schema)
  const { field: entry } = useController({ control: form.control, name: 'entry' })
  const { field: expiry } = useController({ control: form.control, name: 'expiry' })
  const lots = useTyped(form.control, 'lots')
  const stopLoss = useProtectiveStop(form.control, 'stopLoss')
  const trailing = useProtectiveStop(form.control, 'trailing')
  const takeProfit = useProtectiveStop(form.control, 'takeProfit')

  const typed = understood.entry
  const trigger = typed !== undefined && typed.type !== 'MARKET' ? typed.trigger : undefined
  const price = trigger ?? order.trigger
  const setting = { type, direction, price: now, tickSize }
  const issue =
    trigger === undefined || trigger === order.trigger ? undefined : triggerIssue(setting, trigger)
  const bare: PositionDraft = {
    direction,
    contractSize: order.contractSize,
    lots: understood.lots ?? order.lots,
    leverage,
    decimals,
    tickSize,
    price,
    feeRate: terms?.feeRate ?? '0',
    stopOutLevel: terms?.stopOutLevel ?? '0.50',
    exitDistanceTicks: terms?.exitDistanceTicks ?? 1,
  }
  const preview = previewPosition(bare)
  const stopOut = preview.atStopOut.price
  const stopSetting = { ...bare, stopOutPrice: stopOut }
  const netAt = (name: StopName, level: number) => (terms ? netAtStop(bare, name, level) : undefined)
  const aimed = { direction, price, tickSize, netAt }
  const stops = aimedStops(understood, aimed)
  const change = stopChange(order, stops, stopSetting)
  const at = { price, stopOut, isLong: direction === 'LONG' }
  const wrong = issue
    ? 'entry'
    : (unreachedStop(understood, stops) ?? stopNames.find((stop) => change[`${stop}Issue`]))
  const wire = {
    ...(trigger === undefined || trigger === order.trigger ? {} : { triggerPrice: trigger }),
    ...(understood.lots === undefined || compareDecimals(understood.lots, order.lots) === 0
      ? {}
      : { lots: understood.lots }),
    ...(expiry.value.until === expiryTextOf(order).until && expiry.value.text === expiryTextOf(order).text
      ? {}
      : understood.expiry && expiryOf(understood.expiry)),
    ...change.wire,
  }

  const handleClose = () => {
    forget()
    onClose()
  }
  const handleSave = submit(async () => {
    if (wrong) return form.setFocus(wrong)
    if (Object.keys(wire).length === 0) return toast(t('orders:modify.nothing'))
    try {
      await modify.mutateAsync({ data: { orderNo, ...wire } })
      toast(t('changed', { code }))
      handleClose()
    } catch (error) {
      showError(error)
    }
  })
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={t('changeTitle', {
        order: t(`orders:entry.order.${type}.${direction}`),
        lots: order.lots,
        code,
      })}
      aside={<ModeBadge mode={mode} />}
      actions={
        <>
          <Button wraps size="lg" data-autofocus="" onClick={handleClose}>
            {t('common:action.cancel')}
          </Button>
          <ModeButton mode={mode} type="submit" form={formId} busy={isSubmitting} disabled={!terms}>
            {t('orders:modify.submit')}
          </ModeButton>
        </>
      }
    >
      <p className="text-13 text-muted">
        {t('orders:modify.now')}{' '}
        <bdi dir="ltr" className="num font-strong text-text">
          {formatPrice(now, decimals)}
        </bdi>
      </p>
      <form id={formId} noValidate onSubmit={handleSave} className="grid gap-3">
        <WaitingFields
          setting={setting}
          decimals={decimals}
          text={entry.value.text}
          onText={(text) => entry.onChange({ ...entry.value, text })}
          inputRef={entry.ref}
          error={triggerTexts.issue(issue, setting) ?? errorOf('entry', triggerTexts.words)}
          expiry={expiry.value}
          onExpiry={expiry.onChange}
          expiryRef={expiry.ref}
          expiryError={errorOf('expiry', { missing: t('orders:entry.momentMissing') })}
        />
        <SizeField
          {...lots}
          label={t('orders:ticket.size')}
          unit={t('orders:ticket.lots', { lots: bare.lots })}
          range={{ min: instrument.minLots, max: instrument.maxLots, step: instrument.lotStep }}
          error={errorOf('lots', lotsTexts)}
        />
        <div className="grid grid-cols-2 gap-2">
          <ProtectiveStopFields
            decimals={decimals}
            setting={aimed}
            stopLoss={{
              ...stopLoss,
              ...stopProposal('stopLoss', stopSetting),
              level: stops.stopLoss,
              issue: change.stopLossIssue,
              error: texts.stop('stopLoss', change.stopLossIssue, at) ?? errorOf('stopLoss', texts.stopLoss),
            }}
            trailing={{
              ...trailing,
              ...trailingProposal(stopSetting),
              stopAt: (distance) => trailingStopAt(price, distance, direction),
              level: stops.trailing,
              issue: change.trailingIssue,
              error: texts.trailing(change.trailingIssue, at) ?? errorOf('trailing', texts.stopLoss),
            }}
            takeProfit={{
              ...takeProfit,
              ...stopProposal('takeProfit', stopSetting),
              level: stops.takeProfit,
              issue: change.takeProfitIssue,
              error:
                texts.stop('takeProfit', change.takeProfitIssue, at) ??
                errorOf('takeProfit', texts.takeProfit),
            }}
          />
        </div>
      </form>
      <CostList
        rows={[
          { key: 'before', label: t('heldBefore'), value: money(order.held) },
          ...(available === undefined
            ? []
            : [{ key: 'available', label: t('orders:trade.available'), value: money(available) }]),
        ]}
        total={{ label: t('heldAfter'), value: terms ? money(preview.total) : '–' }}
      />
      {unplacedError ? <ErrorNotice error={unplacedError} /> : null}
    </Dialog>
  )
}
