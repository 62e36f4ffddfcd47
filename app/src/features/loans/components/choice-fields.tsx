import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { ModeBadge } from '../../../core/account-mode/mode-badge.tsx'
import { useMode } from '../../../core/account-mode/use-mode.ts'
import { formatMoney } from '../../../core/format/format-money.ts'
import { isolateFigure } from '../../../core/format/isolate-figure.ts'
import type { LoanConfig } from '../../../core/parameters/loan-config.ts'
import { useSession } from '../../../core/session/use-session.ts'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import type { LoanAmountError, LoanLimits } from '../model/loan-choice.ts'

/** Props of {@link ChoiceFields}. */
export interface ChoiceFieldsProps {
  config: LoanConfig
  limits: LoanLimits
  text: string
  onText: (text: string) => void
  termDays: number
  onTerm: (days: number) => void
  /** What is wrong with the amount; undefined until the user wanted to go on. */
  error: LoanAmountError | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

const dollars = { scale: 2, currency: 'USD' }

/** How much and for how long: only terms that are offered can be chosen. */
export function ChoiceFields({
  config,
  limits,
  text,
  onText,
  termDays,
  onTerm,
  error,
  inputRef,
}: ChoiceFieldsProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const money = (amount: string) => isolateFigure(formatMoney(amount))
  const range = t('choice.range', { min: money(limits.min), max: money(limits.max) })
  const errors: Record<LoanAmountError, ReactNode> = {
    enter: t('errors:enterLoanAmount'),
    unread: undefined,
    range: `${t('errors:investmentAmountWrong')} ${range}`,
    line: t('choice.line', { available: money(limits.available ?? limits.max) }),
  }
  return (
    <>
      <MoneyField
        {...dollars}
        label={
          <>
            {t('choice.amount')} {isLoggedIn ? <ModeBadge mode={mode} /> : null}
          </>
        }
        aside={<span className="text-12 text-muted">{range}</span>}
        unit="USD"
        text={text}
        onText={onText}
        error={error && errors[error]}
        inputRef={inputRef}
      />
      <div className="grid gap-1.5">
        <span className="text-13 font-strong" aria-hidden="true">
          {t('choice.term')}
        </span>
        <Segmented
          size="lg"
          label={t('choice.term')}
          options={config.terms.map((days) => ({ value: String(days), label: String(days) }))}
          value={String(termDays)}
          onChange={(days) => onTerm(Number(days))}
        />
      </div>
    </>
  )
}
