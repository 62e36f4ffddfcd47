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

/**
 * Holds the description of a control still while it has the focus: a screen reader says it again with each change, and
 * what follows a price changes all the time.
 *
 * @param now what the control is described by
 * @param about what was entered; the description is brought up to date when it changes
 */
export function useHeldDescription(now: ReactNode, about: string | undefined) {
  const [held, setHeld] = useState<{ readonly description: ReactNode; readonly about: string | undefined }>()
  const hold = () => setHeld({ description: now, about })
  if (held !== undefined && held.about !== about) hold()
  return {
    /** What is held; undefined while the control is described by what is shown. */
    description: held?.description,
    /** For what surrounds the control. */
    holders: { onFocus: held === undefined ? hold : undefined, onBlur: () => setHeld(undefined) },
  }
}

export interface FieldProps {
  label: ReactNode
  /** Help that is always there. */
  hint?: ReactNode
  /**
   * What a hint that follows a price is about: while the control has the focus, it is described by the hint as it was
   * when it got the focus, or when this changed.
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

  const held = useHeldDescription(hint, hintAbout)
  const isHeld = hasHint && held.description !== undefined

  return (
    <div className="grid min-w-0 gap-1.5" {...(hintAbout === undefined ? undefined : held.holders)}>
      <div className="flex min-h-5 items-center justify-between gap-2 text-13">
        <label htmlFor={id} className="font-strong">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={link}>{children}</FieldContext>
      {hint ? (
        <p id={isHeld ? undefined : `${id}-hint`} className="text-12 text-muted">
          {hint}
        </p>
      ) : null}
      {isHeld ? (
        <span id={`${id}-hint`} hidden>
          {held.description}
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
