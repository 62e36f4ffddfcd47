import { Check, CircleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { byMember } from '#lib/enums/by-member.ts'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { type Loan, type LoanState, stateOf } from '../model/loan.ts'

const lookOf = byMember<LoanState, BadgeLook>(
  {
    SIGNED: { tone: 'warn' },
    PENDING_REVIEW: { tone: 'warn' },
    REPAYING: { tone: 'info' },
    REPAID: { tone: 'neutral', icon: <Check aria-hidden="true" /> },
    OVERDUE: { tone: 'danger', icon: <CircleAlert aria-hidden="true" /> },
    REJECTED: { tone: 'danger', icon: <X aria-hidden="true" /> },
  },
  { tone: 'neutral' },
)

/** Where a loan is, in a word. */
export function LoanStateBadge({ loan }: { loan: Pick<Loan, 'status' | 'reviewStartedAt'> }) {
  const { t } = useTranslation('loans')
  const state = stateOf(loan)
  return <Badge {...lookOf(state)}>{t(`state.${state}`)}</Badge>
}
