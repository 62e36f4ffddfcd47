import { useTranslation } from 'react-i18next'
import { QueryView } from '#core/api/query-view.tsx'
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
  return (
    <QueryView
      card
      query={useUserInfo()}
      skeleton={<Skeleton lines={4} lineHeight={24} label={t('loading')} />}
      failed={t('failed')}
    >
      {(user) => <PasswordCard user={user} isTitled />}
    </QueryView>
  )
}
