import type { LoanTerms } from '@swx/sdk/money'
import { useMemo } from 'react'
import { serverClock } from '#core/api/server-clock.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import type { LoanChoice } from '../model/loan-choice.ts'

/** The loan that the figures of the page are about. */
export interface ShownLoan {
  readonly terms: LoanTerms
  /** When it would be paid out: now, by the server's clock. */
  readonly at: number
  /** Nothing that can be applied for was typed yet: it shows the representative amount. */
  readonly isExample: boolean
}

const DAY_MS = 86_400_000

/** What was chosen, or 1,000.00 for the chosen term until an amount fits. */
export function useShownLoan(
  { rates }: LoanConfig,
  choice: LoanChoice | undefined,
  termDays: number,
): ShownLoan {
  const now = serverClock.now()
  // The same until the day changes, so that what is drawn is worked out once.
  const at = now - (now % DAY_MS)
  const amount = choice?.amount ?? '1000.00'
  const terms = useMemo(() => ({ ...rates, amount, termDays }), [rates, amount, termDays])
  return { terms, at, isExample: choice === undefined }
}
