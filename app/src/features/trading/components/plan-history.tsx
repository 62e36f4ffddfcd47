import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../core/format/format-time.ts'
import { useLanguage } from '../../../core/language/use-language.ts'
import { Card } from '../../../ui/card.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import type { Plan } from '../model/plan.ts'

/** What happened to a plan, in order, with times and reasons. */
export function PlanHistory({ plan }: { plan: Plan }) {
  const { t } = useTranslation('trading')
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
