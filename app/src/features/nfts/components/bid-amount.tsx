import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { RichText } from '../../../lib/i18n/rich-text.tsx'
import { Figure } from '../../../ui/figure/figure.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import type { BidProblem } from '../model/bid-quote.ts'
import { dollars, type Nft } from '../model/nft.ts'

/** Props of {@link BidAmount}. */
export interface BidAmountProps {
  work: Nft
  available: string | undefined
  /** What is said to be wrong; the field says of itself what it could not read. */
  problem: BidProblem | undefined
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The amount of a bid; one that is too small leads to the smallest that is accepted. */
export function BidAmount({ work, available, problem, inputRef, text, onText }: BidAmountProps) {
  const { t } = useTranslation(['nfts', 'errors'])
  const { mode } = useMode()
  const { write } = useAmountReading()
  const errors = {
    enter: t('bid.enter'),
    low: (
      <span>
        <RichText text={t('bid.low', { amount: formatMoney(work.minNextBid) })} parts={[figure]} />{' '}
        <button
          type="button"
          className="min-h-6 font-strong underline"
          onClick={() => {
            onText(write(work.minNextBid))
            inputRef.current?.focus()
          }}
        >
          {t('bid.takeNext')}
        </button>
      </span>
    ),
    funds: t('errors:insufficientBalance'),
  }
  return (
    <MoneyField
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
      error={problem && problem !== 'unread' ? errors[problem] : undefined}
      unit="USD"
      inputRef={inputRef}
      text={text}
      onText={onText}
    />
  )
}
