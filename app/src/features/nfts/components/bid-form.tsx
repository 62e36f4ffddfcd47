import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { SampleAddressButton } from '#core/address/sample-address-button.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { PaymentLockNotice } from '#core/money/payment-lock.tsx'
import { RiskNotice } from '#core/money/risk-notice.tsx'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Note } from '#ui/feedback/note.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { type BidAction, type BidQuote, bidQuote, lacksFunds } from '../model/bid-form.ts'
import { BidAmount } from './bid-amount.tsx'
import { BidOutcomes } from './bid-outcomes.tsx'
import { BidReview } from './bid-review.tsx'
import { type BidFormState, type BidProps, useBidForm } from './use-bid-form.ts'

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
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-3" onSubmit={review('bid')}>
      <PaymentLockNotice />
      <BidAmount work={work} available={available} {...bid} />
      <NftReceiveAddress {...bid} />
      {mine?.leading ? (
        <Note tone="info">
          <RichText text={t('bid.youLead', { amount: formatMoney(mine.myBid) })} />
        </Note>
      ) : null}
      <BidCosts action="bid" quote={quote} />
      <BidOutcomes amount={amount} />
      {isPoor ? <LackingFunds /> : null}
      <ModeButton mode={mode} type="submit">
        {amount === undefined ? (
          t('bid.reviewEmpty')
        ) : (
          <span>
            <RichText text={t('bid.review', { amount: formatMoney(amount) })} />
          </span>
        )}
      </ModeButton>
      {buyNowPrice === undefined ? null : (
        <Button wraps size="lg" block onClick={review('buy')}>
          <span>
            <RichText text={t('buy.review', { amount: formatMoney(buyNowPrice) })} />
          </span>
        </Button>
      )}
      <RiskNotice kind="nft" />
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

interface BidCostsProps {
  action: 'bid' | 'buy'
  /** Undefined until there is an amount. */
  quote: BidQuote | undefined
}

/** What a bid holds or a purchase takes, and what is available afterwards. */
function BidCosts({ action, quote }: BidCostsProps) {
  const { t } = useTranslation('nfts')
  const money = (amount: string | undefined) =>
    amount === undefined ? '–' : <Figure value={formatMoney(amount)} unit="USD" />
  const isRaise = quote !== undefined && quote.heldNow !== quote.amount
  return (
    <div className="grid gap-1">
      <CostList
        rows={[
          { key: 'amount', label: t(`costs.${action}`), value: money(quote?.amount) },
          { key: 'fee', label: t('costs.fee'), value: money(quote && '0.00') },
          ...(isRaise
            ? [{ key: 'before', label: t('costs.before'), value: money(`-${quote.heldBefore}`) }]
            : []),
        ]}
        total={{ label: t(action === 'bid' ? 'costs.held' : 'costs.paid'), value: money(quote?.heldNow) }}
      />
      <CostList rows={[{ key: 'after', label: t('costs.after'), value: money(quote?.availableAfter) }]} />
    </div>
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

/** Where the work is to go if the bid wins. */
function NftReceiveAddress({ form, errorOf }: Pick<BidFormState, 'form' | 'errorOf'>) {
  const { t } = useTranslation('nfts')
  return (
    <div className="grid justify-items-start gap-2 [&>:first-child]:w-full">
      <Field label={t('address.label')} hint={t('address.hint')} error={errorOf('receiveAddress')}>
        <TextInput
          {...form.register('receiveAddress')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
        />
      </Field>
      <SampleAddressButton
        network="ETH"
        onUse={(address) =>
          form.setValue('receiveAddress', address, { shouldDirty: true, shouldValidate: true })
        }
      />
    </div>
  )
}
