import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { writeDraft } from './drafts.ts'

/** What is kept of a form. */
export interface FormDraft<Form extends FieldValues> {
  readonly name: string
  /** The fields that are kept when the page is left: never a password, a code or a picture. */
  readonly fields: readonly (keyof Form & string)[]
}

/** Keeps what is typed into a form, with every change. */
export function useFormDraft<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  { name, fields }: FormDraft<Form>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept of a form does not change
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          writeDraft(name, Object.fromEntries(fields.map((field) => [field, values[field]]))),
      }),
    [form],
  )
}
