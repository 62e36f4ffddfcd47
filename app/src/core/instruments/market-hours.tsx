import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { formatHourMinute, formatWeekday } from '#core/format/format-time.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { isAlwaysOpen, type TradingHours, weekOf } from './trading-hours.ts'

/** Any Sunday, to name days of the week by. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY_MS = 86_400_000

interface HoursOfMarketProps {
  hours: readonly TradingHours[]
  /** When it opens next (RFC 3339), while it is closed. */
  opensAt?: string | undefined
}

/** The week in which an instrument trades, and when it opens next. */
export function HoursOfMarket({ hours, opensAt }: HoursOfMarketProps) {
  const { t } = useTranslation('market')
  const {
    language: { tag },
  } = useLanguage()
  const openingText = useOpeningText()
  const week = weekOf(hours)
  const dayName = (day: number) => formatWeekday(SUNDAY + day * DAY_MS, tag)
  if (week.length === 0 && opensAt === undefined) return null

  return (
    <section aria-label={t('hours.label')} className="grid gap-1 text-13">
      <h3 className="text-12 text-muted">{t('hours.label')}</h3>
      {opensAt === undefined ? null : <p className="font-strong">{openingText(opensAt)}</p>}
      {isAlwaysOpen(week) ? (
        <p>{t('hours.always')}</p>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5">
          {week.map(({ first, last, hours: text }) => (
            <div key={first} className="contents">
              <dt>{first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`}</dt>
              <dd className="figure-end">
                <bdi dir="ltr" className="num">
                  {text}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** Whether an instrument trades now: open, closed, or halted. */
export type MarketHours = components['schemas']['MarketItem']['session']

const toneOf = byMember<MarketHours, BadgeLook['tone']>(
  { OPEN: 'quiet', CLOSED: 'neutral', HALTED: 'warn' },
  'neutral',
)

/** Whether an instrument trades now. */
export function MarketHoursBadge({ marketHours }: { marketHours: MarketHours }) {
  const { t } = useTranslation('market')
  return <Badge tone={toneOf(marketHours)}>{t(`session.${marketHours}`)}</Badge>
}

/** Says when a closed market opens next, by the day of the week and the time in UTC. */
export function useOpeningText(): (opensAt: string) => string {
  const { t } = useTranslation('market')
  const {
    language: { tag },
  } = useLanguage()
  return (opensAt) =>
    t('session.opensAt', { day: formatWeekday(opensAt, tag), time: formatHourMinute(opensAt, tag) })
}
