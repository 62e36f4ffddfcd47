import { useTranslation } from 'react-i18next'
import { formatMoney, isolateFigure } from '#core/format/figures.ts'

const outcomes = ['outbid', 'won', 'leading'] as const

/** What can come of a bid, with what becomes of the money. */
export function BidOutcomes({ amount }: { amount: string | undefined }) {
  const { t } = useTranslation('nfts')
  const money = amount === undefined ? t('outcome.bid') : isolateFigure(`${formatMoney(amount)} USD`)
  return (
    <dl aria-label={t('outcome.label')} className="rounded-2 border border-line text-13">
      {outcomes.map((outcome) => (
        <div
          key={outcome}
          className="grid gap-x-3 border-b border-line px-3 py-1.5 last:border-b-0 @xs:grid-cols-[5.5rem_minmax(0,1fr)]"
        >
          <dt className="font-strong">{t(`outcome.${outcome}`)}</dt>
          <dd>{t(`outcome.${outcome}Body`, { amount: money })}</dd>
        </div>
      ))}
    </dl>
  )
}
