import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { pageParts } from '#config/page-parts.ts'
import { safeNext } from '#config/paths.ts'
import { QueryView } from '#core/api/query-view.tsx'
import { ErrorState } from '#core/errors/error-state.tsx'
import { usePaymentLock } from '#core/money/payment-lock.tsx'
import { useUserInfo } from '#core/session/use-user-info.ts'
import { Note } from '#ui/feedback/note.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Columns, Page, Stack } from '#ui/layout/page.tsx'
import { PageHeading } from '#ui/layout/page-heading.tsx'
import { LockCard } from './lock-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SecurityPasswordCard } from './security-password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

/** Payment lock, sign-ins, log-in password and security password. */
export function SecurityPage() {
  return (
    <Page>
      <PageHeading page="security" />
      <OwnSecurity />
    </Page>
  )
}

function OwnSecurity() {
  const { t } = useTranslation(['security', 'money'])
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const next = safeNext(query.get('next'))
  const user = useUserInfo()
  const lock = usePaymentLock()

  // Where only the lock cannot be read, the rest of the page is there.
  const shown = {
    data: lock.isPending ? undefined : user.data,
    error: user.error,
    refetch: user.refetch,
  }
  return (
    <QueryView
      card
      query={shown}
      skeleton={<Skeleton lines={8} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
    >
      {(own) => (
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
          <Columns aside="wide">
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-lg:order-2">
              <SessionsCard />
              <PasswordCard user={own} />
            </div>
            <Stack>
              {lock.data ? (
                <SecurityPasswordCard
                  user={own}
                  lock={lock.data}
                  onTried={() => void lock.refetch()}
                  // What was being typed there was kept.
                  onSet={() => next && navigate(next, { replace: true })}
                />
              ) : null}
              {lock.data && !lock.data.locked ? <LockCard lock={lock.data} onEnd={() => {}} /> : null}
            </Stack>
          </Columns>
        </>
      )}
    </QueryView>
  )
}

/** Says that withdrawals wait after a reset of the security password, and until when. */
function PauseNote({ until }: { until: string }) {
  const { t } = useTranslation('security')
  return (
    <Note role="status">
      <p className="font-strong">{t('pause.title')}</p>
      <p>{t('pause.body', { time: until })}</p>
    </Note>
  )
}

interface ReturnNoteProps {
  /** The page the user came from. */
  to: string
  /** Whether the security password it needs is set. */
  isSet: boolean
}

/** Says to a user who came from a page that needs a security password what to do here, then shows the link back. */
function ReturnNote({ to, isSet }: ReturnNoteProps) {
  const { t } = useTranslation('security')
  return (
    <Note tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-40">{t(isSet ? 'back.ready' : 'back.first')}</p>
        {isSet ? (
          <LinkButton to={to} variant="primary">
            {t('back.go')}
          </LinkButton>
        ) : null}
      </div>
    </Note>
  )
}
