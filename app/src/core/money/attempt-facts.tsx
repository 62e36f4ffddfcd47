import { useTranslation } from 'react-i18next'
import { formatMoney } from '#core/format/figures.ts'
import { formatDateTimeFull, formatTime } from '#core/format/format-time.ts'
import { useLanguage } from '#lib/i18n/use-language.ts'
import { CostList } from '#ui/data/cost-list.tsx'
import { Figure } from '#ui/figure/figure.tsx'
import type { Attempt } from './attempt.ts'
import { type AnswerFacts, attemptText } from './attempt-text.ts'

/** Operations whose own words say the amount. */
const namesAmount: readonly Attempt['operation'][] = ['recharge', 'withdrawal', 'cancelWithdrawal']

export interface AttemptFactsProps {
  attempt: Attempt
  /** What its answer says, once it is known. */
  answer?: AnswerFacts | undefined
  cancelledAt?: string | undefined
}

/** What was sent and when, or what became of it. */
export function AttemptFacts({ attempt, answer, cancelledAt }: AttemptFactsProps) {
  const { t } = useTranslation('money')
  const { language } = useLanguage()
  const { operation, sentAt, summary } = attempt
  const row = (
    key: 'sent' | 'what' | 'takes' | 'returns' | 'number' | 'time' | 'cancelled',
    value: string,
    unit?: string,
  ) => ({
    key,
    label: t(`attempt.row.${key}`),
    value: key === 'what' ? <bdi>{value}</bdi> : <Figure value={value} {...(unit && { unit })} />,
  })
  const what = row('what', attemptText(t, attempt))
  const isReturn = operation === 'closeOrder' || operation === 'exitSmart' || operation === 'loan'
  const amount =
    summary.amount === undefined || namesAmount.includes(operation)
      ? []
      : [row(isReturn ? 'returns' : 'takes', formatMoney(summary.amount), summary.unit ?? 'USD')]

  if (answer) {
    return (
      <CostList
        rows={[
          ...(answer.orderNo ? [row('number', answer.orderNo)] : []),
          ...(answer.at ? [row('time', formatDateTimeFull(answer.at, language.tag), 'UTC')] : []),
          what,
        ]}
      />
    )
  }
  if (cancelledAt !== undefined)
    return <CostList rows={[what, row('cancelled', formatTime(cancelledAt, language.tag), 'UTC')]} />
  return <CostList rows={[row('sent', formatTime(sentAt, language.tag), 'UTC'), what, ...amount]} />
}
