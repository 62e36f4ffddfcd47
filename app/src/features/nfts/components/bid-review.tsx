import { compareDecimals } from '@swx/sdk/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney, formatRate, isolateFigure } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { CostListProps } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import type { BidAction, BidQuote } from '../model/bid-form.ts'
import { isLive, type MyNft, type Nft } from '../model/nft.ts'
import { BidOutcomes } from './bid-outcomes.tsx'
import type { BidProps } from './use-bid-form.ts'

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
          <RichText text={t(`review.${action}`, { amount: formatMoney(amount) })} />
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

/** What the lines of a bid or a purchase are made from. */
interface BidLinesInput {
  action: 'bid' | 'buy'
  work: Nft
  quote: BidQuote | undefined
  receiveAddress: string
}

/** Everything that is agreed to, line by line, with what leaves the available balance as the total. */
function useBidLines({ action, work, quote, receiveAddress }: BidLinesInput): CostListProps {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const money = (amount: string | undefined) => <Figure value={formatMoney(amount ?? '0.00')} unit="USD" />
  const line = (key: string, label: string, value: ReactNode) => ({ key, label, value })
  const isRaise = quote !== undefined && quote.heldNow !== quote.amount
  return {
    rows: [
      line('charity', t('costs.charity'), <bdi>{work.charity.name}</bdi>),
      line('share', t('charity.share'), <Figure value={formatRate('1', 0)} />),
      line(
        'address',
        t('address.label'),
        <bdi dir="ltr" className="wrap-anywhere">
          {receiveAddress}
        </bdi>,
      ),
      ...(action === 'bid'
        ? [line('end', t('costs.end'), `${formatDateTimeFull(work.endsAt, language.tag)} UTC`)]
        : []),
      line('amount', t(`costs.${action}`), money(quote?.amount)),
      line('fee', t('costs.fee'), money('0.00')),
      ...(isRaise ? [line('before', t('costs.before'), money(`-${quote.heldBefore}`))] : []),
      line(
        'after',
        t('costs.after'),
        quote?.availableAfter === undefined ? '–' : money(quote.availableAfter),
      ),
    ],
    total: { label: t(action === 'bid' ? 'costs.held' : 'costs.paid'), value: money(quote?.heldNow) },
  }
}

interface BidReviewNoteProps {
  /** What keeps it from being confirmed, or what is to know of it. */
  state: 'over' | 'beaten' | 'gone' | 'raise' | undefined
  minNextBid: string
  /** Bids the smallest amount that is accepted by now. */
  onInstead: () => void
}

/** What has happened to the auction while a review is open, and that a raise is one. */
function BidReviewNote({ state, minNextBid, onInstead }: BidReviewNoteProps) {
  const { t } = useTranslation('nfts')
  const amount = formatMoney(minNextBid)
  if (state === undefined) return null
  if (state === 'raise') return <Note tone="info">{t('review.raise')}</Note>
  return (
    <Note tone="warn" role="alert">
      {state === 'beaten' ? (
        <>
          <p>
            <RichText text={t('review.beaten', { amount })} />
          </p>
          <Button wraps size="sm" className="mt-2" onClick={onInstead}>
            <span>
              <RichText text={t('review.instead', { amount })} />
            </span>
          </Button>
        </>
      ) : (
        t(`review.${state}`)
      )}
    </Note>
  )
}
