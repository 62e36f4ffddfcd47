import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { Note } from '#ui/feedback/note.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** Says that there is too little for a bid or a purchase, and leads to a deposit. */
export function LackingFunds() {
  const { t } = useTranslation(['errors', 'money'])
  return (
    <Note tone="danger" role="alert">
      <p>{t('errors:insufficientBalance')}</p>
      <LinkButton size="sm" to={paths.deposit.href()} className="mt-2">
        {t('money:step.deposit')}
      </LinkButton>
    </Note>
  )
}
