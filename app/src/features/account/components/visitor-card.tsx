import { UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** What stands in the account's place for a visitor: two ways in. */
export function VisitorCard() {
  const { t } = useTranslation(['account', 'common'])
  return (
    <section className="card">
      <EmptyState
        icon={<UserRound aria-hidden="true" />}
        title={t('visitor.title')}
        body={t('visitor.body')}
        action={
          <div className="mt-2 flex flex-wrap justify-center gap-3">
            <LinkButton to={paths.login.href({ next: paths.profile.href() })}>
              {t('common:nav.logIn')}
            </LinkButton>
            <LinkButton to={paths.register.href({ next: paths.profile.href() })} variant="primary">
              {t('common:nav.signUp')}
            </LinkButton>
          </div>
        }
      />
    </section>
  )
}
