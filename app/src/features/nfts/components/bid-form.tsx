import { roundDecimal } from '@swx/sdk/money'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../config/paths.ts'
import { ModeSwitchDialog } from '../../../core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeButton } from '../../../core/account-mode/mode-button.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { RiskNotice } from '../../../core/money-submission/risk-notice.tsx'
import { useDraft } from '../../../core/session/use-draft.ts'
import { useUserInfo } from '../../../core/session/use-user-info.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { LinkButton } from '../../../ui/form/link-button.tsx'
import { understoodValue, useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import { bidProblem, bidQuote, lacksFunds } from '../model/bid-quote.ts'
import { dollars } from '../model/nft.ts'
import { BidAmount } from './bid-amount.tsx'
import { BidCosts } from './bid-costs.tsx'
import type { BidDeskProps } from './bid-desk.tsx'
import { BidOutcomes } from './bid-outcomes.tsx'
import { BidReview } from './bid-review.tsx'
import { ReceiveAddress } from './receive-address.tsx'

/** What the form asks before it goes on: the review, or whether to switch to the real account. */
export type BidQuestion = 'bid' | 'buy' | 'real'

/** Props of {@link BidForm}. */
export interface BidFormProps extends BidDeskProps {
  asks: BidQuestion | undefined
  onAsk: (question: BidQuestion | undefined) => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The amount of a bid and where the work is to go, what is held, what can happen, and buying at once. */
export function BidForm({ work, mine, onRefetch, onDone, asks, onAsk }: BidFormProps) {
  const { t } = useTranslation(['nfts', 'errors', 'money'])
  const { mode } = useMode()
  const user = useUserInfo()
  const amountInput = useRef<HTMLInputElement>(null)
  const addressInput = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useDraft(`${work.id} bid`, '')
  const [address, setAddress] = useDraft('nft address', '')
  const [checked, setChecked] = useState<'bid' | 'buy'>()

  const available = user.data?.accounts[mode].available
  const { read, write } = useAmountReading()
  const reading = read(typed, dollars)
  const understood = understoodValue(reading)
  const amount = understood === undefined ? undefined : roundDecimal(understood, dollars.scale)
  const quote = amount === undefined ? undefined : bidQuote(amount, mine, available)
  const problem = bidProblem(reading, work, quote)
  const { buyNowPrice } = work
  const purchase = buyNowPrice === undefined ? undefined : bidQuote(buyNowPrice, mine, available)
  const isPoor =
    (checked === 'bid' && problem === 'funds') ||
    (checked === 'buy' && purchase !== undefined && lacksFunds(purchase))

  const handleReview = (action: 'bid' | 'buy') => {
    setChecked(action)
    if (action === 'bid' && problem) return amountInput.current?.focus()
    if (address.trim() === '') return addressInput.current?.focus()
    if (action === 'buy' && purchase && lacksFunds(purchase)) return
    onAsk(mode === 'demo' ? 'real' : action)
    void user.refetch()
    void onRefetch()
  }
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        handleReview('bid')
      }}
    >
      <BidAmount
        work={work}
        available={available}
        problem={checked === 'bid' ? problem : undefined}
        inputRef={amountInput}
        text={typed}
        onText={setTyped}
      />
      <ReceiveAddress
        value={address}
        onChange={setAddress}
        isMissing={checked !== undefined && address.trim() === ''}
        inputRef={addressInput}
      />
      {mine?.leading ? (
        <Note tone="info">
          <RichText text={t('bid.youLead', { amount: formatMoney(mine.myBid) })} parts={[figure]} />
        </Note>
      ) : null}
      <BidCosts action="bid" quote={quote} />
      <BidOutcomes amount={amount} />
      {isPoor ? (
        <Note tone="danger" role="alert">
          <p>{t('errors:insufficientBalance')}</p>
          <LinkButton size="sm" to={paths.deposit.href()} className="mt-2">
            {t('money:step.deposit')}
          </LinkButton>
        </Note>
      ) : null}
      <ModeButton mode={mode} type="submit">
        {amount === undefined ? (
          t('bid.reviewEmpty')
        ) : (
          <span>
            <RichText text={t('bid.review', { amount: formatMoney(amount) })} parts={[figure]} />
          </span>
        )}
      </ModeButton>
      {buyNowPrice === undefined ? null : (
        <Button wraps size="lg" block onClick={() => handleReview('buy')}>
          <span>
            <RichText text={t('buy.review', { amount: formatMoney(buyNowPrice) })} parts={[figure]} />
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
        receiveAddress={address.trim()}
        onRefetch={onRefetch}
        onAmount={(next) => setTyped(write(next))}
        onClose={() => onAsk(undefined)}
        onDone={() => {
          onAsk(undefined)
          setTyped('')
          setChecked(undefined)
          onDone()
        }}
      />
    </form>
  )
}
