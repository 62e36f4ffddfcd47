import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/form/field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'

/** The texts of broken rules that only security passwords have. */
export function useSixDigitsWords() {
  const { t } = useTranslation('security')
  return {
    sixDigits: t('rule.sixDigits'),
    weak: t('rule.weak'),
    unchanged: t('rule.unchanged'),
    passwordsDiffer: t('rule.differ'),
  }
}

interface NewSixDigitsFieldsProps {
  errorOf: (name: 'password' | 'repeat', words: Readonly<Record<string, string>>) => string | undefined
}

/** A new security password and its repetition, in a form that has fields for both. */
export function NewSixDigitsFields({ errorOf }: NewSixDigitsFieldsProps) {
  const { t } = useTranslation('security')
  const words = useSixDigitsWords()
  return (
    <>
      <SixDigitsField
        name="password"
        label={t('password.new')}
        hint={t('password.hint')}
        error={errorOf('password', words)}
      />
      <SixDigitsField name="repeat" label={t('password.repeat')} error={errorOf('repeat', words)} />
    </>
  )
}

interface SixDigitsFieldProps {
  name: 'oldPassword' | 'password' | 'repeat'
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** A security password, as dots. */
export function SixDigitsField({ name, ...field }: SixDigitsFieldProps) {
  const { value, onChange, onBlur, ref } = useController({ name }).field
  return (
    <Field {...field}>
      <OtpInput masked ref={ref} name={name} value={value} onDigits={onChange} onBlur={onBlur} />
    </Field>
  )
}
