import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export interface FieldLink {
  readonly id: string
  readonly describedBy: string | undefined
  readonly invalid: boolean
  /** What was entered can mean two things, and the user is asked which. */
  readonly isAsked?: boolean
}

/** Joins a control to the label, hint and error around it. */
export const FieldContext = createContext<FieldLink | undefined>(undefined)

/** How the box around a control is marked: refused, or waiting for an answer. */
export function useFieldMarks() {
  const link = useContext(FieldContext)
  return {
    'data-invalid': link?.invalid ? '' : undefined,
    'data-asked': link?.isAsked ? '' : undefined,
  }
}

/** Attributes that join a control to its field; nothing outside of one. */
export function useFieldLink() {
  const link = useContext(FieldContext)
  if (link === undefined) return {}
  return {
    id: link.id,
    'aria-describedby': link.describedBy,
    'aria-invalid': link.invalid || link.isAsked || undefined,
  }
}
