import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/form/field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'
import { useRuleWords } from './use-rule-words.ts'

/** What every form that chooses a security password holds. */
interface NewPassword extends FieldValues {
  password: string
  repeat: string
}

export interface NewSixDigitsFieldsProps<Form extends NewPassword, Output> {
  control: Control<Form, unknown, Output>
  errorOf: (name: 'password' | 'repeat', words: ReturnType<typeof useRuleWords>) => string | undefined
}

/** A new security password and its repetition. */
export function NewSixDigitsFields<Form extends NewPassword, Output>({
  control,
  errorOf,
}: NewSixDigitsFieldsProps<Form, Output>) {
  const { t } = useTranslation('security')
  const words = useRuleWords()
  return (
    <>
      <SixDigitsField
        control={control}
        name={'password' as Path<Form>}
        label={t('password.new')}
        hint={t('password.hint')}
        error={errorOf('password', words)}
      />
      <SixDigitsField
        control={control}
        name={'repeat' as Path<Form>}
        label={t('password.repeat')}
        error={errorOf('repeat', words)}
      />
    </>
  )
}

interface SixDigitsFieldProps<Form extends FieldValues, Output> {
  control: Control<Form, unknown, Output>
  name: Path<Form>
  label: string
  hint?: string | undefined
  error: string | undefined
}

/** A security password, as dots. */
export function SixDigitsField<Form extends FieldValues, Output>({
  control,
  name,
  ...field
}: SixDigitsFieldProps<Form, Output>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Field {...field}>
          <OtpInput masked ref={ref} name={name} value={value} onDigits={onChange} onBlur={onBlur} />
        </Field>
      )}
    />
  )
}
