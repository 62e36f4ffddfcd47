import { quoteLoan } from '@swx/sdk/money'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '#config/paths.ts'
import { ModeSwitchDialog } from '#core/account-mode/lazy-mode-switch-dialog.ts'
import { ModeButton } from '#core/account-mode/mode-button.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { useSession } from '#core/session/use-session.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import type { LoanChoice } from '../model/loan-choice.ts'
import { ChoiceFields, type ChoiceFieldsProps, type ShownLoan } from './loan-choice-fields.tsx'
import { QuoteCosts } from './quote-costs.tsx'

export interface QuoteCardProps extends ChoiceFieldsProps {
  /** What was chosen, once it can be applied for. */
  choice: LoanChoice | undefined
  /** For `onSubmit`: what to do with what was chosen. */
  submitChoice: (onChosen: (choice: LoanChoice) => void) => (event: { preventDefault(): void }) => void
  shown: ShownLoan
  /** The own loan that has to be repaid first. */
  openLoanNo: string | undefined
}

/** Amount and term, what they cost, and the button to apply. */
export function QuoteCard({ choice, submitChoice, shown, openLoanNo, ...fields }: QuoteCardProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const navigate = useNavigate()
  const [asksForReal, setAsksForReal] = useState(false)
  const { terms, at, isExample } = shown

  const handleContinue = submitChoice(({ amount, termDays }) => {
    if (mode === 'demo') return setAsksForReal(true)
    navigate(paths.loanApply.href({ amount, days: termDays }))
  })
  return (
    <form
      noValidate
      aria-label={t('quote.title')}
      className="card"
      onSubmit={isLoggedIn ? handleContinue : (event) => event.preventDefault()}
    >
      <div className="border-b border-line px-4 py-3">
        <h2>{t('quote.title')}</h2>
        {isExample ? (
          <p className="text-12 text-muted">{t('quote.example', { amount: terms.amount })}</p>
        ) : null}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3">
        <ChoiceFields {...fields} />
        <QuoteCosts terms={terms} at={at} />
        <Note tone="neutral">
          <p>{t('quote.borrowed')}</p>
          <p className="mt-1">{t('quote.onlyWhat', { date: quoteLoan(terms, at).repaymentDate })}</p>
        </Note>
        {openLoanNo === undefined ? null : (
          <Note tone="warn">
            <p>{t('choice.open')}</p>
            <LinkButton size="sm" wraps className="mt-2" to={paths.loanRecord.href({ no: openLoanNo })}>
              {t('line.seeLoan')}
            </LinkButton>
          </Note>
        )}
        {isLoggedIn ? (
          <ModeButton mode={mode} type="submit" disabled={openLoanNo !== undefined}>
            {choice === undefined ? t('quote.continueEmpty') : t('quote.continue', { amount: choice.amount })}
          </ModeButton>
        ) : (
          <LinkButton variant="primary" size="lg" to={paths.login.href({ next: paths.loan.href() })}>
            {t('quote.logIn')}
          </LinkButton>
        )}
        <p className="text-12 text-muted">{t('quote.next')}</p>
      </div>
      <ModeSwitchDialog
        open={asksForReal}
        target="real"
        reason={t('errors:demoCannotUse')}
        onClose={() => setAsksForReal(false)}
      />
    </form>
  )
}
