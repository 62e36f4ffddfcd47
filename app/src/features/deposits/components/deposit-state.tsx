import { Check, Clock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { byMember } from '#lib/enums/by-member.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import type { Deposit } from '../model/deposit.ts'

const lookOf = byMember<Deposit['status'], BadgeLook>(
  {
    TO_BE_REVIEWED: { tone: 'warn', icon: <Clock aria-hidden="true" /> },
    COMPLETED: { tone: 'info', icon: <Check aria-hidden="true" /> },
    REJECTED: { tone: 'danger', icon: <X aria-hidden="true" /> },
    FAILED: { tone: 'danger', icon: <X aria-hidden="true" /> },
  },
  { tone: 'neutral' },
)

/** Where a deposit stands. */
export function DepositState({ status }: Pick<Deposit, 'status'>) {
  const { t } = useTranslation('deposit')
  return <Badge {...lookOf(status)}>{t(`status.${status}`)}</Badge>
}
