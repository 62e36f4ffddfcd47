import { useTranslation } from 'react-i18next'
import { formatDateTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { Timeline } from '#ui/data/timeline.tsx'
import { timelineSteps } from '../model/timeline-steps.ts'
import type { Withdrawal } from '../model/withdrawal.ts'
import { useStepNote } from './use-step-note.ts'

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
