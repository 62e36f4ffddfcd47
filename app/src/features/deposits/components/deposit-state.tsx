import { Check, Clock, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/feedback/badge.tsx'
import type { Deposit } from '../model/deposit.ts'

const looks = {
  TO_BE_REVIEWED: { tone: 'warn', Icon: Clock },
  COMPLETED: { tone: 'info', Icon: Check },
  REJECTED: { tone: 'danger', Icon: X },
  FAILED: { tone: 'danger', Icon: X },
} as const

/** Where a deposit stands. */
export function DepositState({ status }: Pick<Deposit, 'status'>) {
  const { t } = useTranslation('deposit')
  const { tone, Icon } = looks[status]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Badge>
  )
}
