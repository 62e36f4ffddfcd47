import type { ComponentProps } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import { SelectInput } from '#ui/form/select-input.tsx'

export interface FormSelectProps<Form extends FieldValues, Output>
  extends Omit<ComponentProps<'select'>, 'name' | 'form' | 'onChange' | 'onBlur' | 'ref'> {
  control: Control<Form, unknown, Output>
  name: FieldPathByValue<Form, string>
}

/** A list of choices as a field of a form. What is chosen is held by the form, never by the browser alone. */
export function FormSelect<Form extends FieldValues, Output>({
  control,
  name,
  ...rest
}: FormSelectProps<Form, Output>) {
  const { field } = useController({ control, name })
  return <SelectInput {...field} {...rest} />
}
