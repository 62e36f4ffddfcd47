import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { formatMoney } from '#core/format/format-money.ts'
import { isolateFigure } from '#core/format/isolate-figure.ts'
import type { LoanConfig } from '#core/parameters/loan-config.ts'
import { readDraft } from '#core/session/drafts.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { type Application, applicationDraft } from '../model/application.ts'

/** That an application was begun and not sent, and the way on with it. */
export function ApplicationNote({ config }: { config: LoanConfig }) {
  const { t } = useTranslation('loans')
  const [begun, setBegun] = useState<Application>()
  // Read again whenever the page is shown: it stays mounted while an application goes on.
  useEffect(() => setBegun(readDraft<Application>(applicationDraft)), [])
  const choice = begun?.choice
  if (begun === undefined || choice === undefined || !config.terms.includes(choice.termDays)) return null
  return (
    <Note tone="info">
      <p>
        {t('apply.begun', {
          amount: isolateFigure(formatMoney(choice.amount)),
          count: choice.termDays,
        })}
      </p>
      <LinkButton
        size="sm"
        wraps
        className="mt-2"
        to={paths.loanApply.href({ amount: choice.amount, days: choice.termDays, step: begun.step })}
      >
        {t('apply.resume')}
      </LinkButton>
    </Note>
  )
}
