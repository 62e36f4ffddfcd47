import type { OptionQuote } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatPrice } from '#core/format/figures.ts'
import type { Instrument, OptionPeriod } from '#core/instruments/instrument.ts'
import { SimulatedBadge } from '#core/live-prices/simulated-badge.tsx'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { useReviewGuard } from '#features/trade/shared/components/use-review-guard.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { LayerProps } from '#ui/overlay/lazy-layer.tsx'
import { type Option, type OptionDirection, toOption, usePeriodText } from '../model/option.ts'
import { OptionOutcome } from './option-outcome.tsx'

interface OptionReviewProps extends LayerProps {
  instrument: Instrument
  draft: {
    readonly direction: OptionDirection
    readonly period: OptionPeriod
    readonly stake: string
    /** The price now. */
    readonly price: number
  }
  preview: OptionQuote
  onBought: (option: Option, how: { readonly isTold: boolean }) => void
  onRefused: (error: unknown) => void
}

/** The last look before an option is bought: win, loss and tie in money, and the rule of the tie. */
export function OptionReview({
  open,
  onClose,
  instrument,
  draft,
  preview,
  onBought,
  onRefused,
}: OptionReviewProps) {
  const { t } = useTranslation('options')
  const periodText = usePeriodText()
  const guard = useReviewGuard([instrument], open)
  const { direction, period, stake, price } = draft
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  const buying = useMoneySubmission('buyOptions', {
    open,
    onClose,
    scope: instrument.id,
    input: () => ({
      marketId: instrument.id,
      direction,
      periodSec: period.seconds,
      amount: stake,
      quotedPrice: price,
      acceptedTermsVersion: instrument.termsVersion,
    }),
    summary: { name: instrument.code, side: direction, amount: stake, decimals: instrument.decimals },
    onDone: (order, how) => onBought(toOption(order), how),
    onRefused,
  })

  return (
    <MoneyDialog
      {...buying.dialog}
      title={t(`review.title.${direction}`, { code: instrument.code, period: periodText(period.seconds) })}
      costs={{
        rows: [
          {
            key: 'price',
            label: t('review.price'),
            value: (
              <>
                <Figure value={formatPrice(price, instrument.decimals)} /> {guard.age}
              </>
            ),
          },
          { key: 'payout', label: t('review.payout'), value: money(preview.expectedReturn) },
        ],
        total: { label: t('ticket.total'), value: money(stake) },
      }}
      risk={
        <>
          <OptionOutcome preview={preview} direction={direction} />
          <p className="text-12 text-muted">{t('review.rules', { distance: '0.001' })}</p>
          {instrument.isSimulated ? (
            <div>
              <SimulatedBadge />
            </div>
          ) : null}
          <RiskNotice kind="option" />
        </>
      }
      confirm={t(`review.confirm.${direction}`, { stake })}
      disabled={guard.isStopped}
      next={guard.next}
    >
      {guard.note}
    </MoneyDialog>
  )
}
