import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice, formatRate } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import { type Position, toPosition } from '#features/trade/shared/model/position.ts'
import type { PositionDraft, PositionPreview } from '#features/trade/shared/model/position-preview.ts'
import { stopLossOf } from '#features/trade/shared/model/position-preview.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import { Field } from '#ui/form/field.tsx'
import { SelectInput } from '#ui/form/select-input.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { usePositionCosts } from './position-costs.tsx'

interface OrderReviewProps extends LayerProps {
  instrument: Instrument
  /** What is opened, at the present price. */
  draft: PositionDraft
  preview: PositionPreview
  /** The price has moved so that a stop is not reasonable any more. */
  hasError: boolean
  onOpened: (position: Position, how: { readonly isTold: boolean }) => void
  onRefused: (error: unknown) => void
}

/** How far the price may move until the order arrives, as fractions; the contract takes 0.5 % at most. */
const tolerances = ['0.0005', '0.001', '0.002', '0.005'] as const

/** The last look before a position is opened. Its figures follow the price until the button is pressed. */
export function OrderReview({
  open,
  onClose,
  instrument,
  draft,
  preview,
  hasError,
  onOpened,
  onRefused,
}: OrderReviewProps) {
  const { t } = useTranslation(['orders', 'errors'])
  const [tolerance, setTolerance] = useState<(typeof tolerances)[number]>('0.001')
  const costs = usePositionCosts(preview, draft)
  const guard = useReviewGuard([instrument], open)
  const { id, code, decimals, termsVersion, disclosure, isSimulated } = instrument
  const opening = useMoneySubmission('openOrder', {
    open,
    onClose,
    scope: id,
    input: () => ({
      marketId: id,
      direction: draft.direction,
      lots: draft.lots,
      leverage: draft.leverage,
      quotedPrice: draft.price,
      slippage: tolerance,
      acceptedTermsVersion: termsVersion,
      ...stopLossOf(draft),
      ...(draft.takeProfit === undefined ? {} : { takeProfitPrice: draft.takeProfit }),
    }),
    summary: { name: code, side: draft.direction, size: draft.lots, amount: preview.total, decimals },
    onDone: (order, how) => onOpened(toPosition(order), how),
    onRefused,
  })
  const price = (value: number) => <Figure value={formatPrice(value, decimals)} />
  const net = (amount: string) => <PriceChange text={formatMoney(amount, { sign: true })} />
  const closing = (
    key: 'takeProfit' | 'stopLoss' | 'trailing' | 'stopOut',
    at: PositionPreview['atStopOut'] | undefined,
  ) =>
    at === undefined || at.price <= 0
      ? []
      : [
          {
            key,
            label: t('review.closesAt', {
              reason: t(`scenario.${key}`),
              price: at.price,
              decimals,
            }),
            value: net(at.net),
          },
        ]
  const title = t(`review.title.${draft.direction}`, {
    lots: draft.lots,
    code,
  })

  return (
    <MoneyDialog
      {...opening.dialog}
      title={title}
      costs={{
        rows: [
          {
            key: 'price',
            label: t('review.price'),
            value: (
              <>
                {price(draft.price)} {guard.age}
              </>
            ),
          },
          ...costs.rows,
          ...closing('takeProfit', preview.atTakeProfit),
          ...closing(draft.trailing === undefined ? 'stopLoss' : 'trailing', preview.atStopLoss),
          ...closing('stopOut', preview.atStopOut),
          { key: 'worst', label: t('review.worstCase'), value: net(preview.worstCase) },
        ],
        total: costs.total,
      }}
      risk={
        <>
          <Field label={t('review.tolerance')} hint={t('review.toleranceHint')}>
            <SelectInput
              value={tolerance}
              onChange={({ target }) =>
                setTolerance(tolerances.find((known) => known === target.value) ?? tolerance)
              }
            >
              {tolerances.map((fraction) => (
                <option key={fraction} value={fraction}>
                  {formatRate(fraction)}
                </option>
              ))}
            </SelectInput>
          </Field>
          {isSimulated ? (
            <div>
              <SimulatedBadge />
            </div>
          ) : null}
          <RiskNotice kind="leverage" />
          {disclosure === '' ? null : <p className="text-12 text-muted">{disclosure}</p>}
        </>
      }
      confirm={t(`review.confirm.${draft.direction}`, {
        lots: draft.lots,
        code,
        total: preview.total,
      })}
      disabled={hasError || guard.isStopped}
      next={guard.next}
    >
      {guard.note}
      {hasError ? (
        <Note tone="danger" role="alert">
          {t('errors:stopPricesUnreasonable')}
        </Note>
      ) : null}
    </MoneyDialog>
  )
}
