import { type LoanTerms, roundDecimal } from '@swx/sdk/money'
import { useMemo } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useServerTime } from '#core/api/use-server-time.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useAmountReading } from '#core/forms/use-amount-reading.ts'
import { type AppForm, useAppForm } from '#core/forms/use-app-form.ts'
import { useTyped } from '#core/forms/use-typed.ts'
import { useUnderstood } from '#core/forms/use-understood.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { useSession } from '#core/session/use-session.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { type LoanChoice, type LoanForm, type LoanLimits, loanForm, termOf } from '../model/loan-choice.ts'

/** What a form for amount and term starts with. */
export interface LoanChoiceStart {
  /** Name that what is typed is kept under. */
  readonly draft: string
  /** What the address names. */
  readonly given?: LoanChoice | undefined
}

/** The form for amount and term. */
export function useLoanChoice(config: LoanConfig, limits: LoanLimits, { draft, given }: LoanChoiceStart) {
  const { language, write } = useAmountReading()
  const { min, max, available } = limits
  const schema = useMemo(() => loanForm(language, { min, max, available }), [language, min, max, available])
  const app = useAppForm({
    schema,
    initial: { amount: '', termDays: String(termOf(config.terms, undefined)) },
    given: given && { amount: write(given.amount), termDays: String(given.termDays) },
    draft: { name: draft, fields: ['amount', 'termDays'] },
    amounts: ['amount'],
    mode: 'onSubmit',
  })
  const understood = useUnderstood(app.form.control, schema)
  const termDays = termOf(config.terms, Number(understood.termDays))
  const choice: LoanChoice | undefined =
    understood.amount === undefined ? undefined : { amount: roundDecimal(understood.amount, 2), termDays }
  return {
    form: app.form,
    errorOf: app.errorOf,
    /** What was chosen, once it can be applied for. */
    choice,
    termDays,
    /** For `onSubmit`: what to do with what was chosen. */
    submitChoice: (onChosen: (choice: LoanChoice) => void) =>
      app.submit(({ amount }) => onChosen({ amount: roundDecimal(amount, 2), termDays })),
  }
}

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
  const now = useServerTime()
  // The same until the day changes, so that what is drawn is worked out once.
  const at = now - (now % DAY_MS)
  const amount = choice?.amount ?? '1000.00'
  const terms = useMemo(() => ({ ...rates, amount, termDays }), [rates, amount, termDays])
  return { terms, at, isExample: choice === undefined }
}

export interface ChoiceFieldsProps {
  /** The terms that are offered, in days. */
  terms: readonly number[]
  /** The chosen one. */
  termDays: number
  limits: LoanLimits
  errorOf: AppForm<LoanForm>['errorOf']
}

/** How much and for how long: only terms that are offered can be chosen. */
export function ChoiceFields({ terms, termDays, limits, errorOf }: ChoiceFieldsProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const form = useFormContext<LoanForm>()
  const amount = useTyped(form.control, 'amount')
  const range = t('choice.range', { min: limits.min, max: limits.max })
  const outside = `${t('errors:investmentAmountWrong')} ${range}`
  return (
    <>
      <MoneyField
        {...amount}
        currency="USD"
        label={
          <>
            {t('choice.amount')} {isLoggedIn ? <ModeBadge mode={mode} /> : null}
          </>
        }
        aside={<span className="text-12 text-muted">{range}</span>}
        error={errorOf('amount', {
          missing: t('errors:enterLoanAmount'),
          tooSmall: outside,
          tooLarge: outside,
          beyondFunds: t('choice.line', { available: limits.available ?? limits.max }),
        })}
      />
      <div className="grid gap-1.5">
        <span className="text-13 font-strong" aria-hidden="true">
          {t('choice.term')}
        </span>
        <Segmented
          size="lg"
          label={t('choice.term')}
          options={terms.map((days) => ({ value: String(days), label: String(days) }))}
          value={String(termDays)}
          onChange={(days) => form.setValue('termDays', days)}
        />
      </div>
    </>
  )
}
