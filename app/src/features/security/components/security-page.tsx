import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageParts } from '#config/page-parts.ts'
import { safeNext } from '#config/paths.ts'
import { ErrorState } from '#core/errors/error-state.tsx'
import { usePaymentLock } from '#core/money-submission/use-payment-lock.ts'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { LockCard } from './lock-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PauseNote } from './pause-note.tsx'
import { ReturnNote } from './return-note.tsx'
import { SecurityPasswordCard } from './security-password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Payment lock, sign-ins, log-in password and security password. */
export function SecurityPage() {
  const { t } = useTranslation(['security', 'common'])
  return (
    <div className="page-frame grid grid-cols-[minmax(0,1fr)] gap-4">
      <PageHeading title={t('common:page.security')} />
      <OwnSecurity />
    </div>
  )
}

function OwnSecurity() {
  const { t } = useTranslation(['security', 'money'])
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const next = safeNext(query.get('next'))
  const user = useUserInfo()
  const lock = usePaymentLock()

  if (user.isPending || lock.isPending)
    return (
      <section className="card p-4">
        <Skeleton lines={8} lineHeight={24} label={t('loading')} />
      </section>
    )
  if (user.isError)
    return (
      <section className="card">
        <ErrorState error={user.error} title={t('failed')} onRetry={user.refetch} />
      </section>
    )
  return (
    <>
      {next && lock.data ? <ReturnNote to={next} isSet={lock.data.hasPassword} /> : null}
      {lock.data === undefined ? (
        <section id={pageParts.lock} className="card">
          <ErrorState error={lock.error} title={t('money:unchecked')} onRetry={lock.refetch} />
        </section>
      ) : (
        <>
          {lock.data.withdrawalsPausedUntil === null ? null : (
            <PauseNote until={lock.data.withdrawalsPausedUntil} />
          )}
          {lock.data.locked ? <LockCard lock={lock.data} onEnd={() => void lock.refetch()} /> : null}
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
          <SessionsCard />
          <PasswordCard user={user.data} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {lock.data ? (
            <SecurityPasswordCard
              user={user.data}
              lock={lock.data}
              onTried={() => void lock.refetch()}
              // What was being typed there was kept.
              onSet={() => next && navigate(next, { replace: true })}
            />
          ) : null}
          {lock.data && !lock.data.locked ? <LockCard lock={lock.data} onEnd={() => {}} /> : null}
        </div>
      </div>
    </>
  )
}
