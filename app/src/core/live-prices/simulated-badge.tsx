import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isSandbox } from '#config/env.ts'
import { Badge } from '#ui/feedback/badge.tsx'

/** The mark that every simulated price carries: those of the sandbox. */
export function SimulatedBadge() {
  const { t } = useTranslation('market')
  if (!isSandbox) return null
  return (
    <Badge icon={<FlaskConical aria-hidden="true" />} className="flex-none whitespace-nowrap">
      {t('simulated')}
    </Badge>
  )
}
