import { Ban, Check, Clock, Loader, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { byMember } from '#lib/enums/by-member.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import type { Withdrawal } from '../model/withdrawal.ts'

const lookOf = byMember<Withdrawal['status'], BadgeLook>(
  {
    TO_BE_REVIEWED: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
    APPROVED: { tone: 'info', icon: <Loader aria-hidden="true" /> },
    COMPLETED: { tone: 'neutral', icon: <Check aria-hidden="true" /> },
    REJECTED: { tone: 'danger', icon: <X aria-hidden="true" /> },
    FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
    CANCELLED: { tone: 'quiet', icon: <Ban aria-hidden="true" /> },
  },
  { tone: 'neutral' },
)

/** The status of a withdrawal, in words. */
export function WithdrawalState({ status }: Pick<Withdrawal, 'status'>) {
  const { t } = useTranslation('withdrawals')
  return <Badge {...lookOf(status)}>{t(`status.${status}`)}</Badge>
}
