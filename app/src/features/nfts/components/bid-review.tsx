import { compareDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/figures.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { MoneyDialog } from '#core/money/money-dialog.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useMoneySubmission } from '#core/money/use-money-submission.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { markFresh } from '#ui/data/fresh-row.ts'
import { Note } from '#ui/feedback/note.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { bidKey, isLive, type MyNft, ownState } from '../model/nft.ts'
import { BidOutcomes, type BidQuote, useBidCosts } from './bid-costs.tsx'
import type { BidAction, BidProps } from './use-bid-form.ts'

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
  const { rows, after, total } = useBidCosts({ action, quote })
  const amount = quote?.amount ?? '0.00'
  const sending = useMoneySubmission('buyNft', {
    open: open && quote !== undefined,
    onClose,
    scope: work.id,
    input: () => ({ nftId: work.id, action, amount, receiveAddress }),
    summary: { name: work.title, amount },
    onDone: (result: MyNft, { isTold }) => {
      markFresh(bidKey(work, result.myBid))
      onDone()
      if (isTold) return
      const values = { title: work.title, amount: result.myBid }
      toast(
        result.status === 'SOLD'
          ? t('done.bought', values)
          : t('done.bid', {
              ...values,
              time: result.endsAt,
            }),
      )
    },
    onRefused(error) {
      onRefused(error)
      // The auction as it is now says why: another bid, a sale, its end.
      void onRefetch()
    },
    requote: {
      label: t('review.reread'),
      read: onRefetch,
      errors: ['purchaseAmountWrong', 'nftStatusWrong'],
    },
  })
  const end = formatDateTimeFull(work.endsAt, language.tag)
  const isOver = !isLive(work)
  const isBeaten = action === 'bid' && compareDecimals(amount, work.minNextBid) < 0
  const isGone =
    action === 'buy' && (work.buyNowPrice !== amount || compareDecimals(amount, work.currentBid) <= 0)
  const isRaise = action === 'bid' && mine?.leading

  return (
    <MoneyDialog
      {...sending.dialog}
      title={t(`review.title.${action}`, { title: work.title })}
      costs={{
        rows: [
          { key: 'charity', label: t('costs.charity'), value: <bdi>{work.charity.name}</bdi> },
          { key: 'share', label: t('charity.share'), value: <Figure value={formatRate('1', 0)} /> },
          {
            key: 'address',
            label: t('address.label'),
            value: (
              <bdi dir="ltr" className="wrap-anywhere">
                {receiveAddress}
              </bdi>
            ),
          },
          ...(action === 'bid' ? [{ key: 'end', label: t('costs.end'), value: `${end} UTC` }] : []),
          ...rows,
          after,
        ],
        total,
      }}
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
          <RichText text={t(`review.${action}`, { amount })} />
        </span>
      }
    >
      <BidReviewNote
        state={
          ownState(work, mine) === 'owned'
            ? 'owned'
            : isOver
              ? 'over'
              : isBeaten
                ? 'beaten'
                : isGone
                  ? 'gone'
                  : isRaise
                    ? 'raise'
                    : undefined
        }
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

interface BidReviewNoteProps {
  /** What keeps it from being confirmed, or what is to know of it. */
  state: 'owned' | 'over' | 'beaten' | 'gone' | 'raise' | undefined
  minNextBid: string
  /** Bids the smallest amount that is accepted by now. */
  onInstead: () => void
}

/** What has happened to the auction while a review is open, and that a raise is one. */
function BidReviewNote({ state, minNextBid, onInstead }: BidReviewNoteProps) {
  const { t } = useTranslation('nfts')
  if (state === undefined) return null
  if (state === 'raise') return <Note tone="info">{t('review.raise')}</Note>
  return (
    <Note tone="warn" role="alert">
      {state === 'beaten' ? (
        <>
          <p>
            <RichText text={t('review.beaten', { amount: minNextBid })} />
          </p>
          <Button wraps size="sm" className="mt-2" onClick={onInstead}>
            <span>
              <RichText text={t('review.instead', { amount: minNextBid })} />
            </span>
          </Button>
        </>
      ) : (
        t(state === 'owned' ? 'mine.owned' : `review.${state}`)
      )}
    </Note>
  )
}
