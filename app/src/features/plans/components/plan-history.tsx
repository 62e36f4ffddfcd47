import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { Plan } from '../model/plan.ts'

/** What happened to a plan, in order, with times and reasons. */
export function PlanHistory({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  return (
    <Card title={t('detail.history')}>
      <Timeline
        steps={plan.history.map(({ status, at, reason }) => ({
          key: `${status} ${at}`,
          title: t(`status.${status as Plan['status']}`),
          time: `${formatDateTime(at, language.tag)} UTC`,
          note: reason,
        }))}
      />
    </Card>
  )
}
