import type { components } from '@swx/sdk'
import { Clock, ShieldCheck, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { byMember } from '#lib/enums/by-member.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'

/** State of the identity check. */
export type KycStatus = components['schemas']['KycStatus']

const lookOf = byMember<KycStatus, BadgeLook>(
  {
    NOT_VERIFIED: { tone: 'quiet', icon: null },
    PENDING_REVIEW: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
    VERIFIED: { tone: 'info', icon: <ShieldCheck aria-hidden="true" /> },
    FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
  },
  { tone: 'neutral', icon: null },
)

/** How far the identity check is. */
export function KycBadge({ status }: { status: KycStatus }) {
  const { t } = useTranslation('account')
  const { tone, icon } = lookOf(status)
  return (
    <Badge tone={tone} icon={icon}>
      {t(`kyc.${status}`)}
    </Badge>
  )
}
