import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { donationsOf } from '../model/donations.ts'
import type { Nft } from '../model/nft.ts'
import { useNow } from './use-now.ts'

/** What all sales gave, charity by charity, with the source of the figures. */
export function RaisedCard({ works }: { works: readonly Nft[] }) {
  const { t } = useTranslation('nfts')
  const { language } = useLanguage()
  const now = useNow()
  const { rows, total } = donationsOf(works)
  const money = (amount: string) => <Figure value={formatMoney(amount)} unit="USD" />
  return (
    <Card
      title={t('raised.title')}
      subtitle={
        <RichText
          text={t('raised.source', {
            time: formatDateTime(now, language.tag),
            share: formatRate('1', 0),
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
