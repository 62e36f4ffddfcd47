import { Check, Clock, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/badge.tsx'
import { isRunning, type Plan } from '../model/plan.ts'

/** Where a plan stands; while it runs, whether the last day's profit is shared. */
export function PlanState({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  if (plan.status === 'EARLY_EXIT')
    return (
      <Badge tone="quiet" icon={<LogOut className="mirror-rtl" aria-hidden="true" />}>
        {t('status.EARLY_EXIT')}
      </Badge>
    )
  if (plan.status === 'MATURED')
    return (
      <Badge tone="info" icon={<Check aria-hidden="true" />}>
        {t('status.MATURED')}
      </Badge>
    )
  // A status of a later server: nothing is known of how it went.
  if (!isRunning(plan)) return <Badge tone="quiet">{t(`status.${plan.status}`)}</Badge>
  return (
    <Badge icon={<Clock aria-hidden="true" />}>
      {t('status.IN_PROGRESS')} · {t(`shareStatus.${plan.shareStatus}`)}
    </Badge>
  )
}
