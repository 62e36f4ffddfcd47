import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { entryInLanguage } from './amount-in-language.ts'
import { readDraft, writeDraft } from './drafts.ts'

/** What is kept of a form. */
export interface FormDraft<Form extends FieldValues> {
  readonly name: string
  /** The fields that are kept when the page is left: never a password, a code or a picture. */
  readonly fields: readonly (keyof Form & string)[]
}

/** What is kept of a form, and the language that its amounts are written in. */
interface KeptForm<Form extends FieldValues> {
  readonly language: string
  readonly values: Partial<Form>
}

/** What was kept of a form, its amounts by the signs of the language shown. */
export function readForm<Form extends FieldValues>(
  name: string,
  amounts: readonly (keyof Form & string)[],
  language: string,
): Partial<Form> {
  const kept = readDraft<Partial<KeptForm<Form>>>(name)
  if (kept?.values === undefined || kept.language === undefined) return {}
  const from = kept.language
  const written = amounts.filter((field) => field in (kept.values ?? {}))
  return {
    ...kept.values,
    ...Object.fromEntries(
      written.map((field) => [field, entryInLanguage(kept.values?.[field], from, language)]),
    ),
  }
}

/** Keeps what is typed into a form, with every change. */
export function useFormDraft<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  { name, fields }: FormDraft<Form>,
  language: string,
): void {
  const keep = useEffectEvent((all: Form) => {
    const values = Object.fromEntries(fields.map((field) => [field, all[field]])) as Partial<Form>
    writeDraft(name, { language, values } satisfies KeptForm<Form>)
  })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [form],
  )
}
