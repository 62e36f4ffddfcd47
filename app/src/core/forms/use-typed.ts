import type { Ref } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

/** What joins an amount field to its form. */
export interface Typed {
  /** Name of the input in its form's `elements`. */
  readonly name?: string | undefined
  readonly text: string
  readonly onText: (text: string) => void
  readonly onBlur?: (() => void) | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

/**
 * Joins `MoneyField`, `SizeField` or `PriceField` to a field of a form, which holds the text as it was typed; what it
 * means its rule finds out (`amountRule`).
 *
 * @example
 * <MoneyField {...useTyped(form.control, 'amount')} label={label} currency="USD" error={errorOf('amount')} />
 */
export function useTyped<Form extends FieldValues, Output>(
  control: Control<Form, unknown, Output>,
  name: FieldPathByValue<Form, string>,
): Typed {
  const { field } = useController({ control, name })
  return {
    name: field.name,
    text: field.value,
    onText: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
  }
}
