import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Gives a field the focus when what is wrong with it is on the page already: a screen reader says the field with its
 * description, and would say a description that comes later once more.
 */
export function useLateFocus<Form extends FieldValues, Output>({
  setFocus,
}: UseFormReturn<Form, unknown, Output>): (field: Path<Form>) => void {
  const [next, setNext] = useState<{ readonly field: Path<Form> }>()
  useEffect(() => {
    if (next !== undefined) setFocus(next.field)
  }, [next, setFocus])
  return (field) => setNext({ field })
}
