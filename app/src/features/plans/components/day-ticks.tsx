import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { type DayMark, dayMarks, type PlanProgress } from '../model/plan-days.ts'

const looks: Record<DayMark, string> = {
  credited: 'bg-accent',
  today: 'inset-ring inset-ring-accent',
  ahead: 'bg-line',
  lost: 'bg-line opacity-50',
}

/** A plan's progress, one mark a day: days are what is paid. */
export function DayTicks({ plan, className }: { plan: PlanProgress; className?: string }) {
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
