import { useTranslation } from 'react-i18next'
import { allOf, QueryView } from '#core/api/query-view.tsx'
import { formatMoney } from '#core/format/figures.ts'
import { parseSavingsTiers, type SavingsTier } from '#core/parameters/savings-tiers.ts'
import { useParameter } from '#core/parameters/use-parameter.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Card } from '#ui/layout/card.tsx'
import { type SavingsOfToday, useSavingsFacts } from '../api/use-savings-facts.ts'
import { savingsDay } from '../model/savings-day.ts'
import { SavingsSwitch } from './savings-switch.tsx'
import { SavingsTiers } from './savings-tiers.tsx'

/** Savings: whether they are on, what today counts, what comes next, and the tiers. */
export function SavingsCard() {
  const { t } = useTranslation('income')
  const tiers = useParameter('savings.tiers', parseSavingsTiers)
  const facts = useSavingsFacts()

  return (
    <Card flush aria-label={t('savings.title')} title={t('savings.title')} subtitle={t('savings.subtitle')}>
      <QueryView
        query={allOf({ facts, tiers })}
        skeleton={<Skeleton lines={15} lineHeight={20} label={t('savings.loading')} className="p-4" />}
        failed={t('savings.failed')}
      >
        {(savings) => <SavingsToday {...savings} />}
      </QueryView>
    </Card>
  )
}

interface SavingsTodayProps {
  facts: SavingsOfToday
  tiers: readonly SavingsTier[]
}

function SavingsToday({ facts, tiers }: SavingsTodayProps) {
  const { t } = useTranslation('income')
  const { basis, tier, credit } = savingsDay(facts, tiers)
  const midnight = new Date(`${facts.today}T24:00:00.000Z`)
  const lowest = tiers[0]
  const below = tier === undefined && lowest ? t('savings.below', { from: lowest.from }) : undefined
  const note = facts.isOn ? below : t('savings.offNote')

  return (
    <>
      <SavingsSwitch isOn={facts.isOn} />
      <div className="grid gap-2 px-4 pb-4">
        <CostList
          rows={[
            {
              key: 'basis',
              label: t('savings.basis'),
              value: <Figure value={formatMoney(basis)} unit="USD" />,
            },
          ]}
          total={{
            label: t('savings.next'),
            value: <Figure value={formatMoney(facts.isOn ? credit : '0.00', { sign: true })} unit="USD" />,
          }}
        />
        <p className="text-12 text-muted">{t('savings.nextAt', { time: midnight })}</p>
        {note === undefined ? null : <p className="text-12 text-muted">{note}</p>}
        <p className="text-12 text-muted">{t('savings.basisNote')}</p>
      </div>
      <SavingsTiers tiers={tiers} current={facts.isOn ? tier : undefined} />
    </>
  )
}
