import { Check, Clock, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDate } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import { Button } from '#ui/form/button.tsx'
import type { PlanDetail } from '../model/plan.ts'
import { type CalendarDay, creditCalendar } from '../model/plan-days.ts'

const looks = {
  credited: { tone: 'info', icon: <Check aria-hidden="true" /> },
  ahead: { tone: 'quiet', icon: <Clock aria-hidden="true" /> },
  lost: { tone: 'quiet', icon: <X aria-hidden="true" /> },
} as const

/** Days shown of a long plan before the user asks for all. */
const FEW = 10

/** The days around the next credit: those just before it, and those to come. */
function nearestDays(days: readonly CalendarDay[]): readonly CalendarDay[] {
  const next = days.findIndex(({ state }) => state !== 'credited')
  const start = Math.min(
    Math.max(0, (next < 0 ? days.length : next) - FEW / 2),
    Math.max(0, days.length - FEW),
  )
  return days.slice(start, start + FEW)
}

/** The calendar of a plan's credits, day by day. */
export function CreditTable({ plan }: { plan: PlanDetail }) {
  const { t } = useTranslation('plans')
  const { language } = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  const days = creditCalendar(plan)

  return (
    <>
      <DataTable
        label={t('detail.calendar')}
        rows={isWhole ? days : nearestDays(days)}
        rowKey={({ day }) => String(day)}
        columns={[
          { key: 'day', header: t('detail.day'), cell: ({ day }) => <Figure value={String(day)} /> },
          {
            key: 'date',
            header: t('detail.date'),
            onCard: 'title',
            cell: ({ at }) => formatDate(at, language.tag),
          },
          {
            key: 'credit',
            header: t('detail.credit'),
            align: 'end',
            onCard: 'action',
            cell: ({ amount }) => <Figure value={formatMoney(amount, { sign: true })} unit="USD" />,
          },
          {
            key: 'state',
            header: t('detail.state'),
            cell: ({ state }) => (
              <Badge tone={looks[state].tone} icon={looks[state].icon}>
                {t(`detail.${state}`)}
              </Badge>
            ),
          },
        ]}
      />
      {!isWhole && days.length > FEW ? (
        <div className="border-t border-line p-3 text-center print:hidden">
          <Button size="sm" onClick={() => setIsWhole(true)}>
            {t('detail.showAll', { count: days.length })}
          </Button>
        </div>
      ) : null}
    </>
  )
}
