import { Clock, ShieldCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/feedback/badge.tsx'

const looks = {
  NOT_VERIFIED: { tone: 'quiet', icon: null },
  PENDING_REVIEW: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
  VERIFIED: { tone: 'info', icon: <ShieldCheck aria-hidden="true" /> },
  FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
} as const

/** State of the identity check. */
export type KycStatus = keyof typeof looks

/** How far the identity check is. */
export function KycBadge({ status }: { status: KycStatus }) {
  const { t } = useTranslation('account')
  const { tone, icon } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`kyc.${status}`)}
    </Badge>
  )
}
