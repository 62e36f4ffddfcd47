import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
import { formatMoney, formatRate } from '#core/format/figures.ts'
import { compoundedYearly, parseSavingsTiers, simpleYearly } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { RatePair } from '#ui/figure/rate-pair.tsx'
import { type SavingsExample, savingsExample } from './savings-example.ts'

/** A month of savings, computed to the cent from the current rates. */
export function SavingsExampleCard() {
  const { t } = useTranslation('home')

  return (
    <figure className="card grid min-h-[371px] content-start gap-3 p-4">
      <figcaption className="flex items-center justify-between gap-3">
        <b>{t('example.title')}</b>
        <Badge>{t('example.badge')}</Badge>
      </figcaption>
      <QueryView
        query={useParameter('savings.tiers', parseSavingsTiers)}
        skeleton={<Skeleton lines={8} lineHeight={20} label={t('example.loading')} />}
      >
        {(tiers) => {
          const example = savingsExample(tiers)
          return example && <ExampleLines example={example} />
        }}
      </QueryView>
    </figure>
  )
}

function ExampleLines({ example }: { example: SavingsExample }) {
  const { t } = useTranslation('home')
  return (
    <>
      <RatePair
        entries={[
          { label: t('example.perDay'), rate: formatRate(example.dailyRate) },
          { label: t('example.perYearSimple'), rate: formatRate(simpleYearly(example.dailyRate)) },
          { label: t('example.perYear'), rate: formatRate(compoundedYearly(example.dailyRate)) },
        ]}
      />
      <CostList
        rows={[
          {
            key: 'opening',
            label: t('example.opening'),
            value: <Figure value={formatMoney(example.opening)} unit="USD" />,
          },
          ...example.firstDays.map((credit, at) => ({
            key: `day-${at}`,
            label: t('example.day', { day: at + 1 }),
            value: <Figure value={formatMoney(credit, { sign: true })} />,
          })),
          {
            key: 'rest',
            label: t('example.days', { from: example.firstDays.length + 1, to: example.days }),
            value: <Figure value={formatMoney(example.rest, { sign: true })} />,
          },
        ]}
        total={{
          label: t('example.total', { days: example.days }),
          value: <Figure value={formatMoney(example.closing)} unit="USD" />,
        }}
      />
      <p className="text-12 text-muted">{t('example.note')}</p>
    </>
  )
}
