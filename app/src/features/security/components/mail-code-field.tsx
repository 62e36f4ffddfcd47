import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { CodeField } from '#core/forms/code-field.tsx'

export interface MailCodeFieldProps<Form extends FieldValues, Output> {
  control: Control<Form, unknown, Output>
  name: Path<Form>
  /** The user's own address. */
  email: string
  onSent: () => void
  onError: (error: unknown) => void
  error: string | undefined
}

/** The code that is sent to the user's own address. */
export function MailCodeField<Form extends FieldValues, Output>({
  control,
  name,
  ...code
}: MailCodeFieldProps<Form, Output>) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <CodeField
          {...code}
          scene="security"
          checkEmail={async () => true}
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          inputRef={ref}
        />
      )}
    />
  )
}
