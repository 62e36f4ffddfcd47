import { roundDecimal } from '@swx/sdk/money'
import { useRef, useState } from 'react'
import type { LoanConfig } from '../../../core/parameters/loan-config.ts'
import { useDraft } from '../../../core/session/use-draft.ts'
import { understoodValue, useAmountReading } from '../../../ui/form/use-amount-reading.ts'
import { type LoanChoice, type LoanLimits, loanAmountErrorOf, termOf } from '../model/loan-choice.ts'

/** What a form for amount and term starts with. */
export interface LoanChoiceStart {
  /** Name that what is typed is kept under. */
  readonly draft: string
  readonly text?: string | undefined
  readonly termDays?: number | undefined
}

const dollars = { scale: 2, currency: 'USD' }

/** The state of a form for amount and term. */
export function useLoanChoice(config: LoanConfig, limits: LoanLimits, start: LoanChoiceStart) {
  const inputRef = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useDraft(start.draft, { text: start.text ?? '', termDays: start.termDays })
  const [isChecked, setIsChecked] = useState(false)
  const reading = useAmountReading().read(typed.text, dollars)
  const error = loanAmountErrorOf(reading, limits)
  const understood = understoodValue(reading)
  const termDays = termOf(config.terms, typed.termDays)
  const amount = understood === undefined || error ? undefined : roundDecimal(understood, dollars.scale)
  const choice: LoanChoice | undefined = amount === undefined ? undefined : { amount, termDays }
  return {
    /** What was chosen, once it can be applied for. */
    choice,
    termDays,
    fields: {
      config,
      limits,
      text: typed.text,
      onText: (text: string) => setTyped({ ...typed, text }),
      termDays,
      onTerm: (days: number) => setTyped({ ...typed, termDays: days }),
      error: isChecked ? error : undefined,
      inputRef,
    },
    /** Says what is wrong, and puts the user there; answers the choice when nothing is. */
    check(): LoanChoice | undefined {
      setIsChecked(true)
      if (choice === undefined) inputRef.current?.focus()
      return choice
    },
  }
}
