import { multiplyDecimals, trimDecimal } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../../../core/format/format-money.ts'
import { formatQuantity } from '../../../../core/format/format-quantity.ts'
import { isolateFigure } from '../../../../core/format/isolate-figure.ts'
import { AmountField } from '../../../../ui/form/amount-field.tsx'
import { Segmented } from '../../../../ui/form/segmented.tsx'
import { understoodValue, useAmountReading } from '../../../../ui/form/use-amount-reading.ts'
import { lotsFor, type SizeUnit, sizeUnits } from '../model/size-in.ts'
import type { LeverageTicketState } from './use-leverage-ticket.ts'

interface SizeInProps {
  ticket: LeverageTicketState
  /** Called with the size that an amount comes to. */
  onLots: (lots: string) => void
}

/** The size in units and in USD, and a field to give it in one of these or by what may be lost at the stop loss. */
export function SizeIn({ ticket, onLots }: SizeInProps) {
  const { t } = useTranslation(['orders', 'errors'])
  const { read } = useAmountReading()
  const [unit, setUnit] = useState<SizeUnit | 'lots'>('lots')
  const [text, setText] = useState('')
  const { instrument, terms, price, direction, leverage, draft, preview } = ticket
  const kind = unit === 'units' ? { scale: 8 } : { scale: 2, currency: 'USD' }
  const size = { ...instrument, ...terms, price, direction, leverage, stopLoss: draft?.stopLoss }
  const lotsOf = (typed: string) => {
    const amount = understoodValue(read(typed, kind))
    return unit === 'lots' || amount === undefined ? undefined : lotsFor(unit, amount, size, instrument)
  }

  const handleText = (typed: string) => {
    setText(typed)
    const lots = lotsOf(typed)
    if (lots !== undefined) onLots(lots)
  }
  const isMissing = text === '' && ticket.errorOf('lots', { missing: 'missing' }) === 'missing'
  const missing = isMissing
    ? t(unit === 'units' ? 'errors:enterPurchaseQuantity' : 'errors:enterInvestmentAmount')
    : undefined
  const error =
    unit === 'risk' && size.stopLoss === undefined
      ? t('sizeIn.noStop')
      : understoodValue(read(text, kind)) !== undefined && lotsOf(text) === undefined
        ? t('sizeIn.tooSmall', { min: isolateFigure(formatQuantity(instrument.minLots)) })
        : missing
  return (
    <div className="grid gap-1.5">
      {draft && preview ? (
        <p className="text-12 text-muted">
          {t('sizeIn.same', {
            units: isolateFigure(
              formatQuantity(trimDecimal(multiplyDecimals(draft.lots, draft.contractSize))),
            ),
            usd: isolateFigure(`${formatMoney(preview.notional)} USD`),
          })}
        </p>
      ) : null}
      <Segmented
        size="sm"
        label={t('sizeIn.label')}
        value={unit}
        onChange={(next) => {
          setUnit(next)
          setText('')
        }}
        options={(['lots', ...sizeUnits] as const).map((value) => ({
          value,
          label: t(`sizeIn.unit.${value}`),
        }))}
      />
      {unit === 'lots' ? null : (
        <AmountField
          {...kind}
          label={t(`sizeIn.amount.${unit}`)}
          unit={unit === 'units' ? undefined : 'USD'}
          text={text}
          onText={handleText}
          hint={t('sizeIn.hint')}
          error={error}
        />
      )}
    </div>
  )
}
