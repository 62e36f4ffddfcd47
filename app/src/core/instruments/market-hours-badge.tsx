import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

/** Whether an instrument trades now: open, closed, or halted. */
export type MarketHours = components['schemas']['Session']

const tones = { OPEN: 'quiet', CLOSED: 'neutral', HALTED: 'warn' } as const

/** Whether an instrument trades now. */
export function MarketHoursBadge({ marketHours }: { marketHours: MarketHours }) {
  const { t } = useTranslation('market')
  return <Badge tone={tones[marketHours]}>{t(`session.${marketHours}`)}</Badge>
}
