import { compareDecimals, subtractDecimals } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import {
  type PositionDraft,
  type PositionPreview,
  previewPosition,
  stopLossOf,
} from '#features/trade/shared/model/position-preview.ts'
import { priceAtMove } from '#features/trade/shared/model/stop-presets.ts'
import { triggerSide, type WaitingType } from '#features/trade/shared/model/waiting-entry.ts'
import type { Expiry } from '#features/trade/shared/model/waiting-form.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { PriceChange } from '#ui/figure/price-change.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { expiryOf, toWaitingOrder, type WaitingOrder } from '../model/waiting-order.ts'

interface WaitingReviewProps extends LayerProps {
  instrument: Instrument
  type: WaitingType
  /** What is opened, at the price that the order waits for. */
  draft: PositionDraft
  preview: PositionPreview
  expiry: Expiry
  /** Number of the order that is cancelled when this one is filled. */
  partner: string | undefined
  /** The current price. */
  now: number
  /** The price has moved so that the order cannot wait for its own any more, or its stops are not reasonable. */
  hasError: boolean
  onPlaced: (order: WaitingOrder, how: { readonly isTold: boolean }) => void
  onRefused: (error: unknown) => void
}

/** The gap that is shown as an example: how far beyond its price an order is filled, in percent. */
const GAP = '0.25'

/** The last look before an order is placed that waits: what is on hold, and what a gap changes. */
export function WaitingReview({
  open,
  onClose,
  instrument,
  type,
  draft,
  preview,
  expiry,
  partner,
  now,
  hasError,
  onPlaced,
  onRefused,
}: WaitingReviewProps) {
  const { t } = useTranslation(['waiting', 'orders'])
  const guard = useReviewGuard([instrument], open)
  const { id, code, decimals, tickSize, termsVersion, disclosure, isSimulated } = instrument
  const { direction, lots, price: trigger } = draft
  const side = triggerSide({ type, direction })
  const gap = priceAtMove(GAP, { price: trigger, tickSize }, side)
  const atGap = previewPosition({ ...draft, price: gap, stopLoss: undefined, takeProfit: undefined })
  const more = subtractDecimals(atGap.total, preview.total)
  const placing = useMoneySubmission('placePending', {
    open,
    onClose,
    scope: id,
    input: () => ({
      marketId: id,
      direction,
      type,
      triggerPrice: trigger,
      lots,
      leverage: draft.leverage,
      ...expiryOf(expiry),
      ...stopLossOf(draft),
      ...(draft.takeProfit === undefined ? {} : { takeProfitPrice: draft.takeProfit }),
      ...(partner === undefined ? {} : { ocoOrderNo: partner }),
      acceptedTermsVersion: termsVersion,
    }),
    summary: { name: code, side: direction, size: lots, amount: preview.total, decimals },
    onDone: (order, how) => onPlaced(toWaitingOrder(order), how),
    onRefused,
  })
  const price = (value: number) => <Figure value={formatPrice(value, decimals)} />
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const net = (amount: string) => <PriceChange text={formatMoney(amount, { sign: true })} />
  const row = (key: string, label: ReactNode, value: ReactNode) => ({ key, label, value })
  const closing = (
    key: 'takeProfit' | 'stopLoss' | 'trailing' | 'stopOut',
    at: PositionPreview['atStopOut'] | undefined,
  ) =>
    at === undefined || at.price <= 0
      ? []
      : [
          row(
            key,
            t('orders:review.closesAt', { reason: t(`orders:scenario.${key}`), price: at.price, decimals }),
            net(at.net),
          ),
        ]
  const order = t(`orders:entry.order.${type}.${direction}`)

  return (
    <MoneyDialog
      {...placing.dialog}
      title={t('place.title', { order, lots, code })}
      costs={{
        rows: [
          row(
            'now',
            t('orders:review.price'),
            <>
              {price(now)} {guard.age}
            </>,
          ),
          row('opens', t(side === -1 ? 'place.opensBelow' : 'place.opensAbove'), price(trigger)),
          row('expires', t('orders:entry.expires'), <ExpiryWords expiry={expiry} />),
          ...(partner === undefined
            ? []
            : [row('partner', t('orders:entry.partner'), <Figure value={partner} />)]),
          row('margin', t('orders:cost.margin', { leverage: `1:${draft.leverage}` }), money(preview.margin)),
          row('openFee', t('orders:detail.openFee'), money(preview.openFee)),
          ...closing('takeProfit', preview.atTakeProfit),
          ...closing(draft.trailing === undefined ? 'stopLoss' : 'trailing', preview.atStopLoss),
          ...closing('stopOut', preview.atStopOut),
          row('worst', t('orders:review.worstCase'), net(preview.worstCase)),
          row('gap', t('place.atGap', { price: gap, decimals }), money(atGap.total)),
        ],
        total: { label: t('place.held'), value: money(preview.total) },
      }}
      risk={
        <>
          <p className="text-13">{t(`place.gap.${type}`)}</p>
          <p className="text-13">
            {compareDecimals(more, '0') > 0 ? t('place.gapNeeds', { more }) : null} {t('place.holdNote')}
          </p>
          {isSimulated ? (
            <div>
              <SimulatedBadge />
            </div>
          ) : null}
          <RiskNotice kind="leverage" />
          {disclosure === '' ? null : <p className="text-12 text-muted">{disclosure}</p>}
        </>
      }
      confirm={t('place.confirm', { held: preview.total })}
      disabled={hasError || guard.isStopped}
      next={guard.next}
    >
      {guard.note}
      {hasError ? (
        <Note tone="danger" role="alert">
          {t('place.moved')}
        </Note>
      ) : null}
    </MoneyDialog>
  )
}

/** How long an order waits, in words. */
function ExpiryWords({ expiry }: { expiry: Expiry }) {
  const { t } = useTranslation(['waiting', 'orders'])
  return expiry.until === 'MOMENT'
    ? t('expiresAt', { at: expiry.at })
    : t(`orders:entry.until.${expiry.until}`)
}
