import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { CreditLine } from '../api/use-loans.ts'

type KycStatus = CreditLine['kycStatus']

/** Whether the user has to begin a check of the identity, or has one to look at. */
const hasCheck = byMember<KycStatus, boolean>(
  { NOT_VERIFIED: false, FAILED: false, PENDING_REVIEW: true, VERIFIED: true },
  true,
)
const whyOf = byMember<KycStatus, 'line.unverified' | 'line.pending' | 'line.otherCheck'>(
  {
    NOT_VERIFIED: 'line.unverified',
    FAILED: 'line.unverified',
    PENDING_REVIEW: 'line.pending',
    VERIFIED: 'line.pending',
  },
  'line.otherCheck',
)

/** Why an identity that is not verified stops a loan. */
export function UnverifiedReason({ status }: { status: KycStatus }) {
  const { t } = useTranslation(['loans', 'common'])
  return t(whyOf(status), { status: t('common:otherMember', { member: status }) })
}

/** Leads to the check of the identity, and back to `next`. */
export function IdentityLink({
  status,
  next,
  className,
}: {
  status: KycStatus
  next: string
  className?: string
}) {
  const { t } = useTranslation('loans')
  return (
    <LinkButton size="sm" wraps className={className} to={paths.identity.href({ next })}>
      {t(hasCheck(status) ? 'line.seeCheck' : 'line.verify')}
    </LinkButton>
  )
}
