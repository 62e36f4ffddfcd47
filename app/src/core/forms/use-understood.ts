import { useMemo } from 'react'
import { type Control, type FieldValues, useWatch } from 'react-hook-form'
import { z } from 'zod/mini'

/** The fields of a form that were understood so far, each for itself: what is shown of an order while it is typed. */
export type Understood<Schema extends z.ZodMiniObject> = Partial<z.output<Schema>>

/** Reads each field by its own rule. */
export function understoodOf<Schema extends z.ZodMiniObject>(
  { shape }: Schema,
  values: Readonly<Record<string, unknown>>,
): Understood<Schema> {
  const parts = Object.entries(shape as Record<string, z.core.$ZodType>).flatMap(([name, rule]) => {
    const { success, data } = z.safeParse(rule, values[name])
    return success ? [[name, data]] : []
  })
  return Object.fromEntries(parts)
}

/** What is understood of a form now; follows its fields, the language and the limits in its schema. */
export function useUnderstood<Form extends FieldValues, Output, Schema extends z.ZodMiniObject>(
  control: Control<Form, unknown, Output>,
  schema: Schema,
): Understood<Schema> {
  const values = useWatch({ control })
  return useMemo(() => understoodOf(schema, values), [schema, values])
}
