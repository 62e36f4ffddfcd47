import { FlaskConical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

/** The mark that every simulated price carries. */
export function SimulatedBadge() {
  const { t } = useTranslation('market')
  return (
    <Badge icon={<FlaskConical aria-hidden="true" />} className="flex-none whitespace-nowrap">
      {t('simulated')}
    </Badge>
  )
}
