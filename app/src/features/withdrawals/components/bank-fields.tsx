import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import type { Withdrawing } from './use-withdrawal-form.ts'

interface BankFieldProps {
  withdrawing: Withdrawing
  name: 'bankName' | 'cardholder' | 'accountNo'
  hint?: string | undefined
}

/** Where the money goes by a bank: bank, account holder, account. */
export function BankFields({ withdrawing }: Pick<BankFieldProps, 'withdrawing'>) {
  const { t } = useTranslation('withdrawals')
  return (
    <div className="grid gap-4">
      <BankField withdrawing={withdrawing} name="bankName" />
      <BankField withdrawing={withdrawing} name="cardholder" hint={t('form.cardholderHint')} />
      <BankField withdrawing={withdrawing} name="accountNo" hint={t('form.accountNoHint')} />
    </div>
  )
}

function BankField({ withdrawing, name, hint }: BankFieldProps) {
  const { t } = useTranslation('withdrawals')
  const { form, errorOf } = withdrawing
  const { field } = useController({ control: form.control, name })
  const isNumber = name === 'accountNo'
  return (
    <Field label={t(`form.${name}`)} hint={hint} error={errorOf(name, { [name]: t(`issue.${name}`) })}>
      <TextInput
        {...field}
        {...(isNumber && { dir: 'ltr', autoCapitalize: 'characters', spellCheck: false })}
        autoComplete={name === 'cardholder' ? 'name' : 'off'}
        maxLength={isNumber ? 44 : 100}
      />
    </Field>
  )
}
