import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatRate } from '#core/format/format-rate.ts'
import { formatDateTimeFull } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import type { CostListProps } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { BidQuote } from '../model/bid-quote.ts'
import type { Nft } from '../model/nft.ts'

/** What the lines of a bid or a purchase are made from. */
export interface BidLinesInput {
  action: 'bid' | 'buy'
  work: Nft
  quote: BidQuote | undefined
  receiveAddress: string
}

/** Everything that is agreed to, line by line, with what leaves the available balance as the total. */
export function useBidLines({ action, work, quote, receiveAddress }: BidLinesInput): CostListProps {
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
