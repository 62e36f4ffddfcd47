import { LogOut, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#config/paths.ts'
import { useLogOut } from '#core/session/use-log-out.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'

/** What a visitor sees in the place of an account: logging in and signing up. */
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

/** Logs out; see {@link useLogOut}. */
export function LogoutButton() {
  const { t } = useTranslation('account')
  const { logOut, isPending } = useLogOut()
  return (
    <Button
      busy={isPending}
      icon={<LogOut className="mirror-rtl size-4" aria-hidden="true" />}
      onClick={logOut}
    >
      {t(isPending ? 'logout.busy' : 'logout.action')}
    </Button>
  )
}
