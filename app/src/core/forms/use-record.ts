import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Lets the fields that hold what a record said follow the record. */
export function useRecord<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
  record: Form | undefined,
): void {
  const text = JSON.stringify(record)
  const followed = useRef(text)
  const follow = useEffectEvent((before: Form, now: Form) => {
    for (const name of Object.keys(now) as Path<Form>[]) {
      const value = JSON.stringify(form.getValues(name))
      if (value === JSON.stringify(before[name]) && value !== JSON.stringify(now[name]))
        form.setValue(name, now[name], { shouldValidate: true })
    }
  })
  useLayoutEffect(() => {
    if (text !== followed.current && text !== undefined && followed.current !== undefined)
      follow(JSON.parse(followed.current), JSON.parse(text))
    followed.current = text
  }, [text])
}
