import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/format-money.ts'
import { formatRate } from '#core/format/format-rate.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { useNfts } from '../api/use-nfts.ts'
import { donationsOf } from '../model/donations.ts'
import type { Nft } from '../model/nft.ts'
import { useNow } from './use-now.ts'

/** Who receives the price, by its number in a register or as a sample, and what sales gave so far. */
export function CharityCard({ work }: { work: Nft }) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const now = useNow()
  const { charity, cumulativeDonation } = work
  const sameCharity = (useNfts().data ?? []).filter((one) => one.charity.name === charity.name)
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
              ? t('charity.registered', { number: isolateFigure(charity.registrationNo) })
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
      <p className="text-12 text-muted">{t('charity.source', { time: formatDateTime(now, language.tag) })}</p>
    </section>
  )
}
