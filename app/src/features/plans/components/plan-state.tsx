import { clsx } from 'clsx'
import { Check, Clock, LogOut } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { isRunning, type Plan } from '../model/plan.ts'
import { type DayMark, dayMarks, type PlanDays } from '../model/plan-days.ts'

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
    <span className="inline-flex flex-wrap gap-1">
      <Badge icon={<Clock aria-hidden="true" />}>{t('status.IN_PROGRESS')}</Badge>{' '}
      <Badge tone="quiet">{t(`shareStatus.${plan.shareStatus}`)}</Badge>
    </span>
  )
}

/** A plan's days as marks, in figures, and when it starts or ends. */
export function PlanProgress({ plan }: { plan: Plan }) {
  const { t } = useTranslation('plans')
  // Before the first credit the value date is the next thing to happen.
  const end = plan.exitedAt
    ? t('mine.left', { date: plan.exitedAt })
    : isRunning(plan)
      ? t('mine.ends', { date: plan.maturesAt })
      : plan.status === 'MATURED'
        ? t('mine.ended', { date: plan.maturesAt })
        : undefined
  return (
    <div className="grid gap-1">
      <DayTicks plan={plan} />
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-muted">
        <span>
          <RichText text={t('mine.progress', { done: plan.profitDays, days: plan.days })} />
          {isRunning(plan) && plan.profitDays === 0 ? (
            <> · {t('mine.earnsFrom', { date: plan.valueDate })}</>
          ) : null}
        </span>
        {end === undefined ? null : <span>{end}</span>}
      </p>
    </div>
  )
}

const looks: Record<DayMark, string> = {
  credited: 'bg-accent',
  today: 'inset-ring inset-ring-accent',
  ahead: 'bg-line',
  lost: 'bg-line opacity-50',
}

/** A plan's progress, one mark a day: days are what is paid. */
function DayTicks({ plan, className }: { plan: PlanDays; className?: string }) {
  const { t } = useTranslation('plans')
  const isDense = plan.days > 45
  return (
    <div
      role="img"
      aria-label={t('mine.paidDays', { done: plan.profitDays, days: plan.days })}
      className={clsx('flex h-3', isDense ? 'gap-px' : 'gap-0.5', className)}
    >
      {dayMarks(plan).map((mark, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its day
          key={at}
          className={clsx('max-w-2.5 flex-1 rounded-[1px]', looks[mark])}
        />
      ))}
    </div>
  )
}
