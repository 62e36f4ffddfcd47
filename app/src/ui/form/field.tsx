import { OctagonAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useMemo, useState } from 'react'

/** What a field tells the control inside it. */
interface FieldLink {
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

export interface FieldProps {
  label: ReactNode
  /** Help that is always there. */
  hint?: ReactNode
  /**
   * What a hint that follows a price is about. A screen reader says the description of a field again with each change:
   * it hears the hint as it was when this last changed, or when the field got the focus.
   */
  hintAbout?: string | undefined
  /** What is wrong; replaces nothing, stands below the hint. */
  error?: ReactNode
  /** Id of a question about what was entered; the control then waits for its answer. */
  question?: string | undefined
  /** Beside the label, at its far end: what is available, a link. */
  aside?: ReactNode
  children: ReactNode
}

/** A label, one control, its hint and its error, joined for assistive technology. */
export function Field({ label, hint, hintAbout, error, question, aside, children }: FieldProps) {
  const id = useId()
  const hasHint = Boolean(hint)
  const invalid = Boolean(error)
  const link = useMemo(() => {
    const described = [hasHint && `${id}-hint`, invalid && `${id}-error`, question].filter(Boolean).join(' ')
    return { id, describedBy: described || undefined, invalid, isAsked: question !== undefined }
  }, [id, hasHint, invalid, question])

  const [heard, setHeard] = useState({ hint, about: hintAbout })
  const hear = () => setHeard({ hint, about: hintAbout })
  if (heard.about !== hintAbout) hear()
  const isSteady = hasHint && hintAbout !== undefined

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus only brings the description up to date
    <div className="grid min-w-0 gap-1.5" onFocus={isSteady ? hear : undefined}>
      <div className="flex min-h-5 items-center justify-between gap-2 text-13">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={link}>{children}</FieldContext>
      {hint ? (
        <p id={isSteady ? undefined : `${id}-hint`} className="text-12 text-muted">
          {hint}
        </p>
      ) : null}
      {isSteady ? (
        <span id={`${id}-hint`} hidden>
          {heard.hint}
        </span>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-12 text-danger">
          <OctagonAlert className="size-4 flex-none" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
