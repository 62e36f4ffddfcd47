import { bidHold, compareDecimals, subtractDecimals } from '@swx/sdk/money'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { CostList, type CostListProps } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { isLive, type MyNft } from '../model/nft.ts'

/** What a bid or a purchase holds or takes; decimal strings in USD. */
export interface BidQuote {
  readonly amount: string
  /** What the own leading bid holds already. */
  readonly heldBefore: string
  /** What leaves the available balance now. */
  readonly heldNow: string
  /** What is available afterwards; undefined without a balance to start from. */
  readonly availableAfter: string | undefined
}

/** An own bid, as far as it decides what is held. */
type OwnBid = Pick<MyNft, 'leading' | 'myBid' | 'status'>

/** What the own bid holds: nothing unless it leads, and nothing of a work that it has paid for. */
export const heldFor = (mine: OwnBid | undefined): string =>
  mine?.leading && isLive(mine) ? mine.myBid : '0.00'

/** What an amount holds: of a raise of the own leading bid the difference alone. */
export function bidQuote(amount: string, mine: OwnBid | undefined, available: string | undefined): BidQuote {
  const heldBefore = heldFor(mine)
  const heldNow = bidHold(amount, heldBefore)
  const availableAfter = available === undefined ? undefined : subtractDecimals(available, heldNow)
  return { amount, heldBefore, heldNow, availableAfter }
}

/** Whether there is too little for it; false while the balance is not known. */
export const lacksFunds = ({ availableAfter }: BidQuote): boolean =>
  availableAfter !== undefined && compareDecimals(availableAfter, '0') < 0

export interface BidCostsProps {
  action: 'bid' | 'buy'
  /** Undefined until there is an amount. */
  quote: BidQuote | undefined
}

/** What a bid holds or a purchase takes, line by line, and what is available afterwards. */
export function useBidCosts({ action, quote }: BidCostsProps) {
  const { t } = useTranslation('nfts')
  const line = (key: string, label: string, amount: string | undefined) => ({
    key,
    label,
    value: amount === undefined ? '–' : <Figure value={formatMoney(amount)} unit="USD" />,
  })
  const isRaise = quote !== undefined && quote.heldNow !== quote.amount
  return {
    rows: [
      line('amount', t(`costs.${action}`), quote?.amount),
      line('fee', t('costs.fee'), quote && '0.00'),
      ...(isRaise ? [line('before', t('costs.before'), `-${quote.heldBefore}`)] : []),
    ],
    after: line('after', t('costs.after'), quote?.availableAfter),
    total: line('total', t(action === 'bid' ? 'costs.held' : 'costs.paid'), quote?.heldNow),
  } satisfies CostListProps & { readonly after: unknown }
}

/** What a bid holds or a purchase takes while it is typed. */
export function BidCosts(props: BidCostsProps) {
  const { rows, total, after } = useBidCosts(props)
  return (
    <div className="grid gap-1">
      <CostList rows={rows} total={total} />
      <CostList rows={[after]} />
    </div>
  )
}

const outcomes = ['outbid', 'won', 'leading'] as const

/** What can come of a bid, with what becomes of the money. */
export function BidOutcomes({ amount }: { amount: string | undefined }) {
  const { t } = useTranslation('nfts')
  return (
    <dl aria-label={t('outcome.label')} className="rounded-2 border border-line text-13">
      {outcomes.map((outcome) => (
        <div
          key={outcome}
          className="grid gap-x-3 border-b border-line px-3 py-1.5 last:border-b-0 @xs:grid-cols-[5.5rem_minmax(0,1fr)]"
        >
          <dt className="font-strong">{t(`outcome.${outcome}`)}</dt>
          <dd>{t(`outcome.${outcome}Body`, { amount: amount ?? t('outcome.bid') })}</dd>
        </div>
      ))}
    </dl>
  )
}
