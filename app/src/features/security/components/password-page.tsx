import { useTranslation } from 'react-i18next'
import { ErrorState } from '#core/errors/error-state.tsx'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { PasswordCard } from './password-card.tsx'

/** The log-in password on a page of its own. */
export function PasswordPage() {
  return (
    <div className="page-frame grid grid-cols-[minmax(0,720px)] gap-4">
      <PageHeading page="password" />
      <OwnPassword />
    </div>
  )
}

function OwnPassword() {
  const { t } = useTranslation('security')
  const user = useUserInfo()
  if (user.isPending)
    return (
      <section className="card p-4">
        <Skeleton lines={4} lineHeight={24} label={t('loading')} />
      </section>
    )
  if (user.isError)
    return (
      <section className="card">
        <ErrorState error={user.error} title={t('failed')} onRetry={user.refetch} />
      </section>
    )
  return <PasswordCard user={user.data} isTitled />
}
