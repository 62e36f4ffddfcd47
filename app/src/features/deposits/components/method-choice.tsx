import { useTranslation } from 'react-i18next'
import { ChoiceCards } from '#ui/form/choice-cards.tsx'
import { type DepositMethod, methodKey } from '../model/deposit-method.ts'

export interface MethodChoiceProps {
  methods: readonly DepositMethod[]
  value: DepositMethod
  onChange: (method: DepositMethod) => void
}

/** The ways to pay in: a currency and its network each, one of them chosen. */
export function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation('deposit')
  return (
    <ChoiceCards
      label={t('form.method')}
      cards={methods.map((method) => ({
        value: methodKey(method),
        title: <bdi>{method.currency}</bdi>,
        note: t('form.network', { network: method.network }),
      }))}
      value={methodKey(value)}
      onChange={(key) => {
        const method = methods.find((one) => methodKey(one) === key)
        if (method) onChange(method)
      }}
    />
  )
}
