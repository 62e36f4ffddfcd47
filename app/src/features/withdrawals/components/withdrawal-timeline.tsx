import { Ban, Check, Clock, Loader, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatQuantity, formatUsd } from '#core/format/figures.ts'
import { formatDateTime } from '#core/format/format-time.ts'
import { byMember } from '#lib/enums/by-member.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { Badge, type BadgeLook } from '#ui/feedback/badge.tsx'
import { timelineSteps, type WithdrawalStep } from '../model/timeline-steps.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import { payoutOf } from '../model/withdrawal-method.ts'

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

interface WithdrawalTimelineProps {
  withdrawal: Withdrawal
  /** Says at each step what it means. */
  isExplained?: boolean
}

/** The steps of a withdrawal, with times, reasons, and what is still to come. */
export function WithdrawalTimeline({ withdrawal, isExplained = false }: WithdrawalTimelineProps) {
  const { t } = useTranslation('withdrawals')
  const { language } = useLanguage()
  const noteOf = useStepNote(withdrawal)
  const all = timelineSteps(withdrawal)
  // Where it is only told how far it is, the last step ahead is enough.
  const steps = isExplained
    ? all
    : all.filter(({ state, name }) => state !== 'ahead' || name === all.at(-1)?.name)
  return (
    <Timeline
      layout={isExplained ? 'spread' : 'across'}
      steps={steps.map((step) => ({
        key: step.name,
        title: t(`step.${step.name}`),
        state: step.state,
        time: step.at ? (
          <bdi className="tabular-nums">
            {formatDateTime(step.at, language.tag)}
            {isExplained ? ' UTC' : ''}
          </bdi>
        ) : undefined,
        note: isExplained ? noteOf(step) : undefined,
      }))}
    />
  )
}

/** What a step of a withdrawal means for the user's money. */
function useStepNote(withdrawal: Withdrawal): (step: WithdrawalStep) => string {
  const { t } = useTranslation('withdrawals')
  const { amount, rate, receiveAmount, receiveCurrencyAmount, payoutReference } = withdrawal
  const currency = payoutOf(withdrawal.method)?.currency
  const receive =
    currency && receiveCurrencyAmount
      ? `${formatQuantity(receiveCurrencyAmount)}\u00a0${currency}`
      : formatUsd(receiveAmount)

  return ({ name, state, reason }) => {
    switch (name) {
      case 'submitted':
        return rate && rate !== '1' && currency
          ? t('note.submitted', { amount, rate, currency })
          : t('note.submittedBank', { amount })
      case 'paid':
        return state === 'done'
          ? t('note.sent', { receive, reference: payoutReference ?? '–' })
          : t('note.paid', { receive })
      case 'rejected':
      case 'failed':
      case 'cancelled':
        return [reason && t('note.reason', { reason }), t('note.returned', { amount })]
          .filter(Boolean)
          .join(' ')
      default:
        return t(`note.${name}`)
    }
  }
}
