import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { BidCosts, BidOutcomes, bidQuote, lacksFunds } from './bid-costs.tsx'
import { BidAmount, NftReceiveAddress } from './bid-fields.tsx'
import { BidReview } from './bid-review.tsx'
import { type BidAction, type BidProps, useBidForm } from './use-bid-form.ts'

/** What the form asks before it goes on: the review, or whether to switch to the real account. */
export type BidQuestion = BidAction | 'real'

export interface BidFormProps extends BidProps {
  asks: BidQuestion | undefined
  onAsk: (question: BidQuestion | undefined) => void
}

/** The amount of a bid and where the work is to go, what is held, what can happen, and buying at once. */
export function BidForm({ work, mine, onRefetch, onDone, asks, onAsk }: BidFormProps) {
  const { t } = useTranslation(['nfts', 'errors'])
  const { mode } = useMode()
  const user = useUserInfo()
  const available = user.data?.accounts[mode].available
  const bid = useBidForm({ work, mine }, available)
  const { form, amount, action } = bid
  const { buyNowPrice } = work
  const quote = amount === undefined ? undefined : bidQuote(amount, mine, available)
  const purchase = buyNowPrice === undefined ? undefined : bidQuote(buyNowPrice, mine, available)
  const cannotBuy = purchase !== undefined && lacksFunds(purchase)
  const { isSubmitted, errors } = form.formState
  const isPoor =
    action === 'buy'
      ? isSubmitted && cannotBuy
      : ['beyondFunds', 'insufficientBalance'].includes(errors.amount?.message ?? '')

  const review = (next: BidAction) =>
    bid.ask(next, () => {
      if (next === 'buy' && cannotBuy) return
      onAsk(mode === 'demo' ? 'real' : next)
      void user.refetch()
      void onRefetch()
    })
  return (
    <form noValidate onSubmit={review('bid')} className="on-mobile:contents">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <PaymentLockNotice />
        <FormProvider {...form}>
          <BidAmount
            minNextBid={work.minNextBid}
            available={available}
            errorOf={bid.errorOf}
            onAmount={bid.setAmount}
          />
          <NftReceiveAddress errorOf={bid.errorOf} />
        </FormProvider>
        {mine?.leading ? (
          <Note tone="info">
            <RichText text={t('bid.youLead', { amount: mine.myBid })} />
          </Note>
        ) : null}
        <BidCosts action="bid" quote={quote} />
        <BidOutcomes amount={amount} />
        {isPoor ? <LackingFunds /> : null}
        {buyNowPrice === undefined ? null : (
          <Button wraps size="lg" block onClick={review('buy')}>
            <span>
              <RichText text={t('buy.review', { amount: buyNowPrice })} />
            </span>
          </Button>
        )}
        <RiskNotice kind="nft" />
      </div>
      <SheetFoot>
        <ModeButton mode={mode} type="submit">
          {amount === undefined ? (
            t('bid.reviewEmpty')
          ) : (
            <span>
              <RichText text={t('bid.review', { amount })} />
            </span>
          )}
        </ModeButton>
      </SheetFoot>
      <ModeSwitchDialog
        open={asks === 'real'}
        target="real"
        reason={t('errors:demoCannotUse')}
        onClose={() => onAsk(undefined)}
      />
      <BidReview
        action={asks === 'buy' ? 'buy' : 'bid'}
        open={asks === 'bid' || asks === 'buy'}
        work={work}
        mine={mine}
        quote={asks === 'buy' ? purchase : quote}
        receiveAddress={bid.receiveAddress}
        onRefetch={onRefetch}
        onAmount={bid.setAmount}
        onRefused={bid.showError}
        onClose={() => onAsk(undefined)}
        onDone={() => {
          onAsk(undefined)
          bid.restart()
          onDone()
        }}
      />
    </form>
  )
}

/** Says that there is too little for a bid or a purchase, and leads to a deposit. */
function LackingFunds() {
  const { t } = useTranslation(['errors', 'money'])
  return (
    <Note tone="danger" role="alert">
      <p>{t('errors:insufficientBalance')}</p>
      <LinkButton size="sm" to={paths.deposit.href()} className="mt-2">
        {t('money:step.deposit')}
      </LinkButton>
    </Note>
  )
}
