import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { entryInLanguage } from './amount-in-language.ts'

/** Writes the amounts of a form anew when the language changes, before they are painted with another meaning. */
export function useAmountsInLanguage<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  amounts: readonly (keyof Form & string)[],
  language: string,
): void {
  const writtenIn = useRef(language)
  const writeAnew = useEffectEvent((from: string) => {
    for (const name of amounts as readonly Path<Form>[]) {
      const value = form.getValues(name)
      const next = entryInLanguage(value, from, language)
      if (next !== value) form.setValue(name, next as PathValue<Form, Path<Form>>)
    }
  })
  useLayoutEffect(() => {
    if (writtenIn.current !== language) writeAnew(writtenIn.current)
    writtenIn.current = language
  }, [language])
}
