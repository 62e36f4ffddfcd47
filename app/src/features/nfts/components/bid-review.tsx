import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { MoneyDialog } from '#core/money-submission/money-dialog.tsx'
import { RiskNotice } from '#core/money-submission/risk-notice.tsx'
import { useMoneySubmission } from '#core/money-submission/use-money-submission.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { toast } from '#ui/feedback/toast.ts'
import type { BidAction } from '../model/bid-form.ts'
import type { BidQuote } from '../model/bid-quote.ts'
import { isLive, type MyNft } from '../model/nft.ts'
import { BidOutcomes } from './bid-outcomes.tsx'
import { BidReviewNote } from './bid-review-note.tsx'
import type { BidProps } from './use-bid-form.ts'
import { useBidLines } from './use-bid-lines.tsx'

export interface BidReviewProps extends BidProps {
  action: BidAction
  open: boolean
  quote: BidQuote | undefined
  receiveAddress: string
  /** Puts another amount in place of the one that is below the next bid by now. */
  onAmount: (amount: string) => void
  onRefused: (error: unknown) => void
  onClose: () => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The last look before a bid or a purchase; it follows the auction while it is open. */
export function BidReview({
  action,
  open,
  work,
  mine,
  quote,
  receiveAddress,
  onRefetch,
  onAmount,
  onRefused,
  onClose,
  onDone,
}: BidReviewProps) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const lines = useBidLines({ action, work, quote, receiveAddress })
  const amount = quote?.amount ?? '0.00'
  const sending = useMoneySubmission('buyNft', {
    open: open && quote !== undefined,
    onClose,
    scope: work.id,
    input: () => ({ nftId: work.id, action, amount, receiveAddress }),
    summary: { name: work.title, amount },
    onDone: (result: MyNft, { isTold }) => {
      onDone()
      if (isTold) return
      const values = { title: work.title, amount: isolateFigure(`${formatMoney(result.myBid)} USD`) }
      toast(
        result.status === 'SOLD'
          ? t('done.bought', values)
          : t('done.bid', {
              ...values,
              time: formatDateTimeFull(result.endsAt, language.tag),
            }),
      )
    },
    onRefused,
    requote: {
      label: t('review.reread'),
      read: onRefetch,
      errors: ['purchaseAmountWrong', 'nftStatusWrong'],
    },
  })
  const isOver = !isLive(work)
  const isBeaten = action === 'bid' && compareDecimals(amount, work.minNextBid) < 0
  const isGone =
    action === 'buy' && (work.buyNowPrice !== amount || compareDecimals(amount, work.currentBid) <= 0)
  const isRaise = action === 'bid' && mine?.leading

  return (
    <MoneyDialog
      {...sending.dialog}
      title={t(`review.title.${action}`, { title: work.title })}
      costs={lines}
      risk={
        <>
          {action === 'bid' ? <BidOutcomes amount={amount} /> : null}
          <p className="text-13">{t(`review.equity.${action}`)}</p>
          <RiskNotice kind="nft" />
        </>
      }
      disabled={isOver || isBeaten || isGone}
      confirm={
        <span>
          <RichText text={t(`review.${action}`, { amount: formatMoney(amount) })} parts={[figure]} />
        </span>
      }
    >
      <BidReviewNote
        state={isOver ? 'over' : isBeaten ? 'beaten' : isGone ? 'gone' : isRaise ? 'raise' : undefined}
        minNextBid={work.minNextBid}
        onInstead={() => {
          // An error that was said of the amount before is not one of this.
          sending.dialog.onReviewAgain()
          onAmount(work.minNextBid)
        }}
      />
    </MoneyDialog>
  )
}
