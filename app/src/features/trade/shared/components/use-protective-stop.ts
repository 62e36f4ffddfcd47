import type { Ref } from 'react'
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'
import type { ProtectiveStopEntry } from '../model/protective-stop.ts'

/** What joins the field of a stop to its form. */
export interface ProtectiveStopControl {
  readonly entry: ProtectiveStopEntry
  readonly onEntry: (entry: ProtectiveStopEntry) => void
  readonly inputRef: Ref<HTMLInputElement>
}

/** Joins the field of a stop to a form, which holds it as it was typed. */
export function useProtectiveStop<Form extends FieldValues, Output>(
  control: Control<Form, unknown, Output>,
  name: FieldPathByValue<Form, ProtectiveStopEntry>,
): ProtectiveStopControl {
  const { field } = useController({ control, name })
  return { entry: field.value, onEntry: field.onChange, inputRef: field.ref }
}
