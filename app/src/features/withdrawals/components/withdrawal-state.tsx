import { Ban, Check, Clock, Loader, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Withdrawal } from '../model/withdrawal.ts'

const looks = {
  TO_BE_REVIEWED: { tone: 'warn', Icon: Clock },
  APPROVED: { tone: 'info', Icon: Loader },
  COMPLETED: { tone: 'neutral', Icon: Check },
  REJECTED: { tone: 'danger', Icon: X },
  FAILED: { tone: 'danger', Icon: X },
  CANCELLED: { tone: 'quiet', Icon: Ban },
} as const

/** The status of a withdrawal, in words. */
export function WithdrawalState({ status }: Pick<Withdrawal, 'status'>) {
  const { t } = useTranslation('withdrawals')
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
