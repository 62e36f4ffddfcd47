import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useTyped } from '#core/forms/use-typed.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { dollars, type Nft } from '../model/nft.ts'
import type { BidFormState } from './use-bid-form.ts'

export interface BidAmountProps extends Pick<BidFormState, 'form' | 'errorOf' | 'setAmount'> {
  work: Nft
  available: string | undefined
}

/** The amount of a bid; one that is too small leads to the smallest that is accepted. */
export function BidAmount({ work, available, form, errorOf, setAmount }: BidAmountProps) {
  const { t } = useTranslation('nfts')
  const { mode } = useMode()
  const tooSmall = (
    <span>
      <RichText text={t('bid.low', { amount: formatMoney(work.minNextBid) })} />{' '}
      <button
        type="button"
        className="min-h-6 font-strong underline"
        onClick={() => {
          setAmount(work.minNextBid)
          form.setFocus('amount')
        }}
      >
        {t('bid.takeNext')}
      </button>
    </span>
  )
  return (
    <MoneyField
      {...useTyped(form.control, 'amount')}
      {...dollars}
      label={
        <>
          {t('bid.amount')} <ModeBadge mode={mode} />
        </>
      }
      aside={
        available === undefined ? null : (
          <span className="text-12 text-muted">
            {t('bid.available')} <Figure value={formatMoney(available)} unit="USD" />
          </span>
        )
      }
      error={errorOf('amount', { missing: t('bid.enter'), tooSmall, purchaseAmountWrong: tooSmall })}
    />
  )
}
