import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { SampleAddressButton } from '#core/address/sample-address-button.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useTyped } from '#core/forms/use-typed.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { dollars, type Nft } from '../model/nft.ts'
import type { BidErrors, BidForm } from './use-bid-form.ts'

export interface BidAmountProps {
  /** The smallest bid that is accepted. */
  minNextBid: Nft['minNextBid']
  available: string | undefined
  errorOf: BidErrors
  /** Puts another amount in place of the one typed. */
  onAmount: (amount: string) => void
}

/** The amount of a bid; one that is too small leads to the smallest that is accepted. */
export function BidAmount({ minNextBid, available, errorOf, onAmount }: BidAmountProps) {
  const { t } = useTranslation('nfts')
  const { mode } = useMode()
  const form = useFormContext<BidForm>()
  const tooSmall = (
    <span>
      <RichText text={t('bid.low', { amount: minNextBid })} />{' '}
      <button
        type="button"
        className="min-h-6 font-strong underline on-mobile:min-h-11"
        onClick={() => {
          onAmount(minNextBid)
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

/** Where the work is to go if the bid wins. */
export function NftReceiveAddress({ errorOf }: { errorOf: BidErrors }) {
  const { t } = useTranslation('nfts')
  const form = useFormContext<BidForm>()
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
