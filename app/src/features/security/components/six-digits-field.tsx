import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { Field } from '#ui/form/field.tsx'
import { OtpInput } from '#ui/form/otp-input.tsx'

export interface SixDigitsFieldProps<Form extends FieldValues, Output> {
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
