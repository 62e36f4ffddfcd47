import type { components } from '@swx/sdk'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

export type Session = components['schemas']['Session']

const tones = { OPEN: 'quiet', CLOSED: 'neutral', HALTED: 'warn' } as const

/** Whether an instrument trades now. */
export function MarketHoursBadge({ session }: { session: Session }) {
  const { t } = useTranslation('market')
  return <Badge tone={tones[session]}>{t(`session.${session}`)}</Badge>
}
