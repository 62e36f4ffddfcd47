import { addDecimals, compareDecimals } from '@swx/sdk/money'
import { FlaskConical, Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { useServerTime } from '#core/api/use-server-time.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Nft } from '../model/nft.ts'

/** What sales gave to one charity. */
interface Donation {
  readonly charity: Nft['charity']
  /** Decimal string in USD. */
  readonly amount: string
}

/** What the sales of these works gave, by charity, the largest first, and the sum. */
export function donationsOf(works: readonly Pick<Nft, 'charity' | 'cumulativeDonation'>[]): {
  readonly rows: readonly Donation[]
  readonly total: string
} {
  const byName = new Map<string, Donation>()
  for (const { charity, cumulativeDonation } of works) {
    const before = byName.get(charity.name)?.amount ?? '0.00'
    byName.set(charity.name, { charity, amount: addDecimals(before, cumulativeDonation) })
  }
  const rows = [...byName.values()].toSorted((a, b) => compareDecimals(b.amount, a.amount))
  return { rows, total: rows.reduce((sum, { amount }) => addDecimals(sum, amount), '0.00') }
}

/** Who receives the price, by its number in a register or as a sample, and what sales gave so far. */
export function CharityCard({ work, works }: { work: Nft; works: readonly Nft[] }) {
  const { t } = useTranslation('nfts')
  const now = useServerTime()
  const { charity, cumulativeDonation } = work
  const sameCharity = works.filter((one) => one.charity.name === charity.name)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  return (
    <section className="card grid gap-3 p-4" aria-label={t('charity.label')}>
      <div className="flex items-start gap-3">
        <Heart className="mt-0.5 size-5 flex-none text-accent" aria-hidden="true" />
        <div className="min-w-0">
          <h2 className="text-14">
            <bdi>{charity.name}</bdi>
          </h2>
          <p className="text-12 text-muted">
            {charity.registrationNo
              ? t('charity.registered', { number: charity.registrationNo })
              : t('charity.sample')}
          </p>
          {charity.url?.startsWith('https://') ? (
            <a href={charity.url} target="_blank" rel="noreferrer" className="text-13 text-accent">
              {t('charity.page')}
            </a>
          ) : null}
        </div>
      </div>
      <CostList
        rows={[
          { key: 'share', label: t('charity.share'), value: <Figure value={formatRate('1', 0)} /> },
          { key: 'work', label: t('charity.thisWork'), value: money(cumulativeDonation) },
          { key: 'all', label: t('charity.allWorks'), value: money(donationsOf(sameCharity).total) },
        ]}
      />
      <p className="text-12 text-muted">{t('charity.source', { time: now })}</p>
    </section>
  )
}

/** What all sales gave, charity by charity, with the source of the figures. */
export function RaisedCard({ works }: { works: readonly Nft[] }) {
  const { t } = useTranslation('nfts')
  const now = useServerTime()
  const { rows, total } = donationsOf(works)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  return (
    <Card
      title={t('raised.title')}
      subtitle={
        <RichText
          text={t('raised.source', {
            time: now,
            share: '1',
          })}
        />
      }
    >
      <CostList
        rows={rows.map(({ charity, amount }) => ({
          key: charity.name,
          label: <bdi>{charity.name}</bdi>,
          value: money(amount),
        }))}
        total={{ label: t('raised.total'), value: money(total) }}
      />
      {isSandbox && rows.some(({ charity }) => charity.registrationNo === undefined) ? (
        <p className="flex gap-2 text-12 text-muted">
          <FlaskConical className="size-4 flex-none" aria-hidden="true" />
          {t('raised.sample')}
        </p>
      ) : null}
    </Card>
  )
}
