import { useTranslation } from 'react-i18next'
import { ModeBadge } from '#core/account-mode/mode-badge.tsx'
import { useMode } from '#core/account-mode/use-mode.ts'
import { MoneyField } from '#core/forms/amount-field.tsx'
import { useTyped } from '#core/forms/use-typed.ts'
import { useSession } from '#core/session/use-session.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import type { useLoanChoice } from './use-loan-choice.ts'

export interface ChoiceFieldsProps {
  choosing: ReturnType<typeof useLoanChoice>
}

/** How much and for how long: only terms that are offered can be chosen. */
export function ChoiceFields({ choosing }: ChoiceFieldsProps) {
  const { t } = useTranslation(['loans', 'errors'])
  const { mode } = useMode()
  const { isLoggedIn } = useSession()
  const { form, config, limits, termDays, errorOf } = choosing
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
          options={config.terms.map((days) => ({ value: String(days), label: String(days) }))}
          value={String(termDays)}
          onChange={(days) => form.setValue('termDays', days)}
        />
      </div>
    </>
  )
}
