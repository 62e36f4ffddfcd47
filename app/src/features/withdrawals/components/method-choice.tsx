import { useTranslation } from 'react-i18next'
import { formatRate } from '#core/format/format-rate.ts'
import { RichText } from '#lib/i18n/rich-text.tsx'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { payoutOf, type WithdrawalMethod } from '../model/withdrawal-method.ts'

interface MethodChoiceProps {
  methods: readonly WithdrawalMethod[]
  value: WithdrawalMethod
  onChange: (method: WithdrawalMethod) => void
}

const figure = <bdi key="figure" dir="ltr" className="num" />

/** The ways to be paid out with their fees, one of them chosen. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('withdrawals')
  return (
    <ChoiceCards
      label={t('method.title')}
      columns={3}
      cards={methods.map(({ method, feeRate }) => {
        const payout = payoutOf(method)
        return {
          value: method,
          title: payout ? <bdi>{payout.currency}</bdi> : t('method.bank'),
          note: payout ? t('method.network', { network: payout.network }) : t('method.bankNote'),
          aside: <RichText text={t('method.fee', { rate: formatRate(feeRate) })} parts={[figure]} />,
        }
      })}
      value={value.method}
      onChange={(name) => {
        const method = methods.find((one) => one.method === name)
        if (method) onChange(method)
      }}
    />
  )
}
