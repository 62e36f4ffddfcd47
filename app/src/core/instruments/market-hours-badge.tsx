import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { byMember } from '#lib/enums/by-member.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'

/** Whether an instrument trades now: open, closed, or halted. */
export type MarketHours = components['schemas']['Session']

const toneOf = byMember<MarketHours, BadgeLook['tone']>(
  { OPEN: 'quiet', CLOSED: 'neutral', HALTED: 'warn' },
  'neutral',
)

/** Whether an instrument trades now. */
export function MarketHoursBadge({ marketHours }: { marketHours: MarketHours }) {
  const { t } = useTranslation('market')
  return <Badge tone={toneOf(marketHours)}>{t(`session.${marketHours}`)}</Badge>
}
